// Runs the statements of a file in memory and prints every row and every error: `sqlite SCRIPT.sql`.
#include "sqlite3.h"

#include <stdio.h>
#include <stdlib.h>

static char *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END))
    return NULL;
  long size = ftell(file);
  rewind(file);
  char *text = calloc((size_t)size + 1, 1);
  if (text && fread(text, 1, (size_t)size, file) != (size_t)size)
    return NULL;
  fclose(file);
  return text;
}

static void print_row(sqlite3_stmt *statement) {
  for (int c = 0; c < sqlite3_column_count(statement); c++) {
    const unsigned char *text = sqlite3_column_text(statement, c);
    printf("%s%s", c ? "|" : "", text ? (const char *)text : "NULL");
  }
  putchar('\n');
}

int main(int count, char **arguments) {
  char *script = count == 2 ? contents(arguments[1]) : NULL;
  sqlite3 *db;
  if (!script || sqlite3_open(":memory:", &db) != SQLITE_OK)
    return 2;
  for (const char *rest = script; *rest;) {
    const char *start = rest;
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, start, -1, &statement, &rest) != SQLITE_OK) {
      printf("error: %s\n", sqlite3_errmsg(db));
      if (rest == start)
        break;
      continue;
    }
    int step = SQLITE_DONE;
    while (statement && (step = sqlite3_step(statement)) == SQLITE_ROW)
      print_row(statement);
    if (step != SQLITE_DONE)
      printf("error: %s\n", sqlite3_errmsg(db));
    sqlite3_finalize(statement);
  }
  sqlite3_close(db);
  free(script);
  return 0;
}

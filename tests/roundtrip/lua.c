// Runs Lua scripts, each in a fresh state: `lua SCRIPT.lua…`.
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

#include <stdio.h>

int main(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    lua_State *state = luaL_newstate();
    if (!state)
      return 2;
    luaL_openlibs(state);
    if (luaL_dofile(state, arguments[i]))
      printf("error: %s\n", lua_tostring(state, -1));
    lua_close(state);
  }
  return 0;
}

-- A long tour of SQLite: parser, planner, B-trees, sorter, triggers, JSON, window functions, full-text search, floats.
SELECT sqlite_version() IS NOT NULL;
PRAGMA foreign_keys = ON;
CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, born INTEGER CHECK (born > 1000));
CREATE TABLE book (id INTEGER PRIMARY KEY, author INTEGER REFERENCES author (id) ON DELETE CASCADE, title TEXT, price REAL, tags TEXT);
CREATE INDEX book_author ON book (author, price DESC);
CREATE INDEX book_cheap ON book (price) WHERE price < 20;
CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT, amount REAL);
CREATE TRIGGER book_added AFTER INSERT ON book BEGIN INSERT INTO log (what, amount) VALUES ('added ' || NEW.title, NEW.price); END;
CREATE TRIGGER book_changed AFTER UPDATE OF price ON book WHEN OLD.price <> NEW.price BEGIN
  INSERT INTO log (what, amount) VALUES ('changed ' || OLD.title, NEW.price - OLD.price); END;
INSERT INTO author VALUES (1, 'Ada', 1815), (2, 'Blaise', 1623), (3, 'Carl', 1777), (4, 'Emmy', 1882);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO book SELECT i, 1 + i % 4, printf('Volume %04d', i * 7919 % 4001), round(5 + (i * 37 % 1000) / 17.0, 4),
    json_array(i % 3, 'tag' || i % 5) FROM n;
SELECT count(*), sum(price), avg(price), min(title), max(title), total(id) FROM book;
SELECT author.name, count(*), round(sum(price), 3), group_concat(DISTINCT book.id % 7) FROM author JOIN book ON book.author = author.id GROUP BY 1 ORDER BY 3 DESC;
SELECT title, price FROM book WHERE price < 6 AND author = 3 ORDER BY price, title LIMIT 12;
SELECT b.title, round(b.price - o.price, 5) FROM book b JOIN book o ON o.id = b.id + 1 AND o.author > b.author WHERE b.id % 400 = 3 ORDER BY 2;
SELECT name, (SELECT max(price) FROM book WHERE author = author.id) FROM author ORDER BY id;
SELECT id, price, rank() OVER w, round(sum(price) OVER (w ROWS BETWEEN 3 PRECEDING AND CURRENT ROW), 4),
  lag(title, 2, '-') OVER w FROM book WHERE id < 40 WINDOW w AS (PARTITION BY author ORDER BY price DESC, id);
SELECT ntile(5) OVER (ORDER BY price), count(*) FROM book GROUP BY id HAVING id % 501 = 0;
BEGIN; UPDATE book SET price = price * 1.1 WHERE id % 10 = 0; SAVEPOINT s; DELETE FROM book WHERE author = 2; SELECT count(*) FROM book;
ROLLBACK TO s; SELECT count(*) FROM book; COMMIT;
SELECT count(*), round(sum(amount), 6) FROM log WHERE what LIKE 'changed%';
SELECT what, amount FROM log WHERE what GLOB 'changed *00*' ORDER BY id LIMIT 10;
DELETE FROM author WHERE id = 4; SELECT count(*) FROM book; SELECT changes(), total_changes();
INSERT INTO author VALUES (5, 'Ada', 1900);
INSERT INTO author VALUES (6, 'Zeno', 100);
INSERT INTO book VALUES (9001, 77, 'orphan', 1, '[]');
INSERT INTO author VALUES (1, 'Ada L.', 1815) ON CONFLICT (id) DO UPDATE SET name = excluded.name || '!' RETURNING *;
SELECT value, count(*) FROM book, json_each(book.tags) GROUP BY value ORDER BY value;
SELECT json_extract('{"a":[1,2,{"b":3.5}]}', '$.a[2].b'), json_object('x', 1, 'y', json('[true,null]')), json_patch('{"a":1,"b":2}', '{"b":null,"c":3}');
SELECT quote(x'00ff10'), hex(zeroblob(4)), typeof(1e3), 7 / 2, 7 / 2.0, 7 % -3, -7 % 3, 1 << 62, ~5, 0x7fffffffffffffff + 1;
SELECT 0.1 + 0.2, 1e308 * 10, -1e308 * 10, 1.0 / 3, 12345678901234567890, 9223372036854775807, 1e-310, CAST('12abc' AS REAL), round(2.5), round(-2.675, 2);
SELECT printf('%08.3f|%-10s|%+d|%e|%g|%x|%c|%%|%q', 3.14159, 'left', 42, 123456.789, 1e-7, 255, 'z', 'it''s');
SELECT substr('structured', 3, 4), instr('haystack', 'st'), replace('aXbXc', 'X', '--'), upper('grün'), trim('  x '), unicode('λ'), char(955, 8712);
SELECT date('2024-02-28', '+2 days'), strftime('%Y-%j %H:%M:%f', '2026-11-21 10:09:38.5'), julianday('2000-01-01 12:00'), datetime(0, 'unixepoch');
WITH RECURSIVE fib (a, b, n) AS (SELECT 0, 1, 0 UNION ALL SELECT b, a + b, n + 1 FROM fib WHERE n < 80) SELECT a FROM fib WHERE n % 16 = 0;
WITH RECURSIVE
  x (v) AS (SELECT -2.0 UNION ALL SELECT v + 0.05 FROM x WHERE v < 1.2),
  y (v) AS (SELECT -1.0 UNION ALL SELECT v + 0.1 FROM y WHERE v < 1.0),
  m (n, cx, cy, a, b) AS (SELECT 0, x.v, y.v, 0.0, 0.0 FROM x, y UNION ALL SELECT n + 1, cx, cy, a * a - b * b + cx, 2 * a * b + cy FROM m WHERE a * a + b * b < 4 AND n < 28),
  best (n, cx, cy) AS (SELECT max(n), cx, cy FROM m GROUP BY cx, cy),
  line (cy, t) AS (SELECT cy, group_concat(substr(' .+*#', 1 + min(n / 7, 4), 1), '') FROM (SELECT * FROM best ORDER BY cy, cx) GROUP BY cy)
  SELECT rtrim(t) FROM line;
WITH RECURSIVE board (s, k) AS (SELECT '', 0 UNION ALL SELECT s || c.v, k + 1 FROM board, (WITH d (v) AS (VALUES (1), (2), (3), (4), (5), (6)) SELECT v FROM d) AS c
  WHERE k < 6 AND instr(s, c.v) = 0 AND NOT EXISTS (WITH RECURSIVE p (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM p WHERE i < 6)
    SELECT 1 FROM p WHERE i <= k AND abs(CAST(substr(s, i, 1) AS INTEGER) - c.v) = k + 1 - i)) SELECT s FROM board WHERE k = 6 ORDER BY s;
CREATE VIRTUAL TABLE page USING fts5 (title, body);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
  INSERT INTO page SELECT 'page ' || i, 'the quick ' || CASE i % 3 WHEN 0 THEN 'brown fox' WHEN 1 THEN 'red hen' ELSE 'grey goose' END || ' number ' || i || ' jumps' FROM n;
SELECT count(*) FROM page WHERE page MATCH 'fox AND quick'; SELECT title FROM page WHERE page MATCH 'goose number 5*' ORDER BY rank, rowid LIMIT 5;
SELECT highlight(page, 1, '[', ']') FROM page WHERE page MATCH '"red hen"' LIMIT 2;
CREATE VIRTUAL TABLE box USING rtree (id, x0, x1, y0, y1);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO box SELECT i, i % 50, i % 50 + 1.5, i / 50, i / 50 + 0.5 FROM n;
SELECT count(*), sum(id) FROM box WHERE x0 > 10 AND x1 < 20 AND y0 >= 3 AND y1 <= 9;
CREATE TABLE pair (a, b, PRIMARY KEY (a, b)) WITHOUT ROWID;
WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2999) INSERT INTO pair SELECT i * 31 % 101, i FROM n;
SELECT a, count(*), sum(b) FROM pair WHERE a BETWEEN 20 AND 24 GROUP BY a; SELECT a FROM pair EXCEPT SELECT i FROM (WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 97) SELECT i FROM n);
CREATE VIEW cheap AS SELECT author, avg(price) AS mean FROM book WHERE price < 20 GROUP BY author; SELECT author, round(mean, 6) FROM cheap;
ALTER TABLE book ADD COLUMN pages INTEGER DEFAULT 100; ALTER TABLE book RENAME COLUMN tags TO labels; UPDATE book SET pages = length(title) * id % 997;
CREATE TABLE computed (r REAL, area AS (r * r * 3.141592653589793) STORED, half AS (area / 2)); INSERT INTO computed (r) VALUES (1), (2.5), (1e5); SELECT * FROM computed;
ANALYZE; REINDEX; VACUUM; PRAGMA integrity_check; EXPLAIN QUERY PLAN SELECT * FROM book WHERE author = 1 AND price > 3;
SELECT round(sum(pages * price), 3), count(DISTINCT pages) FROM book; SELECT no_such_column FROM book;

-- A tour of Lua: tables, closures, coroutines, metatables, strings, integers and floats, errors, garbage.
local function section(name) print("-- " .. name) end

section "sieve and sorting"
local sieve, primes = {}, {}
for i = 2, 20000 do
  if not sieve[i] then
    primes[#primes + 1] = i
    for j = i * i, 20000, i do sieve[j] = true end
  end
end
print(#primes, primes[#primes])
local state = 42
local function random(n) state = (state * 1103515245 + 12345) % 2147483648; return state // 65536 % n end
local numbers = {}
for i = 1, 3000 do numbers[i] = random(100000) end
table.sort(numbers)
local sum = 0
for i, v in ipairs(numbers) do sum = sum + i * v end
print(sum, numbers[1], numbers[1500], select("#", table.unpack(numbers, 1, 100)))
table.sort(numbers, function(a, b) return a % 100 < b % 100 or a % 100 == b % 100 and a > b end)
print(table.concat(numbers, ",", 1, 12))

section "closures and coroutines"
local function counter() local n = 0; return function() n = n + 1; return n end end
local a, b = counter(), counter()
print(a(), a(), b(), a())
local function permutations(list, n)
  n = n or #list
  if n <= 1 then coroutine.yield(list) else
    for i = 1, n do
      list[n], list[i] = list[i], list[n]
      permutations(list, n - 1)
      list[n], list[i] = list[i], list[n]
    end
  end
end
local found = 0
for p in coroutine.wrap(function() permutations {1, 2, 3, 4, 5, 6} end) do
  found = found + p[1] * p[6]
end
print(found)

section "metatables"
local Vector = {}
Vector.__index = Vector
Vector.__add = function(u, v) return setmetatable({u[1] + v[1], u[2] + v[2]}, Vector) end
Vector.__mul = function(u, v) return type(v) == "number" and setmetatable({u[1] * v, u[2] * v}, Vector) or u[1] * v[1] + u[2] * v[2] end
Vector.__eq = function(u, v) return u[1] == v[1] and u[2] == v[2] end
Vector.__lt = function(u, v) return u * u < v * v end
Vector.__tostring = function(u) return "(" .. u[1] .. ", " .. u[2] .. ")" end
Vector.__call = function(u, k) return u[k] end
local v = setmetatable({3, 4}, Vector)
print(tostring(v + v * 2), v * v, v(2), v < v * 2, v == setmetatable({3, 4}, Vector))
local log = {}
local proxy = setmetatable({}, {__index = function(_, k) log[#log + 1] = k; return k .. "!" end, __newindex = function(t, k, x) rawset(t, k, x * 2) end})
proxy.x = 21
print(proxy.x, proxy.y, #log)

section "numbers"
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2 ^ 0.5, 1e15, 2 ^ 53, 10 / 2, 3 | 5, 6 & 11, 5 ~ 1, ~0, 1 << 62, -1 >> 60)
print(math.maxinteger + 1 == math.mininteger, math.tointeger(3.0), math.ult(-1, 1), 0x7fp3, 1e308 * 10, -(0 / 0) ~= -(0 / 0))
print(string.format("%5.2f|%-8s|%08d|%x|%g|%q|%a", math.pi, "left", 42, 255, 1e-10, 'say "hi"\n', 0.5))
local x, steps = 1.0, 0
repeat local last = x; x = (x + 2 / x) / 2; steps = steps + 1 until math.abs(last - x) < 1e-15
print(x, steps, math.sin(1), math.exp(1), math.log(10, 10), math.fmod(-7, 3), math.floor(-3.5), math.ceil(-3.5))
local n, inside = 200, 0
for i = 0, n do for j = 0, n do if (i / n) ^ 2 + (j / n) ^ 2 <= 1 then inside = inside + 1 end end end
print(inside)

section "strings"
print(("the quick brown fox"):gsub("%w+", function(w) return w:sub(1, 1):upper() .. w:sub(2) end))
for key, value in ("a=1, bc=22, d=x"):gmatch("(%w+)=(%w+)") do io.write(key, ":", value, " ") end
print(("x"):rep(5, "-"), ("hello"):byte(1, -1), ("%bxy"):find("%", 1, true), ("f(a(b)c)d"):match("%b()"))
print(utf8.char(955, 8712), utf8.len("λ∈"), #"λ∈", string.pack("<i4d", 7, 1.5):byte(1, -1))
local words = {}
for i = 1, 2000 do words[#words + 1] = tostring(i * 7919 % 10007) end
local text = table.concat(words, " ")
local digits = {}
for d in text:gmatch("%d") do digits[d] = (digits[d] or 0) + 1 end
for d = 0, 9 do io.write(digits[tostring(d)], " ") end
print(#text)

section "errors and scopes"
print(pcall(error, {code = 7}), select(2, pcall(error, "plain", 0)))
print(select(2, xpcall(function() local t = nil; return t.x end, function(m) return (m:gsub("^.-:%d+: ", "")) end)))
print(pcall(function() return 1 + {} end) == false, pcall(string.rep, "x", -1))
do
  local order = {}
  do
    local first <close> = setmetatable({}, {__close = function() order[#order + 1] = "first" end})
    local second <close> = setmetatable({}, {__close = function() order[#order + 1] = "second" end})
  end
  print(table.concat(order, " "))
end
local function deep(k) if k == 0 then return 0 end return 1 + deep(k - 1) end
print(deep(10000), pcall(function() local function endless() return 1 + endless() end return endless() end) == false)
for i = 1, 3 do for j = 1, 3 do if j == 2 then goto continue end; io.write(i, j, " ") ::continue:: end end
print()

section "garbage"
local weak = setmetatable({}, {__mode = "v"})
for i = 1, 20000 do weak[i % 100] = {i, tostring(i)} end
collectgarbage()
print(next(weak) == nil, load("return ...")(5), #string.dump(function() return 1 end) > 0)
local function queens(size)
  local count, columns, up, down = 0, {}, {}, {}
  local function place(row)
    if row > size then count = count + 1; return end
    for c = 1, size do
      if not columns[c] and not up[row + c] and not down[row - c] then
        columns[c], up[row + c], down[row - c] = true, true, true
        place(row + 1)
        columns[c], up[row + c], down[row - c] = nil, nil, nil
      end
    end
  end
  place(1)
  return count
end
print(queens(7))

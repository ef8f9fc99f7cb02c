/** Stream ids compare as two numbers: `behind(a, b)` tells that a comes before b. */
const behind = `
local function behind(a, b)
  local am, as = string.match(a, '^(%d+)-(%d+)$')
  local bm, bs = string.match(b, '^(%d+)-(%d+)$')
  am, as, bm, bs = tonumber(am), tonumber(as), tonumber(bm), tonumber(bs)
  return am < bm or (am == bm and as < bs)
end`;

/**
 * The epoch of the store. A store that is empty, or whose stream ends before what this node has read, has lost
 * something: a new epoch begins. Keys: epoch, stream; arguments: the epoch known, the id read, the next epoch.
 */
export const epochScript = `${behind}
local current = redis.call('GET', KEYS[1])
if current and current == ARGV[1] then
  local newest = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
  if behind(newest and newest[1] or '0-0', ARGV[2]) then current = false end
end
if not current then
  redis.call('SET', KEYS[1], ARGV[3])
  current = ARGV[3]
end
return current`;

export const wrongEpoch = 'WRONGEPOCH';

/**
 * Appends once under a name, and keeps who is present in a hash beside the stream, so that a node that starts
 * later than the stream reaches back still knows them. Every entry names the one before it. Keys: stream, members,
 * name, epoch, last id; arguments: entry, name, entries kept, ms remembered, epoch, then pairs of member and text
 * (empty: gone).
 */
export const appendScript = `
if redis.call('GET', KEYS[4]) ~= ARGV[5] then return redis.error_reply('${wrongEpoch} the log began anew') end
if ARGV[2] ~= '' then
  local earlier = redis.call('GET', KEYS[3])
  if earlier then return earlier end
end
local last = redis.call('GET', KEYS[5]) or ''
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[3], '*', 'e', ARGV[1], 'n', ARGV[5], 'p', last)
redis.call('SET', KEYS[5], id)
if ARGV[2] ~= '' then redis.call('SET', KEYS[3], id, 'PX', ARGV[4]) end
for i = 6, #ARGV, 2 do
  if ARGV[i + 1] == '' then redis.call('HDEL', KEYS[2], ARGV[i])
  else redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1]) end
end
return id`;

import { allModes, flag } from '../protocol.ts';

export type Operations = Record<string, readonly string[]>;

/** Ably's resource patterns: `*` matches one segment, and as the last segment all that follow. */
export function matchesResource(pattern: string, channel: string): boolean {
  if (pattern === '*' || pattern === '[*]*' || pattern === channel) return true;
  const wanted = pattern.split(':');
  const given = channel.split(':');
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*' && index === wanted.length - 1) return given.length > index;
    if (segment !== '*' && segment !== given[index]) return false;
  }
  return wanted.length === given.length;
}

export function parseCapability(text: string): Operations | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).map(([name, given]) => [
      name,
      (Array.isArray(given) ? given : [given]).filter((item) => typeof item === 'string'),
    ]);
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

const operations: ReadonlySet<string> = new Set([
  'publish',
  'subscribe',
  'presence',
  'history',
  'stats',
  'channel-metadata',
  'push-subscribe',
  'push-admin',
  'privileged-headers',
  'object-subscribe',
  'object-publish',
  'annotation-subscribe',
  'annotation-publish',
  'message-update-own',
  'message-update-any',
  'message-delete-own',
  'message-delete-any',
]);

/** Known operations only, at least one a resource, and `*` alone. */
export function isWellFormed(capability: Operations): boolean {
  return Object.values(capability).every(
    (given) =>
      (given.length === 1 && given[0] === '*') ||
      (given.length > 0 && given.every((operation) => operations.has(operation))),
  );
}

export function permits(capability: Operations, channel: string, operation: string): boolean {
  for (const [pattern, allowed] of Object.entries(capability)) {
    if (!matchesResource(pattern, channel)) continue;
    if (allowed.includes('*') || allowed.includes(operation)) return true;
  }
  return false;
}

/** The channel modes that a capability allows, as protocol flags. */
export function permittedModes(capability: Operations, channel: string): number {
  let modes = 0;
  if (permits(capability, channel, 'publish')) modes |= flag.publish;
  if (permits(capability, channel, 'subscribe')) modes |= flag.subscribe | flag.presenceSubscribe;
  if (permits(capability, channel, 'presence')) modes |= flag.presence;
  return modes & allModes;
}

/** What both allow: a token never allows more than its key. */
export function intersectCapabilities(key: Operations, wanted: Operations): Operations {
  const result: Record<string, string[]> = {};
  for (const [resource, asked] of Object.entries(wanted)) {
    for (const [pattern, allowed] of Object.entries(key)) {
      const narrower = narrowerResource(pattern, resource);
      if (narrower === undefined) continue;
      const both = allowed.includes('*')
        ? asked
        : asked.includes('*')
          ? allowed
          : asked.filter((operation) => allowed.includes(operation));
      if (both.length === 0) continue;
      result[narrower] = [...new Set([...(result[narrower] ?? []), ...both])].sort();
    }
  }
  return result;
}

function narrowerResource(one: string, other: string): string | undefined {
  if (matchesResource(one, other)) return other;
  return matchesResource(other, one) ? one : undefined;
}

import { filterText, filterValue } from '#contract/rules/log-filter.ts';

const hexId = /^[0-9a-f]{32}(-|$)/;
const identifiers = new Set([
  'event_id',
  'trace_id',
  'trace_ids',
  'error_ids',
  'replay_id',
  'replayId',
  'sentry.replay_id',
  'public_key',
]);
const sourceLines = new Set(['pre_context', 'context_line', 'post_context']);
const word = /[^\s"'<>]+/g;

/** Filters a part of a report; ids that the receiver needs to join the parts are kept. */
export function filterReport<T>(report: T): T {
  return restoreIdentifiers(report, filterValue(dropDetails(report))) as T;
}

/** A replay's events nest deeper than any log line; the recorder masks texts but not addresses. */
export function filterRecording(recording: string): string {
  return recording
    .split('\n')
    .map((line) => JSON.stringify(JSON.parse(line, filterRecorded)))
    .join('\n');
}

function filterRecorded(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === '_cssText' || identifiers.has(key)) return value;
  return filterText(dropQueries(value));
}

function dropDetails(value: unknown): unknown {
  if (typeof value === 'string') return dropQueries(value);
  if (Array.isArray(value)) return value.map(dropDetails);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !sourceLines.has(key));
  return Object.fromEntries(
    kept.map(([key, item]) => [key, key === 'user' ? onlyId(item) : dropDetails(item)]),
  );
}

function dropQueries(text: string): string {
  return text.replace(word, (found) => {
    const path = found.indexOf('/');
    const end = path < 0 ? -1 : found.slice(path).search(/[?#]/);
    return end < 0 ? found : found.slice(0, path + end);
  });
}

function onlyId(user: unknown): unknown {
  return isRecord(user) && user.id !== undefined ? { id: user.id } : undefined;
}

function restoreIdentifiers(original: unknown, copy: unknown): unknown {
  if (Array.isArray(original) && Array.isArray(copy))
    return copy.map((item, index) => restoreIdentifiers(original[index], item));
  if (!isRecord(original) || !isRecord(copy)) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, item]) => {
      const before = original[key];
      return [key, identifiers.has(key) && isIdentifier(before) ? before : restoreIdentifiers(before, item)];
    }),
  );
}

function isIdentifier(value: unknown): boolean {
  if (typeof value === 'string') return hexId.test(value) && value.length <= 52;
  if (Array.isArray(value)) return value.every((item) => typeof item === 'number' || isIdentifier(item));
  return isRecord(value) && isIdentifier(value.value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

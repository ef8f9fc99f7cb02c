import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { filtered, filterText, filterValue } from '#contract/rules/log-filter.ts';

const limits = { depth: 8, entries: 200, textLength: 300 };

/** Keys whose texts people wrote or which name somebody, as words of the key. */
const writtenKeys = new Set(
  'name names title text texts label value values query search draft answer message by author recipient creator'.split(
    ' ',
  ),
);
/** Below these keys every text describes a person or a company. */
const personKeys = new Set(
  'user consumer identity profile person people package host hosts organiser organisers creators company activity'.split(
    ' ',
  ),
);
/** Facts about a person that identify nobody. */
const plainFacts = new Set('id ids type status role language kind at'.split(' '));

const identifier = /^(?:[\da-z_$@#./:?&%+~*|<>(){}[\]=,;!-][\x21-\x7e]*|[A-Z][\dA-Z_]*|[A-Z]\w*Error)$/;
const zoneName = /^[A-Z]\w+(?:\/[A-Z][\w+-]+){1,2}$/;
const parameter = /([?&#][\w.-]+=)[^&#]+/g;

/**
 * An inspection event that may leave the page. Its structure (ids, state values, tags, definitions) is untouched; under
 * `context`, `event`, `input`, `output` and `error` only numbers, booleans and texts that look like an identifier are kept.
 */
export function presentable<Event extends StatelyInspectionEvent>(inspected: Event): Event {
  const copy: Record<string, unknown> = { ...inspected };
  if ('event' in copy) copy.event = presentableEvent(copy.event);
  if ('snapshot' in copy) copy.snapshot = presentableSnapshot(copy.snapshot);
  return copy as Event;
}

function presentableEvent(event: unknown): unknown {
  if (!isObject(event)) return event;
  const { type, ...payload } = event;
  return { type, ...(hideIn(payload, { depth: 0, isPerson: false }) as object) };
}

function presentableSnapshot(snapshot: unknown): unknown {
  if (!isObject(snapshot)) return snapshot;
  const plain = (isFunction(snapshot.toJSON) ? snapshot.toJSON() : snapshot) as Record<string, unknown>;
  const { status, value, tags, children, historyValue: _, ...data } = plain;
  return {
    status,
    ...(value !== undefined && { value }),
    ...(Array.isArray(tags) && { tags }),
    ...(isObject(children) && { children: Object.keys(children) }),
    ...(hideIn(data, { depth: 0, isPerson: false }) as object),
  };
}

interface Place {
  depth: number;
  /** Somewhere above is a key of `personKeys`. */
  isPerson: boolean;
}

function hideIn(value: unknown, place: Place): unknown {
  if (typeof value === 'bigint') return String(value);
  if (!isObject(value)) return isFunction(value) ? undefined : value;
  const reference = referenceOf(value);
  if (reference !== undefined) return reference;
  if (place.depth >= limits.depth) return '…';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map) return hideIn(Object.fromEntries(value), place);
  if (value instanceof Set) return hideIn([...value], place);
  if (Array.isArray(value)) return hideList(value, { ...place, depth: place.depth + 1 });
  if (value instanceof Error) return hideFields(errorFields(value), place);
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`;
  return hideFields(value, place);
}

function hideList(items: readonly unknown[], place: Place): unknown[] {
  const shown = items
    .slice(0, limits.entries)
    .map((item) => (typeof item === 'string' ? hideText('', item, place) : hideIn(item, place)));
  return items.length > limits.entries ? [...shown, `… ${items.length - limits.entries} more`] : shown;
}

function hideFields(value: Record<string, unknown>, place: Place): Record<string, unknown> {
  const entries = Object.entries(value)
    .slice(0, limits.entries)
    .flatMap(([key, item]): [string, unknown][] => {
      const hidden = hideField(key, item, place);
      return hidden === undefined ? [] : [[identifier.test(key) ? filterText(key) : filtered, hidden]];
    });
  return Object.fromEntries(entries);
}

function hideField(key: string, item: unknown, place: Place): unknown {
  if (typeof item === 'string') return hideText(key, item, place);
  if (isFunction(item)) return undefined;
  const [byLogFilter] = Object.values(filterValue({ [key]: isObject(item) ? 0 : item }) as object);
  if (byLogFilter === filtered) return filtered;
  const isPerson = place.isPerson || wordsOf(key).some((word) => personKeys.has(word));
  return hideIn(item, { depth: place.depth + 1, isPerson });
}

function hideText(key: string, text: string, { isPerson }: Place): string {
  if (text === '') return text;
  const words = wordsOf(key);
  const isFact = plainFacts.has(words.at(-1) ?? '');
  if (!isFact && (isPerson || words.some((word) => writtenKeys.has(word) || personKeys.has(word))))
    return filtered;
  if (key === 'code' && !/^[A-Z]+_\d{3}$/.test(text)) return filtered;
  const [byLogFilter] = Object.values(filterValue({ [key]: text }) as Record<string, string>);
  if (byLogFilter === undefined || text.length > limits.textLength) return filtered;
  if (!identifier.test(byLogFilter) && !zoneName.test(byLogFilter)) return filtered;
  return byLogFilter.replace(parameter, `$1${filtered}`);
}

/** `isRoomOpen`, `room_open` and `room-open` are made of words. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** The presentation of a machine, another actor's logic or an actor, alive or as the library has written it down. */
function referenceOf(value: Record<string, unknown>): string | undefined {
  const { id } = value;
  const isMachine =
    'provide' in value || ('states' in value && 'transitions' in value && 'order' in value && 'key' in value);
  if (isMachine) return `machine ${String(id)}`;
  if ('getInitialSnapshot' in value && 'transition' in value) return 'actor logic';
  if ('xstate$$type' in value || ('sessionId' in value && isFunction(value.send)))
    return `actor ${String(id)}`;
  return undefined;
}

const errorFields = (error: Error): Record<string, unknown> => ({
  ...error,
  name: undefined,
  type: error.name,
  ...(error.cause === undefined ? {} : { cause: error.cause }),
});

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || 'toJSON' in value;
}

import type { HistoryWindow } from '../channel/history-store.ts';
import { HubError } from '../hub-error.ts';

export interface PageQuery {
  start?: string;
  end?: string;
  direction?: string;
  limit?: string;
  from_serial?: string;
  cursor?: string;
}

interface Positioned {
  timestamp: number;
  position: string;
}

const longestPage = 1000;
const usualPage = 100;

/** What a store must read so that `pageOf` can fill the page and tell whether another follows. */
export function windowOf(query: PageQuery): HistoryWindow {
  const { start, end, limit, forwards } = readQuery(query);
  const { cursor, from_serial: until } = query;
  const at = cursor?.slice(0, cursor.lastIndexOf(':'));
  const upTo = [forwards ? undefined : at, until].filter((serial) => serial !== undefined).sort();
  return {
    after: forwards ? at : undefined,
    before: upTo[0],
    start,
    end,
    newestFirst: !forwards,
    limit: limit + 2,
  };
}

/** One page of items given oldest first, with the Link header that leads to the next. */
export function pageOf<Item extends Positioned>(
  items: Item[],
  query: PageQuery,
  resource: string,
): { items: Item[]; headers: Record<string, string> } {
  const { limit, start, end, forwards } = readQuery(query);
  const until = query.from_serial;
  const { cursor } = query;
  const matching = items.filter(
    ({ timestamp, position }) =>
      timestamp >= start &&
      timestamp <= end &&
      (until === undefined || position.slice(0, until.length) <= until) &&
      (cursor === undefined || (forwards ? position > cursor : position < cursor)),
  );
  if (!forwards) matching.reverse();
  const page = matching.slice(0, limit);
  const last = page.at(-1);
  const own = new URLSearchParams(
    Object.entries(query).filter(([name]) => name !== 'cursor' && name !== 'envelope' && name !== 'key'),
  );
  const links = [link(resource, own, 'first'), link(resource, withCursor(own, cursor), 'current')];
  if (last && matching.length > limit) links.push(link(resource, withCursor(own, last.position), 'next'));
  return { items: page, headers: { link: links.join(', ') } };
}

function readQuery(query: PageQuery) {
  const limit = readNumber(query.limit, usualPage, 'limit');
  if (limit < 1 || limit > longestPage) throw new HubError(40003, 400, `limit must be 1 to ${longestPage}`);
  const start = readNumber(query.start, 0, 'start');
  const end = readNumber(query.end, Number.POSITIVE_INFINITY, 'end');
  if (start > end) throw new HubError(40003, 400, 'start must not be after end');
  return { limit, start, end, forwards: query.direction === 'forwards' };
}

function withCursor(query: URLSearchParams, cursor: string | undefined): URLSearchParams {
  if (cursor === undefined) return query;
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return next;
}

/** The SDK reads a plus sign as one, not as a space. */
const link = (resource: string, query: URLSearchParams, rel: string) =>
  `<./${resource}?${query.toString().replaceAll('+', '%20')}>; rel="${rel}"`;

function readNumber(text: string | undefined, usual: number, name: string): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new HubError(40003, 400, `${name} must be a whole number`);
  return value;
}

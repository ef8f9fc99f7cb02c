import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { filterValue, filtered } from '#contract/rules/log-filter.ts';

declare const __INSPECT__: boolean;

const people = new Set(['user', 'dataPackage', 'consumer', 'identity', 'first_name', 'last_name']);
const isRosterName = (holder: unknown, key: string) =>
  key === 'name' && typeof holder === 'object' && holder !== null && 'seat_id' in holder;

/** The Stately inspector's observer when the build was made with `INSPECT=1`. */
export async function loadInspector(): Promise<Observer<InspectionEvent> | undefined> {
  if (!__INSPECT__) return undefined;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  return createBrowserInspector({ serialize: presentable }).inspect;
}

/**
 * The event as plain data without what identifies or authorises a person, since the inspector is a page of somebody
 * else's. A chart's definition is code, and longer than the filter lets texts be.
 */
export function presentable<Event extends StatelyInspectionEvent>(event: Event): Event {
  const plain = JSON.parse(
    JSON.stringify(event, function hidePeople(this: unknown, key, value: unknown) {
      return people.has(key) || isRosterName(this, key) ? filtered : value;
    }),
  ) as Event;
  const shown = filterValue(plain) as Event;
  return 'definition' in plain ? { ...shown, definition: plain.definition } : shown;
}

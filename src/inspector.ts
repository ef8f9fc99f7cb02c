import type { InspectionEvent, Observer } from 'xstate';

declare const __INSPECT__: boolean;

const hidden = new Set(['token', 'password', 'secret', 'email', 'linkToken', 'user', 'dataPackage']);

/** The Stately inspector's observer when the build was made with `INSPECT=1`; nothing secret reaches it. */
export async function loadInspector(): Promise<Observer<InspectionEvent> | undefined> {
  if (!__INSPECT__) return undefined;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  return createBrowserInspector({ sanitizeEvent: filtered, sanitizeContext: filtered }).inspect;
}

/** Actors that are no machines have no context, whatever the inspector's types say. */
function filtered<T extends object>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, held]) => [key, hidden.has(key) ? '[FILTERED]' : held]);
  return Object.fromEntries(entries) as T;
}

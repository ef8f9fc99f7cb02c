import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect';

type Adapter = Parameters<typeof createInspector>[0];

/** Of the page in which the actors of this one are shown. */
export const inspectorPath = '/debug/actors';

/** About 1,000 events with the snapshots that follow them. */
export const mostRecent = 2000;

/**
 * Sends inspection events to a window of this origin. What happened before it connected is kept for it: the last
 * messages whole, and before them one announcement and one snapshot for each actor that still runs, so that the tree of a
 * window that comes late has its root.
 */
export function createInspectorWindow(page: Window) {
  const { origin } = page.location;
  const recent: StatelyInspectionEvent[] = [];
  const before = new Map<string, StatelyInspectionEvent[]>();
  let target: Window | null = null;
  let isConnected = false;

  const post = (message: StatelyInspectionEvent | { type: string }) => target?.postMessage(message, origin);

  function fold(event: StatelyInspectionEvent): void {
    const { sessionId } = event;
    if (event.type === '@xstate.actor') before.set(sessionId, [event]);
    const announced = before.get(sessionId)?.[0];
    if (event.type !== '@xstate.snapshot' || !announced) return;
    if (event.snapshot.status === 'active') before.set(sessionId, [announced, event]);
    else before.delete(sessionId);
  }

  function connect({ data, source, origin: sender }: MessageEvent): void {
    if (sender !== origin || !isConnection(data) || source !== target) return;
    isConnected = true;
    for (const event of [...[...before.values()].flat(), ...recent]) post(event);
  }

  const adapter: Adapter = {
    start: () => page.addEventListener('message', connect),
    stop() {
      post({ type: '@statelyai.disconnected' });
      isConnected = false;
      page.removeEventListener('message', connect);
    },
    send(event) {
      recent.push(event);
      if (recent.length > mostRecent) fold(recent.shift() as StatelyInspectionEvent);
      if (isConnected) post(event);
    },
  };
  return {
    adapter,
    /** Answers whether the browser allowed it. The window of before is used again. */
    open(): boolean {
      target = page.open(inspectorPath, 'muster-actors');
      isConnected = false;
      return target !== null;
    },
  };
}

const isConnection = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';

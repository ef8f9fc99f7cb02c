import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, test, vi } from 'vitest';
import { createInspectorWindow } from './inspector-window.ts';

const origin = 'https://muster.example';

function createTestWindow() {
  const listeners = new Set<(event: object) => void>();
  const shown = { postMessage: vi.fn() };
  const page = {
    location: { origin },
    open: vi.fn((): object | null => shown),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  const inspector = createInspectorWindow(page as unknown as Window);
  inspector.adapter.start?.();
  const connect = (from: object = {}) => {
    const data = { type: '@statelyai.connected' };
    for (const listener of listeners) listener({ data, origin, source: shown, ...from });
  };
  return {
    ...inspector,
    connect,
    page,
    received: () => shown.postMessage.mock.calls.map(([event]) => event),
  };
}

const base = { createdAt: '0', id: 'x', rootId: 'x:0', _version: '1' };
const announced = (sessionId: string, parentId?: string) =>
  ({
    ...base,
    type: '@xstate.actor',
    sessionId,
    parentId,
    name: sessionId,
    definition: '{}',
    snapshot: {},
  }) as StatelyInspectionEvent;
const changed = (sessionId: string, value: number, status = 'active') =>
  ({
    ...base,
    type: '@xstate.snapshot',
    sessionId,
    event: { type: 'x' },
    snapshot: { status, value },
  }) as unknown as StatelyInspectionEvent;

test('a window that connects late has the whole tree and the last messages', () => {
  const { adapter, connect, open, received } = createTestWindow();
  open();
  adapter.send(announced('x:0'));
  adapter.send(announced('x:1', 'x:0'));
  adapter.send(announced('x:2', 'x:0'));
  adapter.send(changed('x:2', 1, 'stopped'));
  for (let value = 0; value < 5000; value += 1) adapter.send(changed('x:1', value));
  expect(received()).toEqual([]);
  connect();
  const [root, child, last, ...recent] = received();
  expect([root, child]).toEqual([announced('x:0'), announced('x:1', 'x:0')]);
  expect(last).toEqual(changed('x:1', 2999));
  expect(recent).toEqual(Array.from({ length: 2000 }, (_, index) => changed('x:1', 3000 + index)));
  adapter.send(changed('x:1', 7));
  expect(received().at(-1)).toEqual(changed('x:1', 7));
});

test('only the window that it opened, of this origin, is sent anything', () => {
  const { adapter, connect, open, received } = createTestWindow();
  adapter.send(announced('x:0'));
  connect();
  open();
  connect({ origin: 'https://elsewhere.example' });
  connect({ source: {} });
  connect({ data: { type: 'other' } });
  expect(received()).toEqual([]);
  connect();
  expect(received()).toEqual([announced('x:0')]);
});

test('reports a closed page and a blocked window', () => {
  const { adapter, connect, open, page, received } = createTestWindow();
  page.open.mockReturnValueOnce(null);
  expect(open()).toBe(false);
  expect(open()).toBe(true);
  connect();
  adapter.stop?.();
  expect(received()).toEqual([{ type: '@statelyai.disconnected' }]);
});

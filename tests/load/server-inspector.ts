import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Node's inspector of a server that runs with `--inspect=127.0.0.1:<port>`. */
export async function openInspector(port: number) {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as { id: number; result: Record<string, unknown> };
    waiting.get(answer.id)?.(answer.result);
    waiting.delete(answer.id);
  });
  let count = 0;
  const call = (method: string, params: Record<string, unknown> = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return {
    collectGarbage: () => call('HeapProfiler.collectGarbage'),
    /** The value of an expression in the server's main thread. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
      return (result as { value: Value }).value;
    },
    close: () => socket.terminate(),
  };
}

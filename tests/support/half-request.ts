import { once } from 'node:events';
import { connect } from 'node:net';

const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/**
 * A request whose body is withheld until `finish`, so that it is pending for as long as a test needs. Resolves once the
 * server has read its head: before, the server may close the connection as idle.
 */
export async function openHalfRequest(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const { hostname, port, host } = new URL(url);
  const text = JSON.stringify(body);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({
    Host: host,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    Expect: '100-continue',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text.slice(0, 1)}`);
  const [first] = await once(socket, 'data');
  if (String(first) !== goOn) throw new Error(`The server did not ask for the body: ${first}`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  return {
    /** Sends the rest; resolves with the status and the body once the server has closed the connection. */
    async finish(): Promise<{ status: number; body: unknown }> {
      socket.write(text.slice(1));
      await closed;
      const [head = '', rest = ''] = answer.split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), body: rest === '' ? undefined : JSON.parse(rest) };
    },
    answer: () => answer,
  };
}

import { once } from 'node:events';
import { connect } from 'node:net';

/** A request whose body is held back until `finish`, so that it is under way for as long as a test likes. */
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
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text.slice(0, 1)}`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  return {
    /** Sends the rest; resolves with the status and the body once the server has closed the connection. */
    async finish(): Promise<{ status: number; body: unknown }> {
      socket.write(text.slice(1));
      await closed;
      const [head = '', rest = ''] = answer.split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), body: rest === '' ? undefined : JSON.parse(rest) };
    },
    closed,
    answer: () => answer,
  };
}

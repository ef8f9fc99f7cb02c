import { Agent, request } from 'node:http';

/** Far more than the people of a bench: nobody waits for a free line on the asking side. */
const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

export interface Asked {
  status: number;
  /** Milliseconds from asking to the answer's last byte. */
  tookMs: number;
  body: string;
}

/** One request over kept-alive lines, at a tenth of what `fetch` costs the asking side; status 0 where the line broke. */
export function ask(
  url: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Asked> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answer: string) =>
      resolve({ status, tookMs: performance.now() - from, body: answer });
    const sent = request(
      `${url}${path}`,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        answer.on('error', () => end(0, ''));
      },
    );
    sent.on('error', () => end(0, ''));
    sent.end(text);
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The received queries, and the answer to the next one; a promise delays it. */
interface Reply {
  status: number;
  body: unknown;
}

/** A stand-in of VIES that speaks its REST protocol. */
export async function startTaxRegister() {
  const asked: Record<string, unknown>[] = [];
  let reply: () => Reply | Promise<Reply> = () => ({ status: 503, body: 'away' });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const isAsked = request.method === 'POST' && request.url === '/rest-api/check-vat-number';
      asked.push(JSON.parse(Buffer.concat(parts).toString()));
      const { status, body } = isAsked ? await reply() : { status: 404, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rest-api`,
    asked,
    answer(next: typeof reply): void {
      reply = next;
    },
    says: (valid: boolean, name = '---') =>
      ({
        status: 200,
        body: { valid, name, requestIdentifier: 'WAPIAAAAX1234567', requestDate: '2026-11-10T09:00:00Z' },
      }) satisfies Reply,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { SessionChange, SessionChanges } from '../sessions/session-changes.ts';

const heartbeatMs = 20_000;
/** The browser comes back with a fresh token after this; a stream does not outlive its sign-in by more. */
const streamMs = 15 * 60_000;

interface Deps {
  changes: SessionChanges;
  clock: Clock;
}

function openStream(reply: FastifyReply, companyId: number, { changes, clock }: Deps): () => void {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  const forward = (change: SessionChange) => {
    if (change.companyId !== companyId) return;
    raw.write(`event: session\ndata: ${JSON.stringify({ id: change.sessionId, status: change.status })}\n\n`);
  };
  const unsubscribe = changes.subscribe(forward);
  let stopHeartbeat = () => {};
  const beat = () => {
    raw.write(': still here\n\n');
    stopHeartbeat = clock.after(heartbeatMs, beat);
  };
  stopHeartbeat = clock.after(heartbeatMs, beat);
  const stopLater = clock.after(streamMs, () => raw.end());
  raw.on('close', () => {
    unsubscribe();
    stopHeartbeat();
    stopLater();
  });
  return () => raw.end();
}

/** GET /api/dashboard/events: Server-Sent Events `session` {id, status} on every change of the company's sessions. */
export function sessionEventStream(deps: Deps): AppPlugin {
  return (app) => {
    const open = new Set<() => void>();
    app.addHook('preClose', async () => {
      for (const end of open) end();
    });
    app.get('/api/dashboard/events', { schema: { produces: ['text/event-stream'] } }, (request, reply) => {
      const end = openStream(reply, request.user.company_id, deps);
      open.add(end);
      reply.raw.on('close', () => open.delete(end));
    });
  };
}

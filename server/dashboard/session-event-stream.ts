import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { SessionChange, SessionChanges } from '../sessions/session-changes.ts';

const heartbeatMs = 20_000;
/** The browser comes back with a fresh token after this. */
const streamMs = 15 * 60_000;

export interface SessionEventStreamDeps {
  changes: SessionChanges;
  clock: Clock;
  accessTokens: Pick<AccessTokens, 'isLive'>;
}

function openStream(reply: FastifyReply, deps: SessionEventStreamDeps): () => void {
  const { changes, clock, accessTokens } = deps;
  const { raw, request } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  let said = Promise.resolve();
  const sayIfLive = async (text: string) => {
    const live = await accessTokens.isLive(request.tokenId).catch(() => false);
    if (raw.writableEnded) return;
    if (live) raw.write(text);
    else raw.end();
  };
  const say = (text: string) => {
    said = said.then(() => sayIfLive(text));
  };
  const forward = (change: SessionChange) => {
    if (change.companyId !== request.user.company_id) return;
    say(`event: session\ndata: ${JSON.stringify({ id: change.sessionId, status: change.status })}\n\n`);
  };
  const unsubscribe = changes.subscribe(forward);
  let stopHeartbeat = () => {};
  const beat = () => {
    say(': still here\n\n');
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

/**
 * GET /api/dashboard/events: Server-Sent Events `session` {id, status} on every change of the company's sessions. The
 * token is looked up before each, so that a stream tells nothing more once its sign-in has ended.
 */
export function sessionEventStream(deps: SessionEventStreamDeps): AppPlugin {
  return (app) => {
    const open = new Set<() => void>();
    app.addHook('preClose', async () => {
      for (const end of open) end();
    });
    app.get('/api/dashboard/events', { schema: { produces: ['text/event-stream'] } }, (_request, reply) => {
      const end = openStream(reply, deps);
      open.add(end);
      reply.raw.on('close', () => open.delete(end));
    });
  };
}

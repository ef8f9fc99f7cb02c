import type { FastifyReply } from 'fastify';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { IsAssigned } from '../assignments/session-assignments.ts';
import type { SessionChange, SessionChanges } from '../sessions/session-changes.ts';

const heartbeatMs = 20_000;
/** The browser comes back with a fresh token after this. */
const streamMs = 15 * 60_000;
/** Tabs of one person that watch at once; one more ends the oldest. */
const streamsAtMost = 10;
/** Bytes; a slower reader is disconnected and reads everything again on reconnection. */
const unreadAtMost = 262_144;

interface Deps {
  changes: SessionChanges;
  clock: Clock;
  accessTokens: Pick<AccessTokens, 'liveUserType'>;
  isAssigned: IsAssigned;
}

function openStream(reply: FastifyReply, deps: Deps): () => void {
  const { changes, clock, accessTokens, isAssigned } = deps;
  const { raw, request } = reply;
  reply.hijack();
  if (raw.destroyed) return () => {};
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  /** What is not taken by now may never be, and then the line would not close. */
  const end = () => {
    if (raw.writableLength > 0) raw.destroy();
    else raw.end();
  };
  let sent = Promise.resolve();
  const sayIfLive = async (text: string, sessionId?: string) => {
    const userType = await accessTokens.liveUserType(request.tokenId).catch(() => null);
    const isLive = userType !== null && hasAccess(userType, 'host');
    const isTheirs =
      sessionId === undefined ||
      (userType !== null && hasAccess(userType, 'company')) ||
      (await isAssigned(request.user.id, sessionId).catch(() => false));
    if (raw.writableEnded || raw.destroyed) return;
    if (!isLive || raw.writableLength > unreadAtMost) end();
    else if (isTheirs) raw.write(text);
  };
  const say = (text: string, sessionId?: string) => {
    sent = sent.then(() => sayIfLive(text, sessionId));
  };
  const forward = (change: SessionChange) => {
    if (change.companyId !== request.user.company_id) return;
    const event = change.what === 'live' ? 'live' : 'session';
    const data = JSON.stringify({ id: change.sessionId, status: change.status });
    say(`event: ${event}\ndata: ${data}\n\n`, change.sessionId);
  };
  const unsubscribe = changes.subscribe(forward);
  const unsubscribeCompany = changes.subscribeToCompanies(({ companyId }) => {
    if (companyId === request.user.company_id) say('event: company\ndata: {}\n\n');
  });
  let stopHeartbeat = () => {};
  const beat = () => {
    say(': still here\n\n');
    stopHeartbeat = clock.after(heartbeatMs, beat);
  };
  stopHeartbeat = clock.after(heartbeatMs, beat);
  const stopLater = clock.after(streamMs, end);
  raw.on('close', () => {
    unsubscribe();
    unsubscribeCompany();
    stopHeartbeat();
    stopLater();
  });
  return end;
}

export type SessionEventStreams = ReturnType<typeof createSessionEventStreams>;

/**
 * Server-Sent Events `session` {id, status} on every change of the company's sessions, and `live` {id, status} when a
 * running one took a step, for facilitators of those that are assigned to them; `company` when its people or settings
 * changed. The token is looked up before each: a stream ends with its sign-in, and with a role that may open it.
 */
export function createSessionEventStreams(deps: Deps) {
  const streams = new Set<{ userId: number; end(): void }>();
  return {
    /** Goes on until the reader leaves, its sign-in ends, the same person opens many more, or everything is ended. */
    open(reply: FastifyReply): FastifyReply {
      const userId = reply.request.user.id;
      const own = [...streams].filter((stream) => stream.userId === userId);
      if (own.length >= streamsAtMost) own[0]?.end();
      const stream = { userId, end: openStream(reply, deps) };
      if (reply.raw.destroyed) return reply;
      streams.add(stream);
      reply.raw.on('close', () => streams.delete(stream));
      return reply;
    },
    endAll(): void {
      for (const { end } of streams) end();
    },
  };
}

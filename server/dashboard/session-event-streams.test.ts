import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { userTypes } from '../../contract/rules/people/user-types.ts';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import type { SessionChange } from '../sessions/session-changes.ts';
import { createSessionEventStreams } from './session-event-streams.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const change = (sessionId: string): SessionChange => ({
  sessionId,
  companyId: 1,
  status: 'lobby',
  what: 'status',
});

/** A server that opens the stream of a request once `letIn` resolves, and its listeners. */
async function startStreams(letIn: (request: IncomingMessage) => Promise<unknown> = async () => undefined) {
  const listeners = new Set<(change: SessionChange) => void>();
  const streams = createSessionEventStreams({
    clock: createManualClock(),
    accessTokens: { liveUserType: async () => userTypes.CONSUMER_ADMIN },
    isAssigned: async () => false,
    changes: {
      publish: () => undefined,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      subscribeToOwn: () => undefined,
      publishCompany: () => undefined,
      subscribeToCompanies: () => () => undefined,
    },
  });
  const app = Fastify({ forceCloseConnections: true });
  app.decorateRequest('user', null as never);
  let opened = 0;
  app.get('/events', async (request, reply) => {
    Object.assign(request, { user: { id: 1, company_id: 1 }, tokenId: 'token' });
    await letIn(request.raw);
    opened += 1;
    return streams.open(reply);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    listeners,
    opened: () => opened,
    ask: () => get({ port, path: '/events' }).on('error', () => undefined),
    endAll: streams.endAll,
  };
}

test('a reader that has gone before its stream begins is not listened for', async () => {
  const { listeners, opened, ask } = await startStreams((request) => {
    leaving.destroy();
    return once(request.socket, 'close');
  });
  const leaving = ask();
  await expect.poll(opened).toBe(1);
  expect(listeners.size).toBe(0);
});

test('a reader that takes nothing is let go, with what it has not read', async () => {
  const { listeners, ask } = await startStreams();
  const request = ask();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  await expect
    .poll(() => {
      for (const tell of listeners) tell(change('x'.repeat(1_000_000)));
      return listeners.size;
    })
    .toBe(0);
});

test('a stream is ended, though its reader has stopped reading', async () => {
  const { listeners, ask, endAll } = await startStreams();
  const request = ask();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  for (const tell of listeners) tell(change('x'.repeat(30_000_000)));
  await new Promise((done) => setImmediate(done));
  endAll();
  await expect.poll(() => listeners.size).toBe(0);
});

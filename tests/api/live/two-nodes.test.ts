import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../support/servers/free-port.ts';
import { createLobby, type LiveSession, pass, reach, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createBrowser, type TestBrowser } from '../../support/browser/test-browser.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { channels } from '#contract/messages/realtime-channels.ts';

const lines: string[] = [];
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
let directing: TestApp;
let other: TestApp;
let session: LiveSession;

beforeAll(async () => {
  const port = await freePort();
  const storiesRoot = writeStoryFolder();
  directing = await createTestApp({ storiesRoot, env: { NODE_URL: `http://127.0.0.1:${port}` } });
  const { clock, database } = directing;
  other = await createTestApp({ storiesRoot, clock, database, log, env: { NODE_URL: 'http://127.0.0.1:9' } });
  const presence = simulatePresence(directing);
  await directing.services.directors.start();
  await directing.app.listen({ port, host: '127.0.0.1' });
  session = await createLobby(directing);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(directing, session, { phase: 'decision' });
  await pass(directing, 4000);
});
afterAll(async () => {
  await other?.close();
  await directing?.close();
});

const onOtherNode = (browser: TestBrowser): TestBrowser => {
  const moved = createBrowser(other.app);
  moved.token = browser.token;
  return moved;
};
const vote = (optionId: string, voteId: string) => ({
  vote_id: voteId,
  decision_id: 'which-way',
  option_id: optionId,
  cast_at: directing.clock.now(),
});

it('sends a vote on to the node that directs the session, which counts it once', async () => {
  const ana = session.seat('Ana');
  const answered = await onOtherNode(ana.browser).post('/api/exp/vote', vote('bell', 'vote-from-afar'));
  expect(answered.statusCode).toBe(200);
  expect(lines.filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT'))).toEqual([]);
  expect(lines).not.toEqual([]);
  expect(answered.headers['content-type']).toContain('application/json');
  expect(answered.json()).toEqual({ outcome: 'counted' });
  const current = await directing.services.directors.current(session.id);
  expect(current?.snapshot.context.decision?.votes.map(({ seatId }) => seatId)).toEqual([ana.id]);
});

it('passes on refusals unchanged', async () => {
  const { browser } = session.seat('Ben');
  const refusals = await Promise.all(
    [browser, onOtherNode(browser)].map((node) =>
      node.post('/api/exp/vote', { ...vote('bell', 'vote-elsewhere'), decision_id: 'another-way' }),
    ),
  );
  const [here, afar] = refusals.map((refusal) => [refusal.statusCode, refusal.json()]);
  expect(afar).toEqual(here);
  expect(here).toEqual([200, { outcome: 'too_late' }]);
});

it('sends a host’s word on too', async () => {
  const held = await onOtherNode(session.company.browser).post(`/api/session/${session.id}/control`, {
    action: 'hold',
  });
  expect([held.statusCode, held.json().hold?.by]).toEqual([200, 'Rosa Wren']);
});

it("answers the session's time, whatever the wall clock of the node that is asked", async () => {
  await other.services.directors.start();
  const { clock } = directing;
  clock.step(-3_600_000);
  const query = `/api/exp/clock?session=${session.id}`;
  const answers = await Promise.all(
    [directing, other].map(async (node) => (await node.inject({ url: query })).json()),
  );
  expect(answers[0].sent_at).toBe(clock.now() + 3_600_000);
  expect(answers[1]).toEqual(answers[0]);
  const strange = (await other.inject({ url: '/api/exp/clock?session=unknown' })).json();
  expect(strange.sent_at).toBe(clock.now());
  clock.step(3_600_000);
  await other.services.directors.stop();
});

it('refuses with 503 a request that was forwarded already', async () => {
  const { browser } = session.seat('Ben');
  const response = await other.inject({
    method: 'POST',
    url: '/api/exp/ready',
    headers: { authorization: `Bearer ${browser.token}`, 'x-muster-forwarded': '1' },
    payload: { scene_id: 'x' },
  });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
});

it('refuses with 503 while the directing node cannot be reached', async () => {
  await directing.database
    .updateTable('session_leases')
    .set({ owner: 'http://127.0.0.1:1' })
    .where('session_id', '=', session.id)
    .execute();
  const answer = await onOtherNode(session.seat('Ben').browser).post(
    '/api/exp/vote',
    vote('bell', 'vote-lost'),
  );
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
});

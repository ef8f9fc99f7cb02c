import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LiveAnswer } from '../../../contract/calls/schemas/host-control.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
beforeEach(async () => {
  session = await createLobby(test);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(test);
});
afterAll(() => test.close());

const says = (published: ReturnType<typeof recordPublished>, name: string) =>
  published.filter((one) => one.name === name);

const host = (action: object) => session.company.browser.post(`/api/session/${session.id}/control`, action);
const watched = async () =>
  (await session.company.browser.get(`/api/session/${session.id}/live`)).json<LiveAnswer>();
const logged = async (type: string) =>
  (
    await test.database
      .selectFrom('session_events')
      .select('payload')
      .where('session_id', '=', session.id)
      .where('type', '=', type)
      .execute()
  ).map(({ payload }) => payload);

describe('the icebreaker', () => {
  const answer = (name: string, text: string, question = 'soup') =>
    session.seat(name).browser.post('/api/exp/icebreaker', { question, text });

  it('is answered for everybody to see, the last answer of each seat, its words beside the log', async () => {
    const published = recordPublished(test);
    const ana = session.seat('Ana').id;
    expect((await answer('Ana', ' Lentils ')).statusCode).toBe(204);
    expect((await answer('Ben', 'A door', 'window')).statusCode).toBe(204);
    await answer('Ana', 'Tomato');
    const at = test.clock.now();
    const tomato = { seat_id: ana, question: 'soup', text: 'Tomato', at };
    expect(says(published, 'icebreaker').at(-1)).toEqual({
      channel: channels.session(session.id),
      name: 'icebreaker',
      data: tomato,
    });
    const { icebreaker } = await session.snapshot('Chloe');
    expect(icebreaker.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
      { seat_id: session.seat('Ben').id, question: 'window', text: 'A door', at },
      tomato,
    ]);
    expect(await logged('icebreaker.answered')).toEqual([
      { seatId: ana, question: 'soup', length: 7 },
      { seatId: session.seat('Ben').id, question: 'window', length: 6 },
      { seatId: ana, question: 'soup', length: 6 },
    ]);
  });

  it('takes no other question, no empty answer, and nothing once the story has begun', async () => {
    expect((await answer('Ana', 'x', 'weight')).statusCode).toBe(422);
    expect((await answer('Ana', '  ')).statusCode).toBe(422);
    expect((await answer('Ana', 'x'.repeat(141))).statusCode).toBe(422);
    await answer('Ana', 'Leek');
    await reach(test, session, { phase: 'clip' });
    expect((await answer('Ben', 'Pea')).statusCode).toBe(422);
    expect((await session.snapshot('Ana')).icebreaker).toEqual([]);
  });
});

describe('reactions', () => {
  const react = (name: string, kind = 'applause') =>
    session.seat(name).browser.post('/api/exp/reaction', { kind });

  it('are shown to all present seats at once, six in ten seconds', async () => {
    const published = recordPublished(test);
    const codes: number[] = [];
    for (let shown = 0; shown < 7; shown += 1) codes.push((await react('Ana')).statusCode);
    expect(codes).toEqual([...Array<number>(6).fill(204), 429]);
    expect(says(published, 'reaction')).toHaveLength(6);
    expect(says(published, 'reaction')[0]).toMatchObject({
      channel: channels.session(session.id),
      data: { seat_id: session.seat('Ana').id, kind: 'applause' },
    });
    expect((await react('Ben', 'boo')).statusCode).toBe(422);
    presence.leave(channels.session(session.id), session.seat('Ben').id);
    await settle(test);
    expect((await react('Ben')).statusCode).toBe(422);
  });
});

describe('waiting seats', () => {
  it('sees whose device has been checked as soon as it is', async () => {
    const published = recordPublished(test);
    const checked = (seats: { name: string; checked: boolean }[]) =>
      seats.filter((seat) => seat.checked).map(({ name }) => name);
    expect(checked((await session.snapshot('Ben')).public.seats)).toEqual([]);
    await session.seat('Ana').browser.post('/api/exp/check', { verdict: 'limited', details: {} });
    await session.seat('Chloe').browser.post('/api/exp/check', { verdict: 'failed', details: {} });
    await settle(test);
    await test.clock.advance(200);
    expect(checked((await session.snapshot('Ben')).public.seats)).toEqual(['Ana Silva']);
    const projection = says(published, 'projection').at(-1)?.data as {
      seats: { name: string; checked: boolean }[];
    };
    expect(checked(projection.seats)).toEqual(['Ana Silva']);
  });

  it('is counted and not named where the organiser wants it, until the story begins', async () => {
    const options = { timer_factor: 1, chat: true, analytics: true, count_only: true };
    const published = recordPublished(test);
    session = await createLobby(test, { options });
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await settle(test);
    await test.clock.advance(200);
    const { counted_only, seats } = (await session.snapshot('Ana')).public;
    expect([counted_only, seats.length, seats.every(({ present }) => present)]).toEqual([true, 3, true]);
    const ofSession = published.filter(({ channel }) => channel.startsWith(channels.session(session.id)));
    expect(ofSession.length).toBeGreaterThan(0);
    expect(JSON.stringify([await session.snapshot('Ana'), ofSession])).not.toContain('Silva');
    expect((await watched()).seats.map(({ name }) => name)).toContain('Ana Silva');
    await reach(test, session, { phase: 'clip' });
    const projection = (await session.snapshot('Ana')).public;
    expect([projection.counted_only, projection.seats[0]?.name]).toEqual([false, 'Ana Silva']);
  });
});

describe('more time', () => {
  it('is taken by a seat or given by the host, and longer windows are published to all', async () => {
    const { browser } = session.seat('Ana');
    expect((await browser.post('/api/exp/more-time', { wanted: true })).statusCode).toBe(204);
    expect((await session.snapshot('Ana')).seat.more_time).toBe(true);
    expect((await session.snapshot('Ben')).seat.more_time).toBe(false);
    const id = session.seat('Chloe').id;
    const given = (await host({ action: 'more_time', seat_id: id, wanted: true })).json<LiveAnswer>();
    expect(given.more_time.toSorted()).toEqual([session.seat('Ana').id, id].toSorted());
    await host({ action: 'more_time', seat_id: session.seat('Ana').id, wanted: false });
    await reach(test, session, { phase: 'decision' });
    const { decision } = (await session.snapshot('Ben')).public;
    const other = await createLobby(test);
    presence.enter(channels.session(other.id), other.seat('Ana').id);
    await reach(test, other, { phase: 'decision' });
    const usual = (await other.snapshot('Ana')).public.decision;
    const length = (open: typeof decision) => (open?.close_at ?? 0) - (open?.open_at ?? 0);
    expect(length(decision)).toBe(length(usual) * 1.5);
    expect(await logged('time.wanted')).toHaveLength(3);
  });
});

describe('a message of the chat that is reported', () => {
  const report = (name: string, message_id: string) =>
    session.seat(name).browser.post('/api/exp/chat/report', { message_id });

  it('is shown to the host, who acknowledges it', async () => {
    const id = `unkind-${session.id}`;
    await session.seat('Ben').browser.post('/api/exp/chat', { id, text: 'Not you again' });
    expect((await report('Ben', id)).statusCode).toBe(422);
    expect((await report('Ana', 'no-such-message')).statusCode).toBe(422);
    expect((await report('Ana', id)).statusCode).toBe(204);
    expect((await report('Chloe', id)).statusCode).toBe(204);
    const [seen] = (await watched()).reports;
    expect(seen).toMatchObject({
      message_id: id,
      text: 'Not you again',
      seat_id: session.seat('Ben').id,
      reported_by: [session.seat('Ana').id, session.seat('Chloe').id],
      seen: false,
    });
    expect((await session.snapshot('Ana')).seat.reports).toEqual([{ message_id: id, seen: false }]);
    expect((await session.snapshot('Ben')).seat.reports).toEqual([]);
    const answered = (await host({ action: 'see_report', message_id: id })).json<LiveAnswer>();
    expect(answered.reports[0]?.seen).toBe(true);
    expect((await session.snapshot('Chloe')).seat.reports).toEqual([{ message_id: id, seen: true }]);
    expect((await host({ action: 'see_report', message_id: id })).statusCode).toBe(409);
    expect(await logged('chat.reported')).toHaveLength(2);
  });
});

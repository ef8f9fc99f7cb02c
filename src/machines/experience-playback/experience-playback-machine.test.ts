import { toFailure } from '../../services/http/failure.ts';
import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { createTestLiveSession, testSeat } from '../live-session/live-session-fixtures.ts';
import type { ConnectionFact, SeatRequest } from './experience-events.ts';
import {
  clipFact,
  decisionFact,
  publicProjection,
  seatProjection,
  snapshotOf,
} from './experience-fixtures.ts';
import { afterMessage, emptyContext } from './experience-context.ts';
import { experiencePlaybackMachine } from './experience-playback-machine.ts';
import { experienceDelays } from './experience-setup.ts';
import {
  selectAttempt,
  selectHostMessages,
  selectIsBack,
  selectResultsAt,
  selectIsEnded,
  selectIsInBreakout,
  selectIsReconnecting,
  selectIsScorecardOpen,
  selectPlan,
  selectProgress,
  selectStage,
  selectUnread,
} from './experience-selectors.ts';
import { defaultPlaybackState } from './playback-state.ts';

const unanswered = toFailure(new Error('No connection'));

const session = 'session:s1';

test('it restores from a snapshot into the scene that is on', async () => {
  const { scene, settle, world } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact }));
  expect(scene()).toBe('restoring');
  await settle();
  expect([scene(), world.deadlines]).toEqual(['clip', [130_000]]);
});

test('it walks from waiting to the end as the projections say, without a click', async () => {
  const { scene, settle, project } = createTestLiveSession();
  await settle();
  const seen = [scene()];
  const outcome = {
    kind: 'decision' as const,
    scene_id: 'fork',
    question: 'Which way?',
    options: [],
    chosen: 'left',
    reason: 'Two of three',
    shown_at: 222_000,
    next_at: 230_000,
  };
  const breakout = {
    scene_id: 'lock',
    title: 'Lock',
    prompt: 'Open it',
    open_at: 1,
    close_at: 2,
    solved_teams: [],
    task: { kind: 'words' as const },
    spoken: false,
    agreed: false,
    chat: true,
  };
  const steps: Partial<PublicProjection>[] = [
    { phase: 'gathering' },
    { phase: 'clip', clip: clipFact },
    { phase: 'decision', decision: decisionFact },
    { phase: 'outcome', outcome },
    { phase: 'breakout', breakout },
    { phase: 'ended', clip: clipFact },
  ];
  steps.forEach((step, index) => {
    project({ ...step, seq: index + 2 });
    seen.push(scene());
  });
  expect(seen).toEqual(['waiting', 'gathering', 'clip', 'decision', 'outcome', 'breakout', 'ended']);
});

test('an older projection changes nothing', async () => {
  const { scene, settle, project } = createTestLiveSession(
    snapshotOf({ phase: 'decision', decision: decisionFact, seq: 9 }),
  );
  await settle();
  project({ phase: 'clip', clip: clipFact, seq: 8 });
  expect(scene()).toBe('decision');
});

test('simultaneous gaps are closed by one snapshot, and the connection is notified', async () => {
  const { world, clock, settle, scene } = createTestLiveSession();
  await settle();
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  world.snapshot = snapshotOf({ phase: 'clip', clip: clipFact, seq: 5 });
  world.report({ type: 'channel.attached', channel: session, resumed: false });
  clock.increment(experienceDelays.gathering / 2);
  world.report({ type: 'channel.attached', channel: 'seat:ana', resumed: false });
  expect(world.fetched).toBe(1);
  clock.increment(experienceDelays.gathering / 2);
  await settle();
  expect([world.fetched, scene()]).toEqual([2, 'clip']);
});

test('reloads the results after a gap longer than the message history', async () => {
  const { actor, world, clock, settle } = createTestLiveSession();
  await settle();
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  const read = selectResultsAt(actor.getSnapshot());
  world.report({ type: 'channel.attached', channel: session, resumed: true });
  clock.increment(experienceDelays.gathering);
  await settle();
  expect(selectResultsAt(actor.getSnapshot())).toBe(read);
  world.report({ type: 'channel.attached', channel: session, resumed: false });
  clock.increment(experienceDelays.gathering);
  await settle();
  expect(selectResultsAt(actor.getSnapshot())).toBeGreaterThan(read);
});

test('retries an unreachable server until it answers', async () => {
  const { world, clock, settle, scene } = createTestLiveSession(new Error('no line'));
  await settle();
  expect(scene()).toBe('restoring');
  world.snapshot = snapshotOf();
  clock.increment(experienceDelays.beforeRetry);
  await settle();
  expect(scene()).toBe('waiting');
});

test('a lost connection keeps the scene and shows a notice, and its errors disappear on reconnection', async () => {
  const { actor, world, clock, settle, scene } = createTestLiveSession(
    snapshotOf({ phase: 'clip', clip: clipFact }),
  );
  await settle();
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  world.report({ type: 'connection.changed', state: 'disconnected', problem: undefined });
  expect([scene(), selectIsReconnecting(actor.getSnapshot())]).toEqual(['clip', true]);
  const request: SeatRequest = { kind: 'answer', attemptId: 'attempt-1', challengeId: 'lock', text: 'owl' };
  world.requestSender({ type: 'request.failed', request, failure: unanswered });
  const problem = () => actor.getSnapshot().context.problem;
  expect(problem()).toEqual(unanswered);
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  clock.increment(experienceDelays.listening);
  expect([selectIsReconnecting(actor.getSnapshot()), selectIsBack(actor.getSnapshot())]).toEqual([
    false,
    true,
  ]);
  expect(problem(), 'it is back').toBeNull();
  clock.increment(experienceDelays.back);
  expect(selectIsBack(actor.getSnapshot())).toBe(false);
});

test('after a reconnection the current scene is announced once missed data has arrived, never an old one', async () => {
  const { actor, world, clock, settle, scene } = createTestLiveSession(
    snapshotOf({ phase: 'clip', clip: clipFact }),
  );
  await settle();
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  world.report({ type: 'connection.changed', state: 'disconnected', problem: undefined });
  world.snapshot = snapshotOf({ seq: 9, phase: 'decision', decision: decisionFact });
  world.report({ type: 'connection.changed', state: 'connected', problem: undefined });
  world.report({ type: 'channel.attached', channel: session, resumed: false });
  const connection = () => [
    selectIsReconnecting(actor.getSnapshot()),
    selectIsBack(actor.getSnapshot()),
    scene(),
  ];
  clock.increment(experienceDelays.listening);
  expect(connection()).toEqual([true, false, 'clip']);
  await settle();
  expect(connection()).toEqual([false, true, 'decision']);
});

test('a late joiner gets a recap for 20 s', async () => {
  const { actor, clock, settle } = createTestLiveSession(
    snapshotOf({ phase: 'decision', decision: decisionFact, scene_index: 3 }),
  );
  await settle();
  expect(actor.getSnapshot().matches({ recap: 'shown' })).toBe(true);
  clock.increment(experienceDelays.recap);
  expect(actor.getSnapshot().matches({ recap: 'over' })).toBe(true);
});

test('a seat that waited gets none', async () => {
  const { actor, settle, project } = createTestLiveSession();
  await settle();
  project({ phase: 'clip', clip: clipFact, seq: 2 });
  expect(actor.getSnapshot().matches({ recap: 'shown' })).toBe(false);
});

test('the seat moves to the newest tab only', async () => {
  const { actor, settle, say, world } = createTestLiveSession();
  await settle();
  world.report({
    type: 'members.changed',
    channel: session,
    members: [{ clientId: 'ana', connectionId: 'c1', data: { tab: 'tab-1' } }],
  });
  say('takeover', { connection_id: 'c1' });
  expect(actor.getSnapshot().matches({ seat: 'held' })).toBe(true);
  say('takeover', { connection_id: 'c2' });
  expect(actor.getSnapshot().matches({ seat: 'moved' })).toBe(true);
  expect(world.commands.at(-1)).toEqual({ type: 'presence.left', channel: session });
});

test('the newest tab keeps the seat when a restarted server assigns another connection', async () => {
  const { actor, settle, say, world } = createTestLiveSession();
  await settle();
  const present = (connectionId: string) =>
    world.report({
      type: 'members.changed',
      channel: session,
      members: [{ clientId: 'ana', connectionId, data: { tab: 'tab-1' } }],
    });
  present('c2');
  say('takeover', { connection_id: 'c2' });
  present('c9');
  expect(actor.getSnapshot().matches({ seat: 'held' })).toBe(true);
});

test('a vote is passed to the outbox and dropped when the result is shown', async () => {
  const { actor, settle, world, project } = createTestLiveSession(
    snapshotOf({ phase: 'decision', decision: decisionFact }),
  );
  await settle();
  const vote = { vote_id: 'vote-0001', decision_id: 'fork', option_id: 'left', cast_at: 1 };
  actor.send({ type: 'vote.cast', vote });
  await settle();
  expect([world.votes, actor.getSnapshot().children.voteOutbox?.getSnapshot().value]).toEqual([
    ['left'],
    'counted',
  ]);
  project({ phase: 'clip', clip: clipFact, seq: 2 });
  expect(actor.getSnapshot().children.voteOutbox?.getSnapshot().value).toBe('empty');
});

test('a wrong answer and a failed request are distinguished', async () => {
  const { actor, settle, world } = createTestLiveSession();
  await settle();
  const request: SeatRequest = { kind: 'answer', attemptId: 'attempt-1', challengeId: 'lock', text: 'owl' };
  actor.send({ type: 'request.made', request });
  expect([selectAttempt(actor.getSnapshot()), world.requests]).toEqual(['sending', [request]]);
  world.requestSender({ type: 'request.done', request, accepted: false });
  expect(selectAttempt(actor.getSnapshot())).toBe('wrong');
  world.requestSender({ type: 'request.failed', request, failure: unanswered });
  expect([selectAttempt(actor.getSnapshot()), actor.getSnapshot().context.problem]).toEqual([
    'none',
    unanswered,
  ]);
});

test('a chat message that failed stays visible and can be sent again under its id', async () => {
  const { actor, settle, world } = createTestLiveSession();
  await settle();
  const request: SeatRequest = { kind: 'chat', id: 'message-1', text: 'hello' };
  actor.send({ type: 'request.made', request });
  world.requestSender({ type: 'request.failed', request, failure: unanswered });
  expect(actor.getSnapshot().context.unsentChat).toEqual([{ id: 'message-1', text: 'hello', failed: true }]);
  actor.send({ type: 'request.made', request });
  expect(actor.getSnapshot().context.unsentChat).toEqual([{ id: 'message-1', text: 'hello', failed: false }]);
});

test('signals go both ways over the signal channels', async () => {
  const { settle, world, say } = createTestLiveSession();
  await settle();
  const signal = { from: 'ana', to: 'ben', attempt: 'a1', kind: 'hello' as const };
  world.carry(signal);
  expect(world.commands.at(-1)).toEqual({
    type: 'message.sent',
    channel: 'session:s1:signal:1:ben',
    message: { name: 'signal', data: signal },
  });
  say('signal', { ...signal, from: 'ben', to: 'ana' });
  expect(world.signals).toEqual([{ ...signal, from: 'ben', to: 'ana' }]);
});

test('leaving is reported to the server and nothing reopens the session', async () => {
  const { actor, settle, world, project, scene } = createTestLiveSession(
    snapshotOf({ phase: 'clip', clip: clipFact }),
  );
  await settle();
  actor.send({ type: 'seat.left' });
  project({ phase: 'decision', decision: decisionFact, seq: 4 });
  expect([scene(), world.requests]).toEqual(['left', [{ kind: 'leave' }]]);
  expect(actor.getSnapshot().context.playback.leaveMeeting).toBe(true);
});

test('clearing resets the playback state to its defaults and starts over', async () => {
  const { actor, settle, scene } = createTestLiveSession(
    snapshotOf({
      phase: 'breakout',
      breakout: {
        scene_id: 'lock',
        title: '',
        prompt: '',
        open_at: 1,
        close_at: 2,
        solved_teams: [],
        task: { kind: 'words' as const },
        spoken: false,
        agreed: false,
        chat: true,
      },
    }),
  );
  await settle();
  actor.send({ type: 'video.muted', muted: true });
  expect(actor.getSnapshot().context.playback.joinBreakoutRoom).toBe(true);
  actor.send({ type: 'playback.cleared' });
  expect([scene(), actor.getSnapshot().context.playback]).toEqual(['restoring', defaultPlaybackState]);
});

test('the stage gets the clip while it plays or is gathered for, and nothing in between', async () => {
  const { actor, settle, project } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact }));
  const wanted = () => selectStage(actor.getSnapshot())?.getSnapshot().context.wanted;
  await settle();
  expect(wanted()).toEqual(clipFact);
  project({ seq: 2, phase: 'decision', clip: clipFact, decision: decisionFact });
  expect(wanted()).toBe(null);
});

test('a seat with another story language takes messages in that language', () => {
  const context = emptyContext({
    ...createFactCollector<ConnectionFact>(),
    ...testSeat,
    start: null,
    storyLanguage: 'de',
  });
  const projected = { name: 'projection', data: publicProjection() } as const;
  expect(afterMessage(context, 'session:s1', projected)).toEqual({});
  expect(afterMessage(context, 'session:s1:in:de', projected).public).toEqual(publicProjection());
  const taken = { name: 'takeover', data: { connection_id: 'c2' } } as const;
  expect(afterMessage(context, 'seat:ana', taken)).toEqual({ holder: 'c2' });
});

test('no time runs short while the host holds the clock', async () => {
  const window = { phase: 'decision', clip: clipFact, decision: decisionFact } as const;
  const { settle, project, world } = createTestLiveSession(snapshotOf(window));
  await settle();
  project({ ...window, seq: 2, hold: { since: 140_000, by: 'Olga Owner' } });
  project({ ...window, seq: 3, decision: { ...decisionFact, close_at: 260_000 } });
  expect(world.deadlines).toEqual([220_000, null, 260_000]);
});

test('the playback state is what the deadline, the stage and the way to the results go by', async () => {
  const { actor, settle, project, world } = createTestLiveSession(
    snapshotOf({ phase: 'clip', clip: clipFact }),
  );
  await settle();
  const playback = () => actor.getSnapshot().context.playback;
  expect(playback()).toEqual({
    ...defaultPlaybackState,
    experiencePathOrder: ['arrival'],
    timeLeft: 40_000,
    endTime: 130_000,
    currentHlsUrl: '/media/tale/arrival/master.m3u8',
  });
  project({ seq: 2, at: 130_000, phase: 'decision', clip: clipFact, decision: decisionFact });
  expect(playback()).toEqual({
    ...defaultPlaybackState,
    experiencePathOrder: ['arrival', 'fork'],
    timeLeft: 90_000,
    endTime: 220_000,
  });
  expect(world.deadlines).toEqual([130_000, 220_000]);
  project({ seq: 3, at: 220_000, phase: 'ended', clip: clipFact });
  expect([selectIsEnded(actor.getSnapshot()), selectIsScorecardOpen(actor.getSnapshot())]).toEqual([
    true,
    false,
  ]);
  actor.send({ type: 'scorecard.requested' });
  expect(selectIsScorecardOpen(actor.getSnapshot())).toBe(true);
});

test('progress counts the scenes that there were, and those that a late seat has met', async () => {
  const { actor, settle, project } = createTestLiveSession(
    snapshotOf({ phase: 'clip', clip: clipFact, scene_index: 3 }),
  );
  expect(selectProgress(actor.getSnapshot())).toEqual({ scene: 0, expected: 0, met: 0 });
  await settle();
  expect(selectProgress(actor.getSnapshot())).toEqual({ scene: 4, expected: 8, met: 1 });
  project({ seq: 2, phase: 'decision', decision: decisionFact, scene_index: 4 });
  expect(selectProgress(actor.getSnapshot())).toEqual({ scene: 5, expected: 8, met: 2 });
});

test('a participant who left is neither in the room nor led to the results', async () => {
  const { actor, settle, project } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact }));
  await settle();
  actor.send({ type: 'seat.left' });
  project({ seq: 2, phase: 'breakout' });
  expect(selectIsInBreakout(actor.getSnapshot())).toBe(false);
  project({ seq: 3, phase: 'ended', clip: clipFact });
  expect(selectIsEnded(actor.getSnapshot())).toBe(false);
});

test('joining during a clip shows its position before the player loads, up to its end', async () => {
  const placeAt = async (at: number) => {
    const { actor, settle } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact, at }));
    await settle();
    return actor.getSnapshot().context.playback.playerCurrentTime;
  };
  expect([await placeAt(90_000), await placeAt(112_000), await placeAt(170_000)]).toEqual([
    0, 12_000, 30_000,
  ]);
});

test('stores the position in the clip and the time left', async () => {
  const { actor, settle } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact }));
  await settle();
  actor.send({ type: 'clip.progressed', positionMs: 12_000 });
  const { playerCurrentTime, timeLeft } = actor.getSnapshot().context.playback;
  expect([playerCurrentTime, timeLeft]).toEqual([12_000, 18_000]);
});

test('host messages stay until dismissed, on the next page too, and not for late arrivals', async () => {
  const message = (id: string, at: number) => ({ id, by: 'Olga', text: id, at, to_team: false });
  const messages = [message('old', 90_000 - 16 * 60_000), message('one', 80_000), message('two', 85_000)];
  const first = snapshotOf();
  const { actor, settle, world } = createTestLiveSession({
    ...first,
    seat: { ...first.seat, host_messages: messages },
  });
  await settle();
  const shown = () => selectHostMessages(actor.getSnapshot()).map(({ id }) => id);
  expect(shown()).toEqual(['one', 'two']);
  actor.send({ type: 'hostMessage.dismissed', messageId: 'one' });
  expect([shown(), world.dismissed]).toEqual([['two'], ['one']]);
});

test('every scene can be reached', () => {
  const phases = [
    'waiting',
    'gathering',
    'clip',
    'decision',
    'outcome',
    'breakout',
    'ended',
    'cancelled',
    'failed',
  ] as const;
  const snapshots = phases.map((phase) => ({
    type: 'xstate.done.actor.0.experiencePlayback.facts.fetching',
    output: { snapshot: { ...snapshotOf({ phase }), seat: seatProjection() }, now: 0 },
  }));
  const paths = getShortestPaths(experiencePlaybackMachine, {
    input: { ...testSeat, start: null, ...createFactCollector<ConnectionFact>() },
    events: [...snapshots, { type: 'seat.left' }] as never[],
    serializeState: (state) => String(state.value.scene),
  });
  expect([...new Set(paths.map((path) => path.state.value.scene))].sort()).toEqual(
    [...phases, 'left', 'restoring'].sort(),
  );
});

test('messages of others are unread until the chat is open, one’s own never', async () => {
  const { actor, settle, say } = createTestLiveSession(snapshotOf({ phase: 'clip', clip: clipFact }));
  await settle();
  const write = (id: string, seat_id: string, at: number) => say('chat', { id, seat_id, text: 'hello', at });
  const unread = () => selectUnread(actor.getSnapshot());
  write('one', 'fellow', 1000);
  write('two', testSeat.seatId, 2000);
  write('three', 'fellow', 3000);
  const before = unread();
  actor.send({ type: 'chat.opened' });
  const open = unread();
  write('four', 'fellow', 4000);
  actor.send({ type: 'chat.closed' });
  const closed = unread();
  write('five', 'fellow', 5000);
  expect([before, open, closed, unread()]).toEqual([2, 0, 0, 1]);
});

test('a read message stays read on the next page', async () => {
  const written = (id: string, at: number) => ({ id, seat_id: 'fellow', text: 'hello', at });
  const chat = [written('one', 1000), written('two', 2000)];
  const first = createTestLiveSession({ ...snapshotOf(), chat });
  await first.settle();
  first.actor.send({ type: 'chat.opened' });
  const opened = first.world.read;
  first.say('chat', written('three', 3000));
  const chatRead = first.world.read;
  const later = { ...snapshotOf(), chat: [...chat, written('three', 3000), written('four', 4000)] };
  const next = createTestLiveSession(later, { ...testSeat, chatRead });
  await next.settle();
  expect([opened, chatRead, selectUnread(next.actor.getSnapshot())]).toEqual(['two', 'three', 1]);
});

test('a waiting page checks for a move every minute and on return, no other page does', async () => {
  const { actor, clock, world, settle, project } = createTestLiveSession();
  await settle();
  const moved = { from: 1000, by: 'Olga Owner' };
  world.snapshot = { ...snapshotOf({ starts_at: 9000 }), plan: { moved, cancelled_by: null } };
  clock.increment(experienceDelays.plan);
  await settle();
  expect([
    world.fetched,
    actor.getSnapshot().context.public?.starts_at,
    selectPlan(actor.getSnapshot()),
  ]).toEqual([2, 9000, { moved, cancelled_by: null }]);
  world.comeBack();
  await settle();
  expect([world.fetched, experienceDelays.plan < 60_000]).toEqual([3, true]);
  world.snapshot = snapshotOf({ phase: 'clip', clip: clipFact });
  project({ phase: 'clip', clip: clipFact, starts_at: 9000 });
  await settle();
  clock.increment(experienceDelays.plan);
  world.comeBack();
  await settle();
  expect(world.fetched).toBe(3);
});

test('fetches who moved a start that changes while the page listens', async () => {
  const { clock, world, settle, project } = createTestLiveSession();
  await settle();
  project({ starts_at: 77_000 });
  clock.increment(experienceDelays.gathering);
  await settle();
  expect(world.fetched).toBe(2);
});

test('a waiting page fetches a changed plan at once, no other page does', async () => {
  const { clock, world, say, scene, settle, project } = createTestLiveSession();
  const hear = async () => {
    say('plan', { at: clock.now() });
    clock.increment(experienceDelays.gathering);
    await settle();
  };
  await settle();
  project({ phase: 'clip', clip: clipFact });
  await hear();
  expect(world.fetched).toBe(1);
  project({ phase: 'waiting', clip: null });
  world.snapshot = snapshotOf({ phase: 'cancelled' });
  await hear();
  expect([world.fetched, scene()]).toEqual([2, 'cancelled']);
});

test('a session that was called off while the page waits is over there', async () => {
  const { clock, world, settle, scene } = createTestLiveSession();
  await settle();
  world.snapshot = snapshotOf({ phase: 'cancelled' });
  clock.increment(experienceDelays.plan);
  await settle();
  expect(scene()).toBe('cancelled');
});

test('blocks a chat author on this device, does not count their messages, and can unblock', async () => {
  const { actor, settle, say, world } = createTestLiveSession();
  await settle();
  actor.send({ type: 'seat.blocked', seatId: 'fellow', blocked: true });
  say('chat', { id: 'one', seat_id: 'fellow', text: 'hello', at: 1000 });
  expect([world.blocked, selectUnread(actor.getSnapshot())]).toEqual([['fellow'], 0]);
  actor.send({ type: 'seat.blocked', seatId: 'fellow', blocked: false });
  expect([world.blocked, selectUnread(actor.getSnapshot())]).toEqual([[], 1]);
});

import { expect, test } from 'vitest';
import { createDirectorSession, twoTeams } from '../../../tests/support/director-session.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';
import { readSessionReplay, recordedSession } from './session-replay.ts';

function playedSession() {
  const session = createDirectorSession();
  session.arrive('ada', 'dot');
  session.send({ type: 'host.started', by: 7 });
  session.reach('which-way');
  session.pass(2000);
  session.vote('ada', 'ridge');
  return session;
}

function replayOf({ log }: ReturnType<typeof playedSession>) {
  return {
    session_id: 'session-1',
    story: JSON.stringify(borrowedLight),
    bots: ['dot'],
    events: log.map(({ type, at, ...payload }, index) => ({
      seq: index + 1,
      at,
      type,
      payload: JSON.stringify(payload),
    })),
  };
}

test('every event is a step with its cause', () => {
  const recorded = recordedSession(replayOf(playedSession()));
  const causes = recorded.steps.map(({ type, source }) => [type, source && recorded.nameOf(source)]);
  expect(causes.slice(0, 4)).toEqual([
    ['session.opened', 'Server'],
    ['seat.connected', 'Seat 1'],
    ['seat.connected', 'Seat 4 (bot)'],
    ['host.started', 'Organiser'],
  ]);
  expect(causes.at(-2)).toEqual(['clock.reached', 'Clock']);
  expect(causes.at(-1)).toEqual(['vote.cast', 'Seat 1']);
});

test('a step has the state before and after it, as the director had it', () => {
  const session = playedSession();
  const recorded = recordedSession(replayOf(session));
  const started = recorded.steps.findIndex(({ type }) => type === 'host.started');
  const { director } = { director: recorded.treeAt(started)[0]?.id ?? '' };
  expect(recorded.snapshotAt(director, started - 1)?.value).toEqual({ open: 'waiting' });
  expect(recorded.snapshotAt(director, recorded.steps.length - 1)?.value).toEqual(session.snapshot.value);
  const { story: _, ...context } = session.context;
  expect(recorded.snapshotAt(director, recorded.steps.length - 1)?.data.context).toEqual(context);
});

test('an audience has the projection that it got, and is named where it changed', () => {
  const recorded = recordedSession(replayOf(playedSession()));
  const last = recorded.steps.length - 1;
  expect(recorded.changedBy(last)).toEqual(['director', 'everybody', 'seat:ada']);
  expect(recorded.snapshotAt('seat:ada', last)?.data.projection).toMatchObject({
    seat_id: 'ada',
    vote: { option_id: 'ridge' },
  });
  expect(recorded.snapshotAt('seat:dot', last)?.data.projection).toMatchObject({ vote: null });
  expect(recorded.snapshotAt('everybody', last)?.data.projection).toMatchObject({
    phase: 'decision',
    decision: { voted: ['ada'] },
  });
  expect(recorded.snapshotAt('team:1', last)).toBeUndefined();
  const concerned = ['director', 'everybody', 'seat:ada', 'seat:dot', 'clock'].filter((id) =>
    recorded.concerns(id, last),
  );
  expect(concerned).toEqual(['director', 'everybody', 'seat:ada']);
});

test('lists teams and their seats below the director, with their presence', () => {
  const recorded = recordedSession(replayOf(playedSession()));
  expect(recorded.treeAt(1).map(({ name, depth, status }) => [name, depth, status])).toEqual([
    ['sessionDirector', 0, 'live'],
    ['Everybody', 1, 'live'],
    ['North', 1, 'live'],
    ['Seat 1', 2, 'live'],
    ['Seat 2', 2, 'stopped'],
    ['Seat 3', 2, 'stopped'],
    ['South', 1, 'live'],
    ['Seat 4 (bot)', 2, 'stopped'],
    ['Seat 5', 2, 'stopped'],
  ]);
  expect(twoTeams.roster).toHaveLength(5);
});

test('a replay is the same after its file has been read, and nothing else is one', () => {
  const replay = replayOf(playedSession());
  expect(readSessionReplay(recordedSession(replay).write())).toEqual(replay);
  expect(readSessionReplay('{"format":"muster-session","version":1}')).toBeUndefined();
  expect(readSessionReplay('{"format":"muster-actors","version":1,"actors":[],"steps":[]}')).toBeUndefined();
});

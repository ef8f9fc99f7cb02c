import { expect, test } from 'vitest';
import { createTestLiveSession } from '../live-session/live-session-fixtures.ts';
import { clipFact, onSession, snapshotOf } from './experience-fixtures.ts';
import { selectIsDebriefing, selectTable } from './experience-selectors.ts';

const ended = { phase: 'ended' as const, clip: clipFact, at: 1_000_000, room_until: 1_600_000 };
async function afterTheStory(patch = {}) {
  const session = createTestLiveSession(snapshotOf({ ...ended, ...patch }));
  await session.settle();
  const isOpen = () => selectIsDebriefing(session.actor.getSnapshot());
  return { ...session, isOpen };
}

test('the room stays open after the story, for returning participants too', async () => {
  const { isOpen, live, world } = await afterTheStory();
  expect([isOpen(), live.getSnapshot().context.intent.inside, world.deadlines]).toEqual([
    true,
    true,
    [1_600_000],
  ]);
});

test('the room closes at its time, and the team is no longer listened to', async () => {
  const { isOpen, actor, live, world } = await afterTheStory();
  actor.send({ type: 'deadline.passed', endTime: 1_500_000 });
  expect(isOpen()).toBe(true);
  actor.send({ type: 'deadline.passed', endTime: 1_600_000 });
  expect([isOpen(), live.getSnapshot().context.intent]).toEqual([
    false,
    { inside: false, quiet: false, teamId: 1, fellows: ['ben'], over: true },
  ]);
  const left = world.commands.filter(({ type }) => type === 'channel.left').map(({ channel }) => channel);
  expect(left).toEqual(['session:s1:team:1', 'session:s1:signal:1:ana']);
});

test('leaving the room releases camera and microphone', async () => {
  const { isOpen, actor, live } = await afterTheStory();
  actor.send({ type: 'debrief.left' });
  expect([isOpen(), live.getSnapshot().context.intent.over]).toEqual([false, true]);
});

test('results opened later have no room', async () => {
  const { isOpen, actor, live } = await afterTheStory({ at: 1_600_000 });
  expect([
    isOpen(),
    actor.getSnapshot().context.joinedTeam,
    live.getSnapshot().context.intent.inside,
  ]).toEqual([false, null, false]);
});

test('takes presence from the channel when no director runs', async () => {
  const { actor, live, world } = await afterTheStory();
  const present = () => selectTable(actor.getSnapshot()).seats.filter((seat) => seat.present);
  world.report(onSession('ana'));
  expect([present().map(({ seat_id }) => seat_id), live.getSnapshot().context.intent.fellows]).toEqual([
    ['ana'],
    [],
  ]);
  world.report(onSession('ana', 'ben'));
  expect(live.getSnapshot().context.intent.fellows).toEqual(['ben']);
  world.report({ ...onSession(), channel: 'session:s1:team:1' });
  expect(live.getSnapshot().context.intent.fellows).toEqual(['ben']);
});

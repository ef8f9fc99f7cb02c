import { describe, expect, it } from 'vitest';
import type { Spot } from '#contract/story/sighting.ts';
import {
  createDirectorSession,
  type DirectorSession,
  everybody,
} from '../../../tests/support/director-session.ts';
import { borrowedLight, readStory, sixOClockWater } from '../../../tests/support/test-story.ts';
import { storyIn } from '#contract/story/story.ts';
import { collaborationAnalysis } from '../../scoring/collaboration-analysis.ts';
import { foldLog } from '../chart/fold-log.ts';
import { sightingFact } from '../projections/sighting-fact.ts';
import { isNoticing } from './noticing.ts';
import { decisionScene } from './votes.ts';

const wheel: Spot = { kind: 'picture', x: 0.1, y: 0.6 };
const sky: Spot = { kind: 'picture', x: 0.8, y: 0.1 };

const mark = (session: DirectorSession, seatId: string, spot: Spot, mediaMs = 4000, sceneId = 'doorstep') =>
  session.send({ type: 'notice.marked', seatId, sceneId, mediaMs, spot });

function inClip(sceneId: string, gone = 5000, story = sixOClockWater) {
  const session = createDirectorSession({}, story);
  session.arrive(...everybody);
  session.reach(sceneId);
  enter(session, sceneId, gone);
  return session;
}

/** Lets `gone` ms of the clip pass. */
function enter(session: DirectorSession, sceneId: string, gone: number) {
  session.reach(sceneId);
  while (!session.context.clip) session.pass(500);
  session.pass(session.context.clip.startAt + gone - session.at);
}

describe('a mark', () => {
  it('counts once a person and place', () => {
    const session = inClip('doorstep');
    expect(mark(session, 'ada', wheel)).toBe(true);
    expect(mark(session, 'ada', { kind: 'picture', x: 0.15, y: 0.55 })).toBe(false);
    expect(mark(session, 'ada', sky)).toBe(true);
    expect(mark(session, 'ben', wheel)).toBe(true);
    expect(session.context.notices.map(({ seatId }) => seatId)).toEqual(['ada', 'ada', 'ben']);
  });

  it('is at most where the clip is', () => {
    const session = inClip('doorstep', 3000);
    mark(session, 'ada', wheel, 60_000);
    expect(session.context.notices[0]?.mediaMs).toBe(3000);
  });

  it('is of the clip that is or was on the screens last, by a seat that is present', () => {
    const session = inClip('doorstep');
    expect(mark(session, 'ada', wheel, 4000, 'descent')).toBe(false);
    expect(mark(session, 'ada', wheel, 4000, 'the-wheel')).toBe(false);
    expect(mark(session, 'stranger', wheel)).toBe(false);
    session.send({ type: 'seat.left', seatId: 'ben' });
    expect(mark(session, 'ben', wheel)).toBe(false);
    session.reach('first-hour');
    expect(mark(session, 'ada', wheel)).toBe(true);
  });

  it('is bounded a person and clip', () => {
    const session = inClip('doorstep');
    const kept = Array.from({ length: 20 }, (_, moment) => mark(session, 'ada', { kind: 'text', moment }));
    expect(kept.filter(Boolean)).toHaveLength(12);
  });

  it('is refused where the story has nothing to be noticed', () => {
    const session = createDirectorSession({}, borrowedLight);
    session.arrive(...everybody);
    const first = borrowedLight.start;
    enter(session, first, 3000);
    expect(mark(session, 'ada', wheel, 2000, first)).toBe(false);
    expect(isNoticing(session.context)).toBe(false);
  });
});

describe('marks', () => {
  it('are published once the story mentions them, to all until its next clip', () => {
    const session = inClip('doorstep');
    mark(session, 'dot', sky);
    mark(session, 'ada', wheel);
    session.reach('first-hour');
    session.send({ type: 'chat.posted', seatId: 'ben', messageId: 'm-1', length: 9, mentions: true });
    session.reach('report');
    session.pass(3000);
    session.vote('ada', decisionScene(sixOClockWater, 'report').options.at(-1)?.id ?? '');
    enter(session, 'searchlight', 15_000);
    mark(session, 'ada', wheel, 14_000, 'searchlight');
    mark(session, 'eve', { kind: 'text', moment: 1 }, 14_500, 'searchlight');
    enter(session, 'the-wheel', 57_400);
    expect(sightingFact(session.context)).toBeNull();
    session.pass(100);
    const shown = {
      name: 'the wheel',
      seen: [
        { seat_id: 'ada', scene_title: 'Number nine', media_ms: 4000 },
        { seat_id: 'eve', scene_title: 'The searchlight', media_ms: 14_500 },
      ],
      mentions: 1,
    };
    expect(sightingFact(session.context)).toEqual(shown);
    expect(mark(session, 'cai', wheel, 50_000, 'the-wheel')).toBe(false);
    session.send({ type: 'chat.posted', seatId: 'cai', messageId: 'm-2', length: 9, mentions: true });
    session.reach('two-oclock');
    session.pass(3000);
    expect(sightingFact(session.context)).toEqual(shown);
    session.reach('the-son');
    enter(session, 'the-son', 1000);
    expect(sightingFact(session.context)).toBeNull();
  });

  it('is the same in each language', () => {
    const german = storyIn(readStory('the-six-oclock-water'), 'de');
    const session = inClip('doorstep');
    mark(session, 'ada', { kind: 'text', moment: 7 });
    mark(session, 'ben', { kind: 'text', moment: 8 });
    enter(session, 'the-wheel', 58_000);
    expect(sightingFact({ ...session.context, story: german })).toMatchObject({
      name: 'das Rad',
      seen: [{ seat_id: 'ada', scene_title: 'Nummer neun' }],
      mentions: 0,
    });
  });

  it('is shown also where the clip was over before the server was back', () => {
    const session = inClip('the-wheel', 20_000);
    const downSince = session.at;
    session.sleep(60_000);
    session.send({ type: 'director.resumed', downSince });
    session.pass(0);
    expect(session.context.sceneId).toBe('second-hand');
    expect(session.context.revealedAt).not.toBeNull();
  });

  it('is a figure of the team, and replays equal', () => {
    const session = inClip('doorstep');
    mark(session, 'ada', wheel);
    mark(session, 'ben', wheel);
    session.finish();
    const analysis = collaborationAnalysis({ sessionId: 'session-1', story: sixOClockWater }, session.log);
    const [north] = analysis?.teams ?? [];
    expect(north?.measures[0]).toMatchObject({
      id: 'noticing',
      value: 0.667,
      summary: '2 of your 3 marked the wheel, first in “Number nine”. Nobody wrote a word about it.',
    });
    const stored = JSON.parse(JSON.stringify(session.log)) as typeof session.log;
    expect(foldLog({ sessionId: 'session-1', story: sixOClockWater }, stored).context).toEqual(
      session.context,
    );
  });

  it('is no part of a session that a director before version 8 opened', () => {
    const session = createDirectorSession({ version: 7 }, sixOClockWater);
    session.arrive(...everybody);
    enter(session, 'the-wheel', 60_000);
    expect(session.context.revealedAt).toBeNull();
  });
});

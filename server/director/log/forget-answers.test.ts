import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import { foldLog } from '../chart/fold-log.ts';
import { replacements } from './forget-answers.ts';

const agreed = {
  ...borrowedLight,
  scenes: borrowedLight.scenes.map((scene) =>
    scene.kind === 'challenge' ? { ...scene, agreed: true } : scene,
  ),
};

/** The log as it is kept after these seats are forgotten. */
function forget(log: readonly DirectorEvent[], story: typeof borrowedLight, seatIds: readonly string[]) {
  const answers = log.flatMap((event, seq) =>
    event.type === 'challenge.answered' ? [{ seq, payload: event }] : [],
  );
  const texts = new Map(
    replacements(story, answers, new Set(seatIds)).map(({ seq, text }) => [seq, text] as const),
  );
  return log.map((event, seq) =>
    event.type === 'challenge.answered' ? { ...event, text: texts.get(seq) ?? event.text } : event,
  );
}

const textsOf = (log: readonly DirectorEvent[]) =>
  log.flatMap((event) => (event.type === 'challenge.answered' ? [`${event.seatId}: ${event.text}`] : []));

/** The session with every text blanked: all that results are made of. */
const playedIn = (story: typeof borrowedLight, log: readonly DirectorEvent[]) =>
  JSON.parse(
    JSON.stringify(foldLog({ sessionId: 'session-1', story }, log).context, (key, value: unknown) =>
      key === 'text' ? '' : value,
    ),
  ) as unknown;

function atTheDoor(story: typeof borrowedLight) {
  const session = createDirectorSession({}, story);
  session.arrive('ada', 'ben', 'cai', 'dot', 'eve');
  session.reach('door');
  session.pass(3000);
  return session;
}

test('wrong answers of a forgotten seat are replaced, right ones and those of others stay', () => {
  const session = atTheDoor(borrowedLight);
  session.answer('ben', 'I am Ben');
  session.answer('ada', 'We are stuck');
  session.answer('ben', 'we are stuck!');
  session.answer('ben', 'i am ben');
  session.answer('dot', 'erased 1');
  session.answer('ben', 'it is palms');
  expect(textsOf(forget(session.log, borrowedLight, ['ben']))).toEqual([
    'ben: erased 2',
    'ada: We are stuck',
    'ben: we are stuck!',
    'ben: erased 2',
    'dot: erased 1',
    'ben: it is palms',
  ]);
});

test('a log without forgotten words folds to the same session', () => {
  const seatId = fc.constantFrom('ada', 'ben', 'cai', 'dot', 'eve');
  const text = fc.constantFrom(
    'palms',
    'it is Palms',
    'I am Ben',
    'i am ben',
    'stuck',
    'erased 1',
    'erased 2',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(borrowedLight, agreed),
      fc.array(fc.tuple(seatId, text, fc.nat(9000)), { maxLength: 14 }),
      fc.array(seatId, { minLength: 1, maxLength: 3 }),
      (story, answers, forgotten) => {
        const session = atTheDoor(story);
        for (const [seat, given, ms] of answers) {
          session.answer(seat, given);
          session.pass(ms);
        }
        session.finish();
        const kept = forget(session.log, story, forgotten);
        expect(playedIn(story, kept)).toEqual(playedIn(story, session.log));
        expect(textsOf(forget(kept, story, forgotten)), 'a second time').toHaveLength(textsOf(kept).length);
      },
    ),
    { numRuns: 60 },
  );
});

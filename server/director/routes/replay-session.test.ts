import { expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';
import { foldLog } from '../chart/fold-log.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import { anonymousLog } from './replay-session.ts';

test('a log without what people wrote folds to the same states', () => {
  const session = createDirectorSession({
    teams: [
      { id: 1, name: 'Olga’s table' },
      { id: 2, name: 'South' },
    ],
  });
  session.arrive('ada', 'dot');
  session.reach('door');
  session.pass(5000);
  session.answer('ada', 'my dog Rex');
  session.answer('dot', 'my dog Rex');
  session.answer('dot', 'palms');
  session.send({ type: 'host.said', by: 3, messageId: 'message-1', teamId: null, text: 'Call me: Olga' });
  session.send({ type: 'host.ended', by: 3, reason: 'Rex is ill' });
  const events = anonymousLog(borrowedLight, session.log, 1);
  const text = JSON.stringify(events);
  for (const written of ['Rex', 'Olga', 'South']) expect(text).not.toContain(written);
  expect(text).toContain('palms');
  const read = events.map(({ type, at, payload }) => ({ ...JSON.parse(payload), type, at }) as DirectorEvent);
  const folded = foldLog({ sessionId: 'session-1', story: borrowedLight }, read);
  expect(folded.value).toEqual(session.snapshot.value);
  expect(folded.context.played.map(({ kind }) => kind)).toEqual(
    session.context.played.map(({ kind }) => kind),
  );
  expect(events.map(({ seq }) => seq)).toEqual(session.log.map((_, index) => index + 1));
});

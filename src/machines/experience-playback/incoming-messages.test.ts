import { expect, test } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { parseMessage } from '../../services/realtime/parse-message.ts';
import {
  clipFact,
  decisionFact,
  publicProjection,
  seatProjection,
  teamProjection,
} from './experience-fixtures.ts';

test.each([
  ['a clip', publicProjection({ phase: 'clip', clip: clipFact, next_clips: [clipFact] })],
  ['a decision', publicProjection({ phase: 'decision', decision: decisionFact })],
  ['nothing yet', publicProjection()],
])(
  'a projection with %s passes unchanged, and with fields of a newer server as well',
  (_what, projection) => {
    const newer = { ...projection, clip: projection.clip && { ...projection.clip, later: 1 }, later: [] };
    expect(parseMessage('session:one', 'projection', structuredClone(projection))?.data).toEqual(projection);
    expect(parseMessage('session:one', 'projection', newer)?.data).toEqual(projection);
  },
);

test('so do what a team and a seat see', () => {
  expect(parseMessage('session:one:team:2', 'team', teamProjection())?.data).toEqual(teamProjection());
  expect(parseMessage('seat:one', 'seat', seatProjection())?.data).toEqual(seatProjection());
});

test('and each of them in another language, on the channel of that language', () => {
  const own = channels.inLanguage('session:one', 'de');
  expect(parseMessage(own, 'projection', publicProjection())?.data).toEqual(publicProjection());
  expect(
    parseMessage(channels.inLanguage('session:one:team:2', 'de'), 'team', teamProjection()),
  ).toBeDefined();
  expect(parseMessage(channels.inLanguage('seat:one', 'de'), 'seat', seatProjection())).toBeDefined();
  expect(parseMessage('session:one:in:anywhere', 'projection', publicProjection())).toBeUndefined();
});

test.each([
  ['projection', publicProjection()],
  ['team', teamProjection()],
  ['seat', seatProjection()],
  ['chat', { id: 'a-message', seat_id: 'ben', text: 'The bridge?', at: 1 }],
  ['icebreaker', { seat_id: 'ben', question: 'soup', text: 'Leek', at: 1 }],
  ['reaction', { id: 'a-reaction', seat_id: 'ben', kind: 'heart', at: 1 }],
  ['plan', { at: 1 }],
  ['takeover', { connection_id: 'c2' }],
])('a fellow on the signal channel says no %s, however well it fits', (name, data) => {
  expect(parseMessage('session:one:signal:2:ana', name, data)).toBeUndefined();
});

test('a signal is one on the signal channel only', () => {
  const hello = { from: 'ben', to: 'ana', attempt: 'a1', kind: 'hello' };
  const taken = ['session:one', 'session:one:team:2', 'seat:ana', 'session:one:signal:2:ana'].map(
    (channel) => parseMessage(channel, 'signal', hello)?.data,
  );
  expect(taken).toEqual([undefined, undefined, undefined, hello]);
});

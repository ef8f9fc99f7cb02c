import { expect, test } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { fittingMessage } from '../../services/realtime/fitting-message.ts';
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
    expect(fittingMessage('session:one', 'projection', structuredClone(projection))?.data).toEqual(
      projection,
    );
    expect(fittingMessage('session:one', 'projection', newer)?.data).toEqual(projection);
  },
);

test('so do what a team and a seat see', () => {
  expect(fittingMessage('session:one:team:2', 'team', teamProjection())?.data).toEqual(teamProjection());
  expect(fittingMessage('seat:one', 'seat', seatProjection())?.data).toEqual(seatProjection());
});

test('and each of them in another language, on the channel of that language', () => {
  const own = channels.toldIn('session:one', 'de');
  expect(fittingMessage(own, 'projection', publicProjection())?.data).toEqual(publicProjection());
  expect(fittingMessage(channels.toldIn('session:one:team:2', 'de'), 'team', teamProjection())).toBeDefined();
  expect(fittingMessage(channels.toldIn('seat:one', 'de'), 'seat', seatProjection())).toBeDefined();
  expect(fittingMessage('session:one:in:anywhere', 'projection', publicProjection())).toBeUndefined();
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
  expect(fittingMessage('session:one:signal:2:ana', name, data)).toBeUndefined();
});

test('a signal is one on the signal channel only', () => {
  const hello = { from: 'ben', to: 'ana', attempt: 'a1', kind: 'hello' };
  const taken = ['session:one', 'session:one:team:2', 'seat:ana', 'session:one:signal:2:ana'].map(
    (channel) => fittingMessage(channel, 'signal', hello)?.data,
  );
  expect(taken).toEqual([undefined, undefined, undefined, hello]);
});

import { expect, test } from 'vitest';
import { fittingData } from '../../services/realtime/fitting-data.ts';
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
    expect(fittingData('session:one', 'projection', structuredClone(projection))).toEqual(projection);
    expect(fittingData('session:one', 'projection', newer)).toEqual(projection);
  },
);

test('so do what a team and a seat see', () => {
  expect(fittingData('session:one:team:2', 'team', teamProjection())).toEqual(teamProjection());
  expect(fittingData('seat:one', 'seat', seatProjection())).toEqual(seatProjection());
});

import { expect, test } from 'vitest';
import { judgeLine, readLine } from './line-quality.ts';

const reading = (received: number, lost: number, tripMs: number | null = 30) => ({ received, lost, tripMs });

test('a line is judged by what happened since the last look, not since the beginning', () => {
  expect([
    judgeLine(undefined, reading(500, 100)),
    judgeLine(reading(500, 100), reading(700, 100)),
    judgeLine(reading(500, 0), reading(700, 8)),
    judgeLine(reading(500, 0), reading(600, 20)),
  ]).toEqual(['unknown', 'good', 'weak', 'bad']);
});

test('a long way is weak, a very long one bad; loss among a few packets is chance', () => {
  expect([
    judgeLine(reading(0, 0), reading(100, 0, 300)),
    judgeLine(reading(0, 0), reading(100, 0, 900)),
    judgeLine(reading(0, 0), reading(10, 2)),
    judgeLine(reading(0, 0), reading(100, 0, null)),
  ]).toEqual(['weak', 'bad', 'good', 'good']);
});

test('audio and video are summed, and the active path has the round trip', () => {
  const report = new Map<string, Record<string, unknown>>([
    ['a', { type: 'inbound-rtp', packetsReceived: 50, packetsLost: 1 }],
    ['v', { type: 'inbound-rtp', packetsReceived: 70, packetsLost: 2 }],
    ['old', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 }],
    ['used', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.045 }],
  ]);
  expect(readLine(report as unknown as RTCStatsReport)).toEqual({ received: 120, lost: 3, tripMs: 45 });
});

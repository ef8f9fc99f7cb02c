import { expect, test } from 'vitest';
import type { SeatCheck } from '#contract/calls/schemas/system-check.ts';
import { deviceCheckWords } from './device-check-words.ts';

const check = (changes: Partial<SeatCheck>): SeatCheck => ({
  verdict: 'limited',
  failed: [],
  warned: [],
  untested: [],
  ...changes,
});

test('a device on which everything works has no more to say', () => {
  expect(deviceCheckWords(check({ verdict: 'ready' }))).toEqual({
    tone: 'action',
    word: 'Device is ready',
    lines: [],
  });
});

test('what does not work and what works with limits is named', () => {
  expect(
    deviceCheckWords(check({ failed: ['speaker', 'microphone', 'camera'], warned: ['network'] })),
  ).toEqual({
    tone: 'glow',
    word: 'Device works with limits',
    lines: ['Does not work: speaker, microphone and camera', 'With limits: network'],
  });
});

test('a device on which a session will not work is a problem, and what is open is not', () => {
  const failed = check({ verdict: 'failed', failed: ['playback'], untested: ['camera'] });
  expect(deviceCheckWords(failed)).toEqual({
    tone: 'danger',
    word: 'Device has a problem',
    lines: ['Does not work: video clips'],
  });
});

test('somebody who has not touched speaker, microphone and camera yet is fine so far', () => {
  expect(deviceCheckWords(check({ untested: ['speaker', 'microphone', 'camera'] }))).toEqual({
    tone: 'action',
    word: 'Device is fine so far',
    lines: ['Not tried yet: speaker, microphone and camera'],
  });
});

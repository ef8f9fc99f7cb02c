import { expect, test } from 'vitest';
import type { SeatCheck } from '#contract/calls/schemas/system-check.ts';
import { sessionPeople } from '#contract/words/en/organiser/sessions/session-people.ts';
import { deviceCheckWords } from './device-check-words.ts';

const wordsOf = (given: SeatCheck) => deviceCheckWords(given, sessionPeople.device);

const check = (changes: Partial<SeatCheck>): SeatCheck => ({
  verdict: 'limited',
  failed: [],
  warned: [],
  untested: [],
  ...changes,
});

test('a device on which everything works has no more to say', () => {
  expect(wordsOf(check({ verdict: 'ready' }))).toEqual({
    tone: 'action',
    word: 'Device ready',
    lines: [],
  });
});

test('what does not work and what works with limits is named', () => {
  expect(wordsOf(check({ failed: ['speaker', 'microphone', 'camera'], warned: ['network'] }))).toEqual({
    tone: 'glow',
    word: 'Device has limits',
    lines: ['Does not work: speaker, microphone and camera', 'With limits: network'],
  });
});

test('a device that cannot run a session is a problem, an unknown result is not', () => {
  const failed = check({ verdict: 'failed', failed: ['playback'], untested: ['camera'] });
  expect(wordsOf(failed)).toEqual({
    tone: 'danger',
    word: 'Device problem',
    lines: ['Does not work: films'],
  });
});

test('untested speaker, microphone and camera are no warning', () => {
  expect(wordsOf(check({ untested: ['speaker', 'microphone', 'camera'] }))).toEqual({
    tone: 'action',
    word: 'Device fine so far',
    lines: ['Not tested yet: speaker, microphone and camera'],
  });
});

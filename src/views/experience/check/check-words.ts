import type { CheckVerdict } from '#contract/calls/schemas/system-check.ts';
import type { CheckId } from '#contract/rules/system-checks.ts';
import type { CheckResult } from '../../../services/device-check/check-verdict.ts';

export const checkNames: Record<CheckId, { title: string; why: string }> = {
  browser: { title: 'Browser', why: 'Whether it can do what a session needs' },
  screen: { title: 'Screen', why: 'Whether a session fits the window' },
  network: { title: 'Network', why: 'How quickly the server answers and how much the line carries' },
  clock: { title: 'Time', why: 'How exactly everybody sees the same picture' },
  realtime: { title: 'Live connection', why: 'Votes and messages go over it' },
  playback: { title: 'Clips', why: 'Whether a clip loads and plays' },
  video: { title: 'Video room', why: 'Whether camera and voice find a way to your team' },
  speaker: { title: 'Speaker', why: 'We play two soft notes' },
  microphone: { title: 'Microphone', why: 'We record three seconds and play them to you' },
  camera: { title: 'Camera', why: 'You see yourself, nobody else does' },
};

export const checkTitles = Object.fromEntries(
  Object.entries(checkNames).map(([id, { title }]) => [id, title]),
) as Record<CheckId, string>;

export const stateWords: Record<CheckResult['state'], string> = {
  untested: 'not tested yet',
  running: 'testing',
  passed: 'fine',
  warned: 'works with limits',
  failed: 'does not work',
};

export const verdictWords: Record<CheckVerdict, { title: string; text: string }> = {
  ready: { title: 'You are ready', text: 'Everything works. See you at the light.' },
  limited: {
    title: 'It will work, with limits',
    text: 'You can take part. What is marked below you would do without, or can still put right.',
  },
  failed: {
    title: 'It will not work like this',
    text: 'Put right what is marked below and try it again, or use another device.',
  },
};

/** All that tests itself is fine, what needs a hand is still to come. */
export const halfDoneWords = {
  title: 'Good so far',
  text: 'All that tests itself is fine. Now try your speaker, microphone and camera, each with one touch.',
};

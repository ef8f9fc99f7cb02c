/** What is tested before the day; the first ones by themselves, the last three after a touch. */
export const checkIds = [
  'browser',
  'network',
  'clock',
  'realtime',
  'playback',
  'speaker',
  'microphone',
  'camera',
] as const;
export type CheckId = (typeof checkIds)[number];

export interface CheckResult {
  state: 'untested' | 'running' | 'passed' | 'warned' | 'failed';
  /** One line: what was found, and the cause where something is wrong. */
  detail: string;
}

/** Without these there is no session; without the others it works with limits. */
const needed: readonly CheckId[] = ['browser', 'network', 'realtime', 'playback'];

export type Verdict = 'ready' | 'limited' | 'failed';

/** The whole, or null while something needed is still open or running. */
export function verdictOf(results: Record<CheckId, CheckResult>): Verdict | null {
  if (checkIds.some((id) => results[id].state === 'running')) return null;
  if (needed.some((id) => results[id].state === 'failed')) return 'failed';
  if (needed.some((id) => results[id].state === 'untested')) return null;
  return checkIds.every((id) => results[id].state === 'passed') ? 'ready' : 'limited';
}

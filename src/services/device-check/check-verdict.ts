import type { CheckVerdict } from '#contract/calls/schemas/system-check.ts';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { Sentence } from './sentence.ts';

/** What needs no touch. The line is measured alone: the others would share it, and both would tell less. */
export const selfRunning: Record<'first' | 'onceMeasured', readonly CheckId[]> = {
  first: ['browser', 'screen', 'network'],
  onceMeasured: ['clock', 'realtime', 'playback', 'video'],
};

export interface CheckResult {
  state: 'untested' | 'running' | 'passed' | 'warned' | 'failed';
  /** What was found, and the cause where something is wrong. */
  detail: readonly Sentence[];
  /** What puts it right. */
  remedy?: readonly Sentence[];
  /** Of the failed response, to find it in the server's log. */
  requestId?: string | undefined;
}

/** Without these there is no session; without the others it works with limits. */
const needed: readonly CheckId[] = ['browser', 'network', 'realtime', 'playback'];

/** The whole, or null while something needed is still open or running. */
export function verdictOf(results: Record<CheckId, CheckResult>): CheckVerdict | null {
  if (checkIds.some((id) => results[id].state === 'running')) return null;
  if (needed.some((id) => results[id].state === 'failed')) return 'failed';
  if (needed.some((id) => results[id].state === 'untested')) return null;
  return checkIds.every((id) => results[id].state === 'passed') ? 'ready' : 'limited';
}

type Sentences = readonly Sentence[];

export const passed = (...detail: Sentences): CheckResult => ({ state: 'passed', detail });
export const warned = (detail: Sentences, remedy: Sentences): CheckResult => ({
  state: 'warned',
  detail,
  remedy,
});
export const failed = (detail: Sentences, remedy: Sentences): CheckResult => ({
  state: 'failed',
  detail,
  remedy,
});

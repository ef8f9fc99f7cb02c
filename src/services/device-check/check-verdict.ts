import type { CheckVerdict } from '#contract/calls/schemas/system-check.ts';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { Sentence } from './sentence.ts';

/** The automatic checks. The connection is measured alone, because other checks would share it. */
export const selfRunning: Record<'first' | 'onceMeasured', readonly CheckId[]> = {
  first: ['browser', 'screen', 'network'],
  onceMeasured: ['clock', 'realtime', 'playback', 'video'],
};

export interface CheckResult {
  state: 'untested' | 'running' | 'passed' | 'warned' | 'failed';
  /** The finding, with the cause of a problem. */
  detail: readonly Sentence[];
  /** The remedy. */
  remedy?: readonly Sentence[];
  /** The id of the failed request, to find it in the server's log. */
  requestId?: string | undefined;
}

/** The required checks; a session works with limits without the others. */
const needed: readonly CheckId[] = ['browser', 'network', 'realtime', 'playback'];

/** The overall verdict; null while a required check is open or running. */
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

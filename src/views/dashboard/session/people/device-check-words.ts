import type { SeatCheck } from '#contract/calls/schemas/system-check.ts';
import type { CheckId } from '#contract/rules/sessions/system-checks.ts';
import type { SessionPeopleWords } from '#contract/words/en/organiser/sessions/session-people.ts';
import type { StatusTone } from '../../../shared/status-chip.tsx';

export interface DeviceCheckWords {
  tone: StatusTone;
  word: string;
  /** What is wrong, a line each; empty where nothing is. */
  lines: string[];
}

/** What an organiser reads of somebody's device check. */
export function deviceCheckWords(
  { verdict, failed, warned, untested }: SeatCheck,
  words: SessionPeopleWords['device'],
): DeviceCheckWords {
  const named = (ids: readonly CheckId[]) => ids.map((id) => words.names[id]);
  const lines = [
    ...(failed.length > 0 ? [words.failed(named(failed))] : []),
    ...(warned.length > 0 ? [words.warned(named(warned))] : []),
  ];
  if (verdict === 'failed') return { tone: 'danger', word: words.problem, lines };
  if (verdict === 'ready') return { tone: 'action', word: words.ready, lines };
  if (lines.length > 0) return { tone: 'glow', word: words.limits, lines };
  return { tone: 'action', word: words.fine, lines: [words.untested(named(untested))] };
}

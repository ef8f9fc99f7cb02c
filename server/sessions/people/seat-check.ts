import type { CheckRequest } from '#contract/calls/schemas/experience.ts';
import { checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { SeatCheck } from '#contract/calls/schemas/system-check.ts';

/** The stored part of a device check: each row's outcome, without details of the device. */
export function checkToKeep({ verdict, details }: CheckRequest): CheckRequest {
  const states = checkIds.flatMap((id) => {
    const [state] = details[id]?.split(':', 1) ?? [];
    return state === undefined ? [] : [[id, state]];
  });
  return { verdict, details: Object.fromEntries(states) };
}

/** The stored result as the organiser sees it; null before the first check. */
export function seatCheck(kept: unknown): SeatCheck | null {
  if (kept === null) return null;
  const { verdict, details } = checkToKeep(kept as CheckRequest);
  const inState = (state: string) => checkIds.filter((id) => details[id] === state);
  return {
    verdict,
    failed: inState('failed'),
    warned: inState('warned'),
    untested: inState('untested'),
  };
}

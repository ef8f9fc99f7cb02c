import { credits } from '../business-constants.ts';
import type { SessionStatus } from '../sessions/session-lifecycle.ts';

/** One credit covers one session of up to `credits.seatsPerCredit` people. Source: docs/rules.md, A session's life. */
export function creditsForSeats(seats: number): number {
  return Math.max(1, Math.ceil(seats / credits.seatsPerCredit));
}

/** A cancelled session gives its credits back only before the lobby opens. */
export function creditsReturnOnCancel(status: SessionStatus): boolean {
  return status === 'draft' || status === 'scheduled';
}

import { liveSession } from '#contract/rules/business-constants.ts';
import type { Captaincy, Changes, DirectorContext } from './director-context.ts';
import { findSeat, presentSeats } from './presence.ts';

function firstPresent(context: DirectorContext, teamId: number): string | null {
  return presentSeats(context, teamId)[0]?.id ?? null;
}

/** When this team's captain is replaced; null without a reason or another candidate. */
function handOverAt(context: DirectorContext, { teamId, seatId }: Captaincy): number | null {
  const captain = seatId === null ? undefined : findSeat(context, seatId);
  if (!captain || captain.present || captain.awaySince === null) return null;
  return firstPresent(context, teamId) === null ? null : captain.awaySince + liveSession.captainAwayMs;
}

/** Gives each team without a captain its first present member, in roster order. */
export function appointCaptains(context: DirectorContext): Changes {
  return {
    captains: context.captains.map(({ teamId, seatId }) => {
      const isOurs = seatId !== null && findSeat(context, seatId)?.teamId === teamId;
      return { teamId, seatId: isOurs ? seatId : firstPresent(context, teamId) };
    }),
  };
}

/** Replaces a captain who has been away too long, if another seat is present. */
export function replaceAwayCaptains(context: DirectorContext, at: number): Changes {
  return {
    captains: context.captains.map((captaincy) => {
      const due = handOverAt(context, captaincy);
      return due !== null && due <= at
        ? { ...captaincy, seatId: firstPresent(context, captaincy.teamId) }
        : captaincy;
    }),
  };
}

/** The next hand-over, in server Unix milliseconds. */
export function captainDueAt(context: DirectorContext): number | null {
  const dues = context.captains
    .map((captaincy) => handOverAt(context, captaincy))
    .filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}

import { partIn } from './crew-parts.ts';
import type { Changes, DirectorContext, DirectorSeat } from './director-context.ts';
import type { EventOf } from './director-events.ts';

export function findSeat(context: DirectorContext, seatId: string): DirectorSeat | undefined {
  return context.seats.find(({ id }) => id === seatId);
}

export function presentSeats(context: DirectorContext, teamId?: number): DirectorSeat[] {
  return context.seats.filter((seat) => seat.present && (teamId === undefined || seat.teamId === teamId));
}

function changeSeat(context: DirectorContext, seatId: string, change: Partial<DirectorSeat>): Changes {
  return { seats: context.seats.map((seat) => (seat.id === seatId ? { ...seat, ...change } : seat)) };
}

function seatAt(seatId: string, teamId: number): DirectorSeat {
  return {
    id: seatId,
    teamId,
    present: false,
    awaySince: null,
    came: false,
    helpCalled: false,
    helpSeen: false,
    messages: 0,
    spokenMs: 0,
    speechSince: null,
  };
}

export function openRoster(event: EventOf<'session.opened'>): Changes {
  return {
    version: event.version ?? 2,
    startsAt: event.startsAt,
    options: event.options,
    storyClockRate: event.storyClockRate,
    seed: event.seed,
    teams: event.teams,
    seats: event.roster.map(({ seatId, teamId }) => seatAt(seatId, teamId)),
    captains: event.teams.map(({ id }) => ({ teamId: id, seatId: null })),
  };
}

export function arrive(context: DirectorContext, seatId: string, at: number): Changes {
  const seat = findSeat(context, seatId);
  return changeSeat(context, seatId, {
    present: true,
    came: true,
    awaySince: null,
    speechSince: seat?.speechSince ?? at,
    ...(seat && !seat.came ? partIn(context, seat, seat.teamId) : {}),
  });
}

export function depart(context: DirectorContext, seatId: string, at: number): Changes {
  return {
    ...changeSeat(context, seatId, { present: false, awaySince: at, helpCalled: false, helpSeen: false }),
    ...lowerHand(context, seatId),
  };
}

export function addSeat(context: DirectorContext, event: EventOf<'seat.added'>): Changes {
  return { seats: [...context.seats, seatAt(event.seatId, event.teamId)] };
}

export function removeSeat(context: DirectorContext, seatId: string): Changes {
  return { seats: context.seats.filter(({ id }) => id !== seatId), ...lowerHand(context, seatId) };
}

export function moveSeat(context: DirectorContext, event: EventOf<'seat.moved'>): Changes {
  const seat = findSeat(context, event.seatId);
  return {
    ...changeSeat(context, event.seatId, {
      teamId: event.teamId,
      ...(seat?.came ? partIn(context, seat, event.teamId) : {}),
    }),
    ...lowerHand(context, event.seatId),
  };
}

const lowerHand = ({ hands }: DirectorContext, seatId: string): Changes => ({
  hands: hands.filter((id) => id !== seatId),
});

/** A present seat raises its hand, once, while people may talk; it can be lowered at any time. */
export function isHandChanged(context: DirectorContext, { seatId, raised }: EventOf<'hand.raised'>): boolean {
  const isUp = context.hands.includes(seatId);
  if (!raised) return isUp;
  return !isUp && findSeat(context, seatId)?.present === true && context.talk?.until === null;
}

export function changeHand(context: DirectorContext, { seatId, raised }: EventOf<'hand.raised'>): Changes {
  return raised ? { hands: [...context.hands, seatId] } : lowerHand(context, seatId);
}

export function callHelp(context: DirectorContext, event: EventOf<'help.called'>): Changes {
  return changeSeat(context, event.seatId, { helpCalled: event.called, helpSeen: false });
}

export function seeHelp(context: DirectorContext, seatId: string): Changes {
  return changeSeat(context, seatId, { helpSeen: true });
}

/** Caps reported speech at the time since the last report in which rooms were open and not muted. */
export function countSpeech(context: DirectorContext, event: EventOf<'speech.reported'>): Changes {
  const seat = findSeat(context, event.seatId);
  const from = Math.max(seat?.speechSince ?? event.at, context.talk?.from ?? event.at);
  const until = Math.min(event.at, context.talk?.until ?? event.at);
  const spoken = Math.max(0, Math.min(event.spokenMs, until - from));
  return changeSeat(context, event.seatId, {
    spokenMs: (seat?.spokenMs ?? 0) + spoken,
    speechSince: event.at,
  });
}

export function countMessage(context: DirectorContext, event: EventOf<'chat.posted'>): Changes {
  const { seatId, mentions = false } = event;
  const messages = findSeat(context, seatId)?.messages ?? 0;
  const isMention = mentions && context.revealedAt === null;
  return changeSeat(context, seatId, { messages: messages + 1, ...(isMention ? { mentioned: true } : {}) });
}

export function recordIcebreaker(context: DirectorContext, event: EventOf<'icebreaker.answered'>): Changes {
  return changeSeat(context, event.seatId, { icebreaker: event.question });
}

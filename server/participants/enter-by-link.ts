import type { ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import { guestFieldProblem } from '../http/api-problem.ts';
import { companyClosed } from '../identity/closed-companies.ts';
import { placeGivenUp } from '../identity/removed-seats.ts';
import type { Entrance, Participants } from './participants.ts';

/** The token of a personal link for a participant token; `pace` throws 429 where a seat is entered too often. */
export function createEnterByLink(deps: {
  participants: Participants;
  pace(kind: 'enter', seatId: string): void;
}) {
  const { participants, pace } = deps;
  return async (linkToken: string, entrance: Entrance): Promise<ExpTokenAnswer> => {
    const seat = await participants.findByLink(linkToken);
    if (seat) pace('enter', seat.seatId);
    const entered = seat && (await participants.letIn(seat, entrance));
    if (!entered) {
      const removed = await participants.findRemoved(linkToken);
      if (removed) throw placeGivenUp(410, removed);
      const isClosed = await participants.isOfClosedCompany(linkToken);
      throw isClosed ? companyClosed(410) : guestFieldProblem('link_token', 'linkUnknown');
    }
    return entered;
  };
}

import type { ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import { fieldProblem } from '../http/api-problem.ts';
import { companyClosed } from '../identity/closed-companies.ts';
import { placeGivenUp } from '../identity/removed-seats.ts';
import type { Participants } from './participants.ts';

const unknownLink =
  'This personal link is not valid any more. Please ask the person who invited you for a new one.';

/** The token of a personal link for a participant token; `pace` throws 429 where a seat is entered too often. */
export function createEnterByLink(deps: {
  participants: Participants;
  pace(kind: 'enter', seatId: string): void;
}) {
  const { participants, pace } = deps;
  return async (linkToken: string, device: string): Promise<ExpTokenAnswer> => {
    const seat = await participants.findByLink(linkToken);
    if (seat) pace('enter', seat.seatId);
    const entered = seat && (await participants.letIn(seat, device));
    if (!entered) {
      const removed = await participants.findRemoved(linkToken);
      if (removed) throw placeGivenUp(410, removed);
      const isClosed = await participants.isOfClosedCompany(linkToken);
      throw isClosed ? companyClosed(410) : fieldProblem('link_token', unknownLink);
    }
    return entered;
  };
}

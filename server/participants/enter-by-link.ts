import type { ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import { fieldProblem } from '../http/api-problem.ts';
import { placeGivenUp } from '../identity/removed-seats.ts';
import type { Participants } from './participants.ts';

const unknownLink =
  'This personal link is not valid any more. Please ask the person who invited you for a new one.';

/** The token of a personal link for a participant token. */
export function createEnterByLink({ participants }: { participants: Participants }) {
  return async (linkToken: string, device: string): Promise<ExpTokenAnswer> => {
    const seat = await participants.findByLink(linkToken);
    const entered = seat && (await participants.letIn(seat, device));
    if (!entered) {
      const removed = await participants.findRemoved(linkToken);
      throw removed ? placeGivenUp(410, removed) : fieldProblem('link_token', unknownLink);
    }
    return entered;
  };
}

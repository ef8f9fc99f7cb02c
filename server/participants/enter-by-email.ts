import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import type { ExpAuthQuery, ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import { guestFieldProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import type { Participants } from './participants.ts';

const minute = 60_000;
const perAddressAndMinute = 10;
const wrongPairsPerMinute = 60;

/**
 * One answer for an unknown address and an unknown session, so that neither can be probed; 422 on `code` for every
 * address of a session whose company has addresses proved.
 */
export function createEnterByEmail(deps: { participants: Participants; throttle: Throttle }) {
  const { participants, throttle } = deps;
  return async (query: ExpAuthQuery, subject: string, device: string): Promise<ExpTokenAnswer> => {
    const email = normaliseEmail(query.email);
    const sessionId = query.sessionId.trim();
    await throttle('participant-pair', `${sessionId}|${email}`, perAddressAndMinute, minute);
    if (await participants.asksForCode(sessionId)) throw guestFieldProblem('code', 'codeNeeded');
    return throttle.failures('participant-ip', subject, wrongPairsPerMinute, minute, async () => {
      const seat = await participants.findByEmail(sessionId, email);
      const entered = seat && (await participants.letIn(seat, { device }));
      if (!entered) throw guestFieldProblem('email', 'invitationUnknown');
      return entered;
    });
  };
}

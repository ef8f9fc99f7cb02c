import { ExpAuthQuery, ExpTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Participants } from '../participants.ts';

const unknownPair = 'We could not find an invitation for this email and session.';
const minute = 60_000;
const perAddressAndMinute = 10;
const wrongPairsPerMinute = 60;

/** GET /api/exp/auth: one answer for an unknown address and an unknown session, so that neither can be probed. */
export function enterByEmailRoute(deps: { participants: Participants; throttle: Throttle }): AppPlugin {
  const { participants, throttle } = deps;
  return (app) => {
    app.get(
      '/api/exp/auth',
      { schema: { querystring: ExpAuthQuery, response: { 200: ExpTokenAnswer } } },
      async ({ query, ip }, reply) => {
        reply.header('cache-control', 'no-store');
        const email = query.email.trim().toLowerCase();
        const sessionId = query.sessionId.trim();
        await throttle('participant-pair', `${sessionId}|${email}`, perAddressAndMinute, minute);
        return throttle.failures('participant-ip', ip, wrongPairsPerMinute, minute, async () => {
          const seat = await participants.findByEmail(sessionId, email);
          const entered = seat && (await participants.letIn(seat));
          if (!entered) throw fieldProblem('email', unknownPair);
          return entered;
        });
      },
    );
  };
}

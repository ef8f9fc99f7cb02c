import { ExpLinkRequest, ExpTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/throttle.ts';
import { placeGivenUp } from '../../sessions/removed-seats.ts';
import type { Participants } from '../participants.ts';

const unknownLink =
  'This personal link is not valid any more. Please ask the person who invited you for a new one.';
const minute = 60_000;
const wrongLinksPerMinute = 60;

/** POST /api/exp/link: the token of a personal link for a participant token. */
export function enterByLinkRoute(deps: { participants: Participants; throttle: Throttle }): AppPlugin {
  const { participants, throttle } = deps;
  return (app) => {
    app.post(
      '/api/exp/link',
      { schema: { body: ExpLinkRequest, response: { 200: ExpTokenAnswer } } },
      async ({ body, ip }, reply) => {
        reply.header('cache-control', 'no-store');
        return throttle.failures('participant-ip', ip, wrongLinksPerMinute, minute, async () => {
          const seat = await participants.findByLink(body.link_token);
          const entered = seat && (await participants.letIn(seat));
          if (!entered) {
            const removed = await participants.findRemoved(body.link_token);
            throw removed ? placeGivenUp(410, removed) : fieldProblem('link_token', unknownLink);
          }
          return entered;
        });
      },
    );
  };
}

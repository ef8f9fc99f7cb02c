import type { AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Participants } from './participants.ts';
import { enterByEmailRoute } from './routes/enter-by-email-route.ts';
import { enterByLinkRoute } from './routes/enter-by-link-route.ts';

/** How a participant gets a token; for the public scope. */
export function participantEntryRoutes(deps: { participants: Participants; throttle: Throttle }): AppPlugin {
  return async (app) => {
    await enterByEmailRoute(deps)(app);
    await enterByLinkRoute(deps)(app);
  };
}

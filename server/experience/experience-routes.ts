import type { AppPlugin } from '../http/app-type.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { Experience } from './create-experience.ts';
import { answerRoute } from './routes/answer-route.ts';
import { chatRoute } from './routes/chat-route.ts';
import { checkRoute } from './routes/check-route.ts';
import { clueRoute } from './routes/clue-route.ts';
import { consentRoute } from './routes/consent-route.ts';
import { dataPackageRoute } from './routes/data-package-route.ts';
import { declineRoute } from './routes/decline-route.ts';
import { helpRoute } from './routes/help-route.ts';
import { hintRoute } from './routes/hint-route.ts';
import { leaveRoute } from './routes/leave-route.ts';
import { logoutRoute } from './routes/logout-route.ts';
import { ratingRoute } from './routes/rating-route.ts';
import { readyRoute } from './routes/ready-route.ts';
import { realtimeTokenRoute } from './routes/realtime-token-route.ts';
import { snapshotRoute } from './routes/snapshot-route.ts';
import { speechRoute } from './routes/speech-route.ts';
import { voteRoute } from './routes/vote-route.ts';

const routes = [
  dataPackageRoute,
  snapshotRoute,
  realtimeTokenRoute,
  voteRoute,
  readyRoute,
  answerRoute,
  hintRoute,
  clueRoute,
  chatRoute,
  helpRoute,
  speechRoute,
  checkRoute,
  leaveRoute,
  ratingRoute,
  consentRoute,
  declineRoute,
];

/** Everything a participant may ask for; for the participant scope. */
export function experienceRoutes(deps: { experience: Experience; accessTokens: AccessTokens }): AppPlugin {
  return async (app) => {
    for (const route of routes) await route(deps.experience)(app);
    await logoutRoute(deps)(app);
  };
}

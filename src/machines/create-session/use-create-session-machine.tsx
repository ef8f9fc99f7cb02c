import { useMemo } from 'react';
import type { TeamNameWords } from '#contract/words/en/team-names.ts';
import { namesFor } from '#contract/rules/sessions/team-names.ts';
import { homeTimezone } from '../../services/home-timezone.ts';
import { createCreditService } from '../../services/api/credit-service.ts';
import { createGeoService } from '../../services/api/geo-service.ts';
import { createSessionService } from '../../services/api/session-service.ts';
import { createStoryService } from '../../services/api/story-service.ts';
import { useService } from '../../services-context.tsx';
import { useUser } from '../admin-auth/use-admin-auth.tsx';
import { provideCreateSession } from './provide-create-session.ts';
import { sessionDraftOf } from './use-session-draft.tsx';

/** The wizard's machine for the signed-in user, with a draft per user. A new draft names its team by `names`. */
export function useCreateSessionMachine(names: TeamNameWords) {
  const stories = useService(createStoryService);
  const geo = useService(createGeoService);
  const credits = useService(createCreditService);
  const sessions = useService(createSessionService);
  const user = useUser();
  const userId = user?.id;
  const zone = user?.profile?.timezone_id || homeTimezone(null);
  return useMemo(
    () =>
      provideCreateSession({
        stories: stories.list,
        timezones: async () => (await geo.timezones()).timezones,
        creditsAvailable: async (signal) => (await credits.ledger(undefined, signal)).balance.available,
        session: (id, signal) => sessions.read(id, signal),
        newKey: () => crypto.randomUUID(),
        homeTimezone: zone,
        teamNames: namesFor(1, [], names),
        sessions,
        storage: sessionDraftOf(userId),
      }),
    [stories, geo, credits, sessions, userId, zone, names],
  );
}

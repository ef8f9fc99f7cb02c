import { useMemo } from 'react';
import { homeTimezone } from '../../services/home-timezone.ts';
import { useServices } from '../../services-context.tsx';
import { useUser } from '../admin-auth/use-admin-auth.tsx';
import { provideCreateSession } from './provide-create-session.ts';
import { sessionDraftOf } from './use-session-draft.tsx';

/** The wizard's machine for the signed-in user; their draft is theirs alone. */
export function useCreateSessionMachine() {
  const services = useServices();
  const user = useUser();
  const userId = user?.id;
  const zone = user?.profile?.timezone_id ?? homeTimezone();
  return useMemo(
    () =>
      provideCreateSession({
        stories: services.stories.list,
        timezones: async () => (await services.geo.timezones()).timezones,
        creditsAvailable: async (signal) =>
          (await services.credits.ledger(undefined, signal)).balance.available,
        session: (id, signal) => services.sessions.read(id, signal),
        newKey: () => crypto.randomUUID(),
        homeTimezone: zone,
        sessions: services.sessions,
        storage: sessionDraftOf(userId),
      }),
    [services, userId, zone],
  );
}

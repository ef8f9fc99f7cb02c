import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useEnvironment, useServices, useTree } from '../../../app-context.tsx';
import { selectDataPackage } from '../../../machines/participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { provideSystemCheck } from '../../../machines/system-check/provide-system-check.ts';
import { createExperienceService } from '../../../services/experience/experience-service.ts';
import { writeItText } from '../../../services/experience/it-text.ts';
import { createCheckRunners } from './check-runners.ts';

/** The checks of this page; those that need no touch begin at once. */
export function useSystemCheck() {
  const { http } = useServices();
  const environment = useEnvironment();
  const dataPackage = useParticipantAuth(selectDataPackage);
  const isKnown = useParticipantAuth((snapshot) => !snapshot.hasTag('blocking'));
  const service = useMemo(() => createExperienceService(http), [http]);
  const machine = useMemo(
    () =>
      provideSystemCheck({
        service: dataPackage ? service : null,
        run: createCheckRunners({ window, environment, service, dataPackage }),
      }),
    [service, environment, dataPackage],
  );
  const check = useActorRef(machine, useTree());
  useEffect(() => {
    if (isKnown) check.send({ type: 'checks.started' });
  }, [check, isKnown]);
  const results = useSelector(check, (snapshot) => snapshot.context.results);
  const isJudged = useSelector(check, (snapshot) => snapshot.matches('judged'));
  const writeForIt = async () =>
    writeItText({
      page: window.location,
      apiBaseUrl: environment.apiBaseUrl,
      connections: await service.checkConnections(),
    });
  return { check, results, isJudged, sessionId: dataPackage?.session.id ?? null, writeForIt };
}

import { useEffect } from 'react';
import { selectDataPackage } from '../../machines/participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../../machines/participant-auth/use-participant-auth.tsx';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { SceneForward } from './gate/scene-forward.tsx';

/** `/experience/{sessionId}`: redirects to the page of the session's current state. */
export function ExperienceRouterPage() {
  const isRunning = useParticipantAuth(selectDataPackage)?.session.status === 'live';
  useEffect(() => {
    if (!isRunning) return;
    import('./live-page.tsx').catch(() => undefined);
  }, [isRunning]);
  return (
    <ExperienceGate>
      <SceneForward />
    </ExperienceGate>
  );
}

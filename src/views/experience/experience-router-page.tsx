import { useEffect } from 'react';
import { selectDataPackage } from '../../machines/participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../../machines/participant-auth/use-participant-auth.tsx';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { SceneForward } from './gate/scene-forward.tsx';

/** `/experience/{sessionId}`: whoever comes is brought to where the session stands, whose code comes with its session. */
export default function ExperienceRouterPage() {
  const isRunning = useParticipantAuth(selectDataPackage)?.session.status === 'live';
  useEffect(() => {
    if (isRunning) import('./live-page.tsx').catch(() => undefined);
  }, [isRunning]);
  return (
    <ExperienceGate>
      <SceneForward />
    </ExperienceGate>
  );
}

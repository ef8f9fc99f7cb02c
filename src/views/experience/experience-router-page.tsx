import { useEffect } from 'react';
import { selectDataPackage } from '../../machines/participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../../machines/participant-auth/use-participant-auth.tsx';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { SceneForward } from './gate/scene-forward.tsx';
import { fetchWords, useLanguage } from './words/use-words.tsx';

/** `/experience/{sessionId}`: whoever comes is brought to where the session stands, whose code comes with its session. */
export default function ExperienceRouterPage() {
  const isRunning = useParticipantAuth(selectDataPackage)?.session.status === 'live';
  const language = useLanguage();
  useEffect(() => {
    if (!isRunning) return;
    import('./live-page.tsx').catch(() => undefined);
    fetchWords('story', language);
  }, [isRunning, language]);
  return (
    <ExperienceGate>
      <SceneForward />
    </ExperienceGate>
  );
}

import { useEffect } from 'react';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { WaitRoom } from './wait/wait-room.tsx';
import { fetchWords, useLanguage } from './words/use-words.tsx';

/** `/experience/wait/{sessionId}`: before the start; it opens the live page by itself, whose code and words it fetches while there is time. */
export default function WaitPage() {
  const language = useLanguage();
  useEffect(() => {
    Promise.all([import('./live-page.tsx'), import('./live/live-panel.tsx')]).catch(() => undefined);
    fetchWords('story', language);
  }, [language]);
  return (
    <ExperienceGate>
      <WaitRoom />
    </ExperienceGate>
  );
}

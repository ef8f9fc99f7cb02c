import { useEffect } from 'react';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { WaitRoom } from './wait/wait-room.tsx';

/** `/experience/wait/{sessionId}`: before the start; it opens the live page by itself, which it loads while there is time. */
export function WaitPage() {
  useEffect(() => {
    import('./live-page.tsx').catch(() => undefined);
  }, []);
  return (
    <ExperienceGate>
      <WaitRoom />
    </ExperienceGate>
  );
}

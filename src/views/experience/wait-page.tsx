import { ExperienceGate } from './gate/experience-gate.tsx';
import { WaitRoom } from './wait/wait-room.tsx';

/** `/experience/wait/{sessionId}`: before the start; it opens the live page by itself. */
export default function WaitPage() {
  return (
    <ExperienceGate>
      <WaitRoom />
    </ExperienceGate>
  );
}

import { ExperienceGate } from './gate/experience-gate.tsx';
import { LiveCinema } from './live/live-cinema.tsx';

/** `/experience/live/{sessionId}`: the session itself. */
export default function LivePage() {
  return (
    <ExperienceGate>
      <LiveCinema />
    </ExperienceGate>
  );
}

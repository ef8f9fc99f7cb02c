import { ExperienceGate } from './gate/experience-gate.tsx';
import { EndScreen } from './results/debrief/end-screen.tsx';

/** `/experience/end`: thanks, and what the team made of the story. */
export default function EndPage() {
  return (
    <ExperienceGate>
      <EndScreen />
    </ExperienceGate>
  );
}

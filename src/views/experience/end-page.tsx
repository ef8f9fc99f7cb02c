import { ExperienceGate } from './gate/experience-gate.tsx';
import { EndScreen } from './results/end-screen.tsx';
import { AlsoSaying } from './words/use-words.tsx';

const said = ['results', 'story'] as const;

/** `/experience/end`: thanks, and what the team made of the story. */
export default function EndPage() {
  return (
    <ExperienceGate>
      <AlsoSaying parts={said}>
        <EndScreen />
      </AlsoSaying>
    </ExperienceGate>
  );
}

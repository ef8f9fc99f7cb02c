import { ExperienceGate } from './gate/experience-gate.tsx';
import { EndScreen } from './results/debrief/end-screen.tsx';
import { resultWords } from '../../words/result-words.ts';
import { WithWords } from '../../words/use-words.tsx';

const said = [resultWords];

/** `/experience/end`: thanks, and what the team made of the story. */
export default function EndPage() {
  return (
    <ExperienceGate>
      <WithWords parts={said}>
        <EndScreen />
      </WithWords>
    </ExperienceGate>
  );
}

// The door is what most people see here: it comes with the page.
import './join/join-screen.tsx';
import { ExperienceGate } from './gate/experience-gate.tsx';
import { SceneForward } from './gate/scene-forward.tsx';

/** `/experience`: the door without a session in the address. */
export default function JoinPage() {
  return (
    <ExperienceGate>
      <SceneForward />
    </ExperienceGate>
  );
}

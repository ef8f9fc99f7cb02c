// Most people who open this page have to sign in: the form loads with it.
import './join/door-screens.ts';
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

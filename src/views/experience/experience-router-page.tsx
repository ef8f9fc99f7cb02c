import { ExperienceGate } from './gate/experience-gate.tsx';
import { SceneForward } from './gate/scene-forward.tsx';

/** `/experience/{sessionId}`: whoever comes is brought to where the session stands. */
export default function ExperienceRouterPage() {
  return (
    <ExperienceGate>
      <SceneForward />
    </ExperienceGate>
  );
}

import { ExperienceGate } from './gate/experience-gate.tsx';
import { LiveCinema } from './live/live-cinema.tsx';
import { AlsoSaying } from './words/use-words.tsx';

const said = ['story'] as const;

/** `/experience/live/{sessionId}`: the session itself. */
export default function LivePage() {
  return (
    <ExperienceGate>
      <AlsoSaying parts={said}>
        <LiveCinema />
      </AlsoSaying>
    </ExperienceGate>
  );
}

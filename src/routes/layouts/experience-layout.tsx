import { Outlet } from 'react-router-dom';
import { SpeakToParticipant } from '../../words/participant-language.tsx';
import { usePageTone } from '../../views/shared/theme/use-page-tone.ts';

/** Night from edge to edge; every view of the experience brings its own bar. */
export function ExperienceLayout() {
  usePageTone('night');
  return (
    <SpeakToParticipant>
      <Outlet />
    </SpeakToParticipant>
  );
}

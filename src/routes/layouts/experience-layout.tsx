import { Outlet } from 'react-router-dom';
import { SpeakToParticipant } from '../../views/experience/words/participant-language.tsx';
import { usePageTone } from '../../views/shared/theme/use-page-tone.ts';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';

/** Night from edge to edge; every view of the experience brings its own bar. */
export default function ExperienceLayout() {
  usePageTone('night');
  return (
    <LibraryTheme>
      <SpeakToParticipant>
        <Outlet />
      </SpeakToParticipant>
    </LibraryTheme>
  );
}

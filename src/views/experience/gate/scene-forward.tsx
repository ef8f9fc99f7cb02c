import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import {
  selectIsOff,
  selectIsRestoring,
  selectProblem,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { LanternWait } from './lantern-wait.tsx';
import { SessionOverScreen } from './session-over-screen.tsx';
import { useSceneRoute } from './use-scene-route.ts';
import { useWords } from '../../../words/use-words.tsx';

/** Stands while the way on is being found; a session that will not happen says so here. */
export function SceneForward() {
  useSceneRoute('router');
  const { common } = useWords();
  const isRestoring = useExperience(selectIsRestoring);
  const problem = useExperience(selectProblem);
  const isOff = useExperience(selectIsOff);
  if (isRestoring) return <LanternWait label={problem ? common.waitingForServer : common.findingPlace} />;
  return isOff ? <SessionOverScreen /> : null;
}

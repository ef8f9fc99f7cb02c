import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import {
  selectIsEnded,
  selectIsScorecardOpen,
  selectScene,
} from '../../../machines/experience-playback/experience-selectors.ts';

const pageOf: Record<string, 'wait' | 'live' | 'end' | undefined> = {
  waiting: 'wait',
  gathering: 'live',
  clip: 'live',
  decision: 'live',
  outcome: 'live',
  breakout: 'live',
};

/** Navigates to the session's current page, without a click. At the end of the story it waits until the person asks for the results. */
export function useSceneRoute(here: 'router' | 'wait' | 'live' | 'end'): void {
  const scene = useExperience(selectScene);
  const isEnded = useExperience(selectIsEnded);
  const isScorecardOpen = useExperience(selectIsScorecardOpen);
  const { dataPackage } = useLiveSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const sessionId = dataPackage.session.id;
  useEffect(() => {
    const isDone = isScorecardOpen || (isEnded && here !== 'live');
    const page = isDone ? 'end' : pageOf[String(scene)];
    if (page === undefined || page === here) return;
    const path = page === 'end' ? '/experience/end' : `/experience/${page}/${sessionId}`;
    navigate(path + search, { replace: true });
  }, [scene, isEnded, isScorecardOpen, here, sessionId, navigate, search]);
}

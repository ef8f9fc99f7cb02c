import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { selectScene } from '../../../machines/experience-playback/experience-selectors.ts';

const pageOf: Record<string, 'wait' | 'live' | 'end' | undefined> = {
  waiting: 'wait',
  gathering: 'live',
  clip: 'live',
  decision: 'live',
  outcome: 'live',
  breakout: 'live',
};

/** Brings the page to where the session stands, without a click. An ended session waits for the person. */
export function useSceneRoute(here: 'router' | 'wait' | 'live' | 'end'): void {
  const scene = useExperience(selectScene);
  const { dataPackage } = useLiveSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const sessionId = dataPackage.session.id;
  useEffect(() => {
    const page = scene === 'ended' && here !== 'live' ? 'end' : pageOf[String(scene)];
    if (page === undefined || page === here) return;
    const path = page === 'end' ? '/experience/end' : `/experience/${page}/${sessionId}`;
    navigate(path + search, { replace: true });
  }, [scene, here, sessionId, navigate, search]);
}

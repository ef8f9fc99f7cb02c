import { useEffect } from 'react';
import { arrivingLate } from '../../shared/arriving-late.tsx';
import { useWords } from '../words/use-words.tsx';
import { LanternWait } from './lantern-wait.tsx';

function Coming({ onWanted }: { onWanted: () => void }) {
  const { common } = useWords();
  useEffect(onWanted, [onWanted]);
  return <LanternWait label={common.findingPlace} />;
}

/** Cancelled, failed or left: what happened and the way on. */
export const SessionOver = arrivingLate(() => import('./session-over-screen.tsx'), Coming);

/** The seat is held by a newer tab; this one is still. */
export const MovedScreen = arrivingLate(() => import('./moved-screen.tsx'), Coming);

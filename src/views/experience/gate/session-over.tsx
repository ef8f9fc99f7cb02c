import { useEffect } from 'react';
import { arrivingLate } from '../../shared/arriving-late.tsx';
import { useWords } from '../words/use-words.tsx';
import { LanternWait } from './lantern-wait.tsx';

function Coming({ onWanted }: { onWanted: () => void }) {
  const { common } = useWords();
  useEffect(onWanted, [onWanted]);
  return <LanternWait label={common.findingPlace} />;
}

/** What happened and the way on; few ever see it. */
export const SessionOver = arrivingLate(() => import('./session-over-screen.tsx'), Coming);

import { useEffect } from 'react';
import { selectIsSeated } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';

/** Asks anew who one is once the session goes on without the own seat, as after a word in another tab. */
export function SeatWatch() {
  const isSeated = useExperience(selectIsSeated);
  const { refetchPackage } = useParticipantAuthVerbs();
  useEffect(() => {
    if (!isSeated) refetchPackage();
  }, [isSeated, refetchPackage]);
  return null;
}

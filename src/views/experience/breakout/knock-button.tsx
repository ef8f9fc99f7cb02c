import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { selectIsVideoMuted } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { type Knock, knocksOf, playKnocks, vibrationOf } from '../../../services/playback/knocks.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** A knock as text: a dot for a short one, a line for a long one. */
const mark: Record<Knock, string> = { short: '•', long: '—' };

/** The knocks of one sign, which only this seat hears: as sound, as vibration and as text. */
export function KnockButton({ place, shape }: { place: number; shape: string }) {
  const { table } = useWords();
  const silent = useExperience(selectIsVideoMuted);
  const [isHeard, setIsHeard] = useState(false);
  const knocks = knocksOf(shape);
  const listen = () => {
    setIsHeard(true);
    if (!silent) playKnocks(knocks, () => new AudioContext());
    navigator.vibrate?.(vibrationOf(knocks));
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconVolume size={16} aria-hidden />}
        onClick={listen}
      >
        {table.listen(place + 1)}
      </Button>
      <span
        role="status"
        aria-label={isHeard ? table.knocks(knocks.map((knock) => table.knock[knock])) : undefined}
      >
        {isHeard ? knocks.map((knock) => mark[knock]).join(' ') : ''}
      </span>
    </>
  );
}

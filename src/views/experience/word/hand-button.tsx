import { IconHandStop } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import {
  sameHands,
  selectHands,
  selectTable,
  sameTable,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** A hand up for a word, which the own table sees at once; a second touch takes it down. */
export function HandButton() {
  const { word } = useWords();
  const verbs = useExperienceVerbs();
  const { seatId } = useExperience(selectTable, sameTable);
  const isUp = useExperience(selectHands, sameHands).some(({ seat_id }) => seat_id === seatId);
  return (
    <Button
      size="sm"
      variant={isUp ? 'filled' : 'default'}
      color={isUp ? 'lantern' : undefined}
      aria-pressed={isUp}
      leftSection={<IconHandStop size={16} aria-hidden />}
      onClick={() => verbs.raiseHand(!isUp)}
    >
      <span data-words>{isUp ? word.lower : word.raise}</span>
    </Button>
  );
}

import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { sameDraft, selectDraft } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './breakout-room.module.css';

/**
 * What is to be done; one line once this seat has read it or begun on the board, so that the board has the room. So it is
 * from the start where the page is opened on a board that is under way.
 */
export function TaskPrompt({ text, ownSeatId }: { text: string; ownSeatId: string }) {
  const { table } = useWords();
  const draft = useExperience(selectDraft, sameDraft);
  const [chosen, setChosen] = useState<'whole' | 'folded' | undefined>(() =>
    draft?.pieces.some(({ by }) => by !== null) ? 'folded' : undefined,
  );
  const hasBegun = draft?.pieces.some(({ by }) => by === ownSeatId) ?? false;
  if (hasBegun && chosen === undefined) setChosen('folded');
  const isFolded = chosen === 'folded';
  return (
    <div className={styles.task} data-folded={isFolded || undefined}>
      <p className={styles.prompt} data-folded={isFolded || undefined}>
        {text}
      </p>
      <Button
        size="compact-sm"
        variant={isFolded ? 'subtle' : 'default'}
        aria-expanded={!isFolded}
        leftSection={isFolded ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
        onClick={() => setChosen(isFolded ? 'whole' : 'folded')}
      >
        <span data-fold>{isFolded ? table.wholeTask : table.foldTask}</span>
      </Button>
    </div>
  );
}

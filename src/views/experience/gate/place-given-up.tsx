import { useEffect } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { DoorLayout } from '../join/door-layout.tsx';
import { dropGivenUp, keepGivenUp } from './given-up-note.ts';
import styles from './place-given-up.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface PlaceGivenUpProps {
  sentence: string | null;
  onRead?: () => void;
}

/**
 * The organiser removed this person: who did, from which session, and who can be asked. Without a `sentence` of the
 * server's the company has closed its account.
 */
export function PlaceGivenUp({ sentence, onRead }: PlaceGivenUpProps) {
  const { common, givenUp } = useWords();
  const { dismissFailure } = useParticipantAuthVerbs();
  useEffect(() => keepGivenUp(window.history, { sentence }), [sentence]);
  const read = () => {
    dropGivenUp(window.history);
    dismissFailure();
    onRead?.();
  };
  const shown = sentence === null ? givenUp.closed : { ...givenUp, sentence };
  return (
    <NightShell>
      <DoorLayout labelledBy="place-given-up">
        <h1 id="place-given-up" className={styles.heading}>
          {shown.title}
        </h1>
        <p className={styles.sentence}>{shown.sentence}</p>
        <p className={styles.lead}>{shown.text}</p>
        <div className={styles.ways}>
          <ButtonLink to="/" size="lg">
            {common.toHome}
          </ButtonLink>
          <Button size="lg" variant="default" onClick={read}>
            {givenUp.other}
          </Button>
        </div>
      </DoorLayout>
    </NightShell>
  );
}

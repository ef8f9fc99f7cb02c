import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTrialStart } from '../../../react/use-trial-start.ts';
import { createLanguageChoice } from '../../../services/language-choice.ts';
import { Button } from '../../shared/controls/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './first-steps.module.css';

/** How one comes to a session, and a way to see one before. */
export function FirstSteps({ createButton }: { createButton: ReactNode }) {
  const rehearsal = useTrialStart();
  const rehearse = () => rehearsal.issue(createLanguageChoice(window.localStorage, window.navigator).read());
  return (
    <EmptyState
      scene={<NoSessionsScene />}
      title="No session is planned"
      action={
        <>
          {createButton}
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={rehearsal.busy || rehearsal.done}
            onClick={rehearse}
          >
            Rehearse with four bots
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        <li>Choose a story and a time.</li>
        <li>Paste the people you want to gather, and the invitations go out.</li>
        <li>Everything else runs by itself: nobody has to host.</li>
      </ol>
      <p role="status">
        {rehearsal.failure
          ? `No rehearsal could be started just now. ${rehearsal.failure.message}`
          : 'A rehearsal plays our shortest story with you, and takes no credit.'}
      </p>
    </EmptyState>
  );
}

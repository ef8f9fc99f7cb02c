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
      title="No sessions scheduled yet"
      action={
        <>
          {createButton}
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={rehearsal.busy || rehearsal.done}
            onClick={rehearse}
          >
            Try it with four bots
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        <li>Choose a story and a time.</li>
        <li>Add your guests, and the invitations go out by email.</li>
        <li>The rest runs on its own. Nobody has to lead it.</li>
      </ol>
      <p role="status">
        {rehearsal.failure
          ? `The trial couldn’t start. ${rehearsal.failure.message}`
          : 'The trial plays our shortest story with you and four bots. It doesn’t use a credit.'}
      </p>
    </EmptyState>
  );
}

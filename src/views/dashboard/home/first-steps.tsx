import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTrialStart } from '../../../react/use-trial-start.ts';
import { createLanguageChoice } from '../../../services/language-choice.ts';
import { useHomeWords } from '../../../words/organiser/home-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './first-steps.module.css';

/** How one comes to a session, and a way to see one before. */
export function FirstSteps({ createButton }: { createButton: ReactNode }) {
  const words = useHomeWords().first;
  const rehearsal = useTrialStart();
  const rehearse = () => rehearsal.issue(createLanguageChoice(window.localStorage, window.navigator).read());
  return (
    <EmptyState
      scene={<NoSessionsScene />}
      title={words.title}
      action={
        <>
          {createButton}
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={rehearsal.busy || rehearsal.done}
            onClick={rehearse}
          >
            {words.trial}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p role="status">
        {rehearsal.failure ? words.trialFailed(rehearsal.failure.message) : words.trialHelp}
      </p>
    </EmptyState>
  );
}

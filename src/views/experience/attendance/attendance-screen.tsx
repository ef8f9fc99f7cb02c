import type { ReactNode } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { Button } from '../../shared/controls/button.tsx';
import {
  selectAnswerFailure,
  selectIsAnswering,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { useHeadingFocus } from '../../shared/focus/use-heading-focus.ts';
import { OwnData } from '../gate/own-data.tsx';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { DoorLayout } from '../join/door-layout.tsx';
import { localStart } from '../wait/start-words.ts';
import { LanguageChoice } from '../../../words/language-choice.tsx';
import form from '../../shared/forms/form-stack.module.css';
import styles from './attendance-screen.module.css';
import { type AttendanceQuestion, closedWords, declinedWords } from './attendance-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

interface AttendanceScreenProps {
  dataPackage: DataPackage;
  question: AttendanceQuestion;
  /** Takes the question back, and leads to the session's current page. */
  onKeep: () => void;
}

interface Shown {
  title: string;
  text: ReactNode;
  buttons: ReactNode;
}

function useQuestionWords({ dataPackage, onKeep }: AttendanceScreenProps): Shown {
  const { attendance, common } = useWords();
  const { decline } = useParticipantAuthVerbs();
  const isAnswering = useParticipantAuth(selectIsAnswering);
  return {
    title: attendance.asked,
    text: attendance.askedText(dataPackage.session.host),
    buttons: (
      <>
        <Button size="lg" loading={isAnswering} onClick={decline}>
          {common.cannotCome}
        </Button>
        <Button size="lg" variant="default" disabled={isAnswering} onClick={onKeep}>
          {attendance.keep}
        </Button>
      </>
    ),
  };
}

function useDeclinedWords({ dataPackage, onKeep }: AttendanceScreenProps): Shown {
  const { attendance } = useWords();
  const { promise } = useParticipantAuthVerbs();
  const isAnswering = useParticipantAuth(selectIsAnswering);
  const comeAfterAll = () => {
    onKeep();
    promise();
  };
  return {
    ...declinedWords(attendance, dataPackage.session),
    buttons: (
      <Button size="lg" loading={isAnswering} onClick={comeAfterAll}>
        {attendance.comeAfterAll}
      </Button>
    ),
  };
}

function useWordsTooLate({ dataPackage, onKeep }: AttendanceScreenProps): Shown {
  const { attendance, common, over } = useWords();
  const { declined, session } = dataPackage;
  return {
    ...closedWords({ attendance, over }, session.status),
    buttons: declined ? (
      <ButtonLink to="/" size="lg">
        {common.toHome}
      </ButtonLink>
    ) : (
      <Button size="lg" onClick={onKeep}>
        {attendance.comeIn}
      </Button>
    ),
  };
}

/** The person's attendance: confirm, declined, taken back, or too late for either. */
export function AttendanceScreen(props: AttendanceScreenProps) {
  const { dataPackage, question } = props;
  const { session, consumer } = dataPackage;
  const { attendance, common } = useWords();
  const failureText = useFailureText();
  const language = useLanguage();
  const failure = useParticipantAuth(selectAnswerFailure);
  useHeadingFocus(question);
  const words = {
    asked: useQuestionWords(props),
    declined: useDeclinedWords(props),
    closed: useWordsTooLate(props),
  }[question];
  return (
    <NightShell title={session.title} actions={<LanguageChoice />}>
      <DoorLayout labelledBy="attendance">
        <h1 id="attendance" className={styles.heading}>
          {words.title}
        </h1>
        <p className={styles.when}>
          <time dateTime={new Date(session.starts_at).toISOString()}>
            {localStart(session.starts_at, language)}
          </time>
          <span>{attendance.yourZone(session.company)}</span>
        </p>
        <p className={styles.lead}>{words.text}</p>
        {failure && question !== 'closed' ? (
          <p role="alert" className={form.failure}>
            <strong>{attendance.notReached}</strong> {failureText(failure)}
          </p>
        ) : null}
        <div className={styles.buttons}>{words.buttons}</div>
        <p className={styles.self}>
          {common.notYou(consumer.first_name)} <SignOutButton />
        </p>
        <div className={styles.self}>
          <OwnData session={dataPackage.session} />
        </div>
      </DoorLayout>
    </NightShell>
  );
}

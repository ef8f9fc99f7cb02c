import { Alert, Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import {
  selectAnswerFailure,
  selectIsAnswering,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { DoorLayout } from '../join/door-layout.tsx';
import { localStart } from '../wait/start-words.ts';
import styles from './attendance-screen.module.css';
import { type AttendanceQuestion, closedWords, declinedWords } from './attendance-words.ts';

interface AttendanceScreenProps {
  dataPackage: DataPackage;
  question: AttendanceQuestion;
  /** Takes the question back, and leads to where the session stands. */
  onKeep: () => void;
}

interface Words {
  title: string;
  text: ReactNode;
  buttons: ReactNode;
}

function useAskedWords({ dataPackage, onKeep }: AttendanceScreenProps): Words {
  const { decline } = useParticipantAuthVerbs();
  const isAnswering = useParticipantAuth(selectIsAnswering);
  return {
    title: 'You cannot come?',
    text: `${dataPackage.session.host} will see it on the list, and your team will play without you. You get no more reminders. Until the story ends you can take it back here.`,
    buttons: (
      <>
        <Button size="lg" loading={isAnswering} onClick={decline}>
          I cannot come
        </Button>
        <Button size="lg" variant="default" disabled={isAnswering} onClick={onKeep}>
          Keep my seat
        </Button>
      </>
    ),
  };
}

function useDeclinedWords({ dataPackage, onKeep }: AttendanceScreenProps): Words {
  const { promise } = useParticipantAuthVerbs();
  const isAnswering = useParticipantAuth(selectIsAnswering);
  const comeAfterAll = () => {
    onKeep();
    promise();
  };
  return {
    ...declinedWords(dataPackage.session),
    buttons: (
      <Button size="lg" loading={isAnswering} onClick={comeAfterAll}>
        I can come after all
      </Button>
    ),
  };
}

function wordsTooLate({ dataPackage, onKeep }: AttendanceScreenProps): Words {
  const { declined, session } = dataPackage;
  return {
    ...closedWords(session.status),
    buttons: declined ? (
      <ButtonLink to="/" size="lg">
        To the home page
      </ButtonLink>
    ) : (
      <Button size="lg" onClick={onKeep}>
        Come in
      </Button>
    ),
  };
}

/** Whether one comes: asked once, said, taken back, or too late for either. */
export function AttendanceScreen(props: AttendanceScreenProps) {
  const { dataPackage, question } = props;
  const { session, consumer } = dataPackage;
  const failure = useParticipantAuth(selectAnswerFailure);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    heading.current?.focus();
  }, [question]);
  const words = {
    asked: useAskedWords(props),
    declined: useDeclinedWords(props),
    closed: wordsTooLate(props),
  }[question];
  return (
    <NightShell title={session.title}>
      <DoorLayout labelledBy="attendance">
        <h1 id="attendance" ref={heading} tabIndex={-1} className={styles.heading}>
          {words.title}
        </h1>
        <p className={styles.when}>
          <time dateTime={new Date(session.starts_at).toISOString()}>{localStart(session.starts_at)}</time>
          <span>in your time zone, with {session.company}</span>
        </p>
        <p className={styles.lead}>{words.text}</p>
        {failure && question !== 'closed' ? (
          <Alert color="ember" role="alert" title="That did not reach us. Please try again.">
            {failure.message}
          </Alert>
        ) : null}
        <div className={styles.buttons}>{words.buttons}</div>
        <p className={styles.self}>
          Not {consumer.first_name}? <SignOutButton />
        </p>
      </DoorLayout>
    </NightShell>
  );
}

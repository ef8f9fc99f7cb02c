import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { DoorLayout } from '../join/door-layout.tsx';
import styles from './place-given-up.module.css';

/** The organiser has taken this person off the list: by whom, of what, and whom to ask. */
export function PlaceGivenUp({ sentence }: { sentence: string }) {
  const { dismissFailure } = useParticipantAuthVerbs();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <NightShell>
      <DoorLayout labelledBy="place-given-up">
        <h1 id="place-given-up" ref={heading} tabIndex={-1} className={styles.heading}>
          Your place was given up
        </h1>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.lead}>
          You need to do nothing. If this surprises you, ask them: they can give you a place again, and a new
          invitation with a new link will reach you by mail.
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/" size="lg">
            To the home page
          </ButtonLink>
          <Button size="lg" variant="default" onClick={dismissFailure}>
            I have another invitation
          </Button>
        </div>
      </DoorLayout>
    </NightShell>
  );
}

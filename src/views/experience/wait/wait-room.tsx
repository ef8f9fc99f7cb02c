import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  selectIsMoved,
  selectIsReconnecting,
  selectIsRestoring,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { cannotComePath } from '../attendance/use-attendance-question.ts';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { OwnPreview } from '../devices/own-preview.tsx';
import { LanternWait } from '../gate/lantern-wait.tsx';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { SessionOver } from '../gate/session-over.tsx';
import { useSceneRoute } from '../gate/use-scene-route.ts';
import { MovedScreen } from '../live/moved-screen.tsx';
import { ReconnectingBanner } from '../live/reconnecting-banner.tsx';
import { useIsPast } from '../use-server-time.ts';
import { Countdown } from './countdown.tsx';
import { PeopleHere } from './people-here.tsx';
import { SoundPermission } from './sound-permission.tsx';
import { localStart, waitHeadline } from './start-words.ts';
import styles from './wait-room.module.css';

const steps = [
  ['We watch', 'A clip begins for everybody at the same moment.'],
  ['We decide', 'All teams vote, nobody sees how, the story takes that way.'],
  ['We solve', 'Your team sits at its own table, each of you holds a part.'],
] as const;

/** The waiting room: how long, with whom, and whether camera and sound are as one likes them. */
export function WaitRoom() {
  useSceneRoute('wait');
  const { dataPackage, speechConsent, experience } = useLiveSession();
  const projection = useExperience(selectPublic);
  const isRestoring = useExperience(selectIsRestoring);
  const isReconnecting = useExperience(selectIsReconnecting);
  const isMoved = useExperience(selectIsMoved);
  const isDue = useIsPast(projection?.starts_at ?? Number.POSITIVE_INFINITY);
  const [counted, setCounted] = useState(speechConsent.read);
  if (isMoved) return <MovedScreen />;
  if (isRestoring || !projection) return <LanternWait label="Finding your place" />;
  if (experience.getSnapshot().hasTag('over')) return <SessionOver />;
  const { consumer, story, session } = dataPackage;
  return (
    <NightShell title={projection.title} actions={<Link to="/systemCheck">Check device</Link>}>
      <ReconnectingBanner shown={isReconnecting} />
      <div className={styles.room}>
        <section className={styles.start} aria-labelledby="wait-headline">
          <p className={styles.story}>{story.title}</p>
          <h1 id="wait-headline" className={styles.headline}>
            {waitHeadline(isDue, projection.held)}
          </h1>
          {isDue ? null : <Countdown endsAt={projection.starts_at} />}
          <p className={styles.when}>
            <time dateTime={new Date(projection.starts_at).toISOString()}>
              {localStart(projection.starts_at)}
            </time>
            <span>It opens by itself. You can leave this page where it is.</span>
          </p>
          <div className={styles.sound}>
            <SoundPermission />
          </div>
        </section>
        <section className={styles.self} aria-label="Your camera and microphone">
          <OwnPreview name={`${consumer.first_name} ${consumer.last_name}`} />
          <DeviceButtons labelled />
          <Switch
            label="Count how long I speak, never what, for my team’s analysis"
            checked={counted}
            onChange={(event) => {
              speechConsent.keep(event.currentTarget.checked);
              setCounted(event.currentTarget.checked);
            }}
          />
        </section>
        <section className={styles.people} aria-label="Who is here">
          <h2 className={styles.heading}>Round the light</h2>
          <PeopleHere teams={projection.teams} seats={projection.seats} own={dataPackage.seat_id} />
        </section>
        <section className={styles.next} aria-label="What happens next">
          <h2 className={styles.heading}>About {story.length_minutes} minutes, like this</h2>
          <ol className={styles.steps}>
            {steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          <p className={styles.host}>
            {session.host} of {session.company} invited you.
          </p>
          <p className={styles.own}>
            Not {consumer.first_name}? <SignOutButton />
          </p>
          <p className={styles.own}>
            Something came up?{' '}
            <ButtonLink to={cannotComePath(session.id)} variant="subtle" size="compact-md">
              I cannot come
            </ButtonLink>
          </p>
        </section>
      </div>
    </NightShell>
  );
}

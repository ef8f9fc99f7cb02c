import { liveSession } from '#contract/rules/business-constants.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Switch } from '../../shared/controls/switch.tsx';
import {
  selectCustomRoom,
  selectIsMoved,
  selectIsRestoring,
  selectPlan,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { cannotComePath } from '../attendance/use-attendance-question.ts';
import { ChatButton } from '../chat/chat-button.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { OwnPreview } from '../devices/own-preview.tsx';
import { LanternWait } from '../gate/lantern-wait.tsx';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { SessionOver } from '../gate/session-over.tsx';
import { useSceneRoute } from '../gate/use-scene-route.ts';
import { HostVoice } from '../host/host-voice.tsx';
import { CaptionLanguage, PlaybackChoices } from '../live/playback-choices.tsx';
import { MoreTime } from '../more-time.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { ReactionsShown } from '../reactions/reactions-shown.tsx';
import { MovedScreen } from '../live/moved-screen.tsx';
import { ReconnectingBanner } from '../live/reconnecting-banner.tsx';
import { LanguageChoice } from '../words/language-choice.tsx';
import { useIsPast } from '../use-server-time.ts';
import { Countdown } from './countdown.tsx';
import { CountHere } from './count-here.tsx';
import { Icebreaker } from './icebreaker.tsx';
import { PeopleHere } from './people-here.tsx';
import { SoundPermission } from './sound-permission.tsx';
import { Teaser } from './teaser.tsx';
import { localStart } from './start-words.ts';
import styles from './wait-room.module.css';
import { useLocale, useWords } from '../words/use-words.tsx';

/** The waiting room: how long, with whom, and whether camera and sound are as one likes them. */
export function WaitRoom() {
  useSceneRoute('wait');
  const { dataPackage, speechConsent, experience } = useLiveSession();
  const projection = useExperience(selectPublic);
  const isRestoring = useExperience(selectIsRestoring);
  const isMoved = useExperience(selectIsMoved);
  const isDue = useIsPast(projection?.starts_at ?? Number.POSITIVE_INFINITY);
  const isOpen = useIsPast((projection?.starts_at ?? Number.POSITIVE_INFINITY) - liveSession.lobbyOpensMs);
  const { moved } = useExperience(selectPlan);
  const customRoom = useExperience(selectCustomRoom);
  const { common, table, wait } = useWords();
  const locale = useLocale();
  const [counted, setCounted] = useState(speechConsent.read);
  if (isMoved) return <MovedScreen />;
  if (isRestoring || !projection) return <LanternWait label={common.findingPlace} />;
  if (experience.getSnapshot().hasTag('over')) return <SessionOver />;
  const { consumer, story, session } = dataPackage;
  return (
    <NightShell
      title={projection.title}
      actions={
        <>
          <LanguageChoice />
          <Link to="/systemCheck">{common.checkDevice}</Link>
        </>
      }
    >
      <ReconnectingBanner />
      <ReactionsShown />
      <HostVoice />
      <div className={styles.room}>
        <section className={styles.start} aria-labelledby="wait-headline">
          <p className={styles.story}>{story.title}</p>
          <h1 id="wait-headline" className={styles.headline}>
            {isDue ? wait.due : wait.beginsIn}
          </h1>
          {isDue ? null : <Countdown endsAt={projection.starts_at} />}
          <p className={styles.when}>
            <time dateTime={new Date(projection.starts_at).toISOString()}>
              {localStart(projection.starts_at, locale)}
            </time>
            <span>{wait.opens}</span>
          </p>
          <p role="status" className={styles.moved}>
            {moved ? wait.movedBy(moved.by || dataPackage.session.host, localStart(moved.from, locale)) : ''}
          </p>
          <div className={styles.sound}>
            <SoundPermission />
          </div>
        </section>
        <section className={styles.self} aria-label={wait.devices}>
          {customRoom === null ? (
            <OwnPreview name={`${consumer.first_name} ${consumer.last_name}`} />
          ) : (
            <p>{table.videoRoom}</p>
          )}
          <DeviceButtons labelled />
          <CaptionLanguage />
          <PlaybackChoices />
          <MoreTime />
          {session.analytics && customRoom === null ? (
            <Switch
              label={wait.countSpeech}
              checked={counted}
              onChange={(event) => {
                speechConsent.keep(event.currentTarget.checked);
                setCounted(event.currentTarget.checked);
              }}
            />
          ) : null}
        </section>
        {isOpen && session.chat ? <Icebreaker /> : null}
        <section className={styles.people} aria-label={wait.whoIsHere}>
          <h2 className={styles.heading}>{wait.roundTheLight}</h2>
          {isOpen ? (
            <div className={styles.together}>
              <ChatButton labelled />
              <ReactionBar />
            </div>
          ) : null}
          {projection.counted_only ? (
            <CountHere seats={projection.seats} />
          ) : (
            <PeopleHere teams={projection.teams} seats={projection.seats} own={dataPackage.seat_id} />
          )}
        </section>
        <section className={styles.next} aria-label={wait.next}>
          <h2 className={styles.heading}>{wait.about(story.length_minutes)}</h2>
          <Teaser />
          <ol className={styles.steps}>
            {wait.steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          <p className={styles.host}>{wait.invited(session.host, session.company)}</p>
          <p className={styles.own}>
            {common.notYou(consumer.first_name)} <SignOutButton />
          </p>
          <p className={styles.own}>
            {wait.cameUp}{' '}
            <ButtonLink to={cannotComePath(session.id)} variant="subtle" size="compact-md">
              {common.cannotCome}
            </ButtonLink>
          </p>
        </section>
      </div>
    </NightShell>
  );
}

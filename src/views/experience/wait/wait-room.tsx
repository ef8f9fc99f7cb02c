import { liveSession } from '#contract/rules/business-constants.ts';
import { Link } from 'react-router-dom';
import {
  selectIsMoved,
  selectIsRestoring,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import { LanternWait } from '../gate/lantern-wait.tsx';
import { MovedScreen } from '../gate/moved-screen.tsx';
import { SessionOverScreen } from '../gate/session-over-screen.tsx';
import { useSceneRoute } from '../gate/use-scene-route.ts';
import { HostVoice } from '../host/host-voice.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { ReactionsShown } from '../reactions/reactions-shown.tsx';
import { ReconnectingBanner } from '../live/reconnecting-banner.tsx';
import { LanguageChoice } from '../../../words/language-choice.tsx';
import { OwnCrewPart } from '../own-crew-part.tsx';
import { useIsPast } from '../use-server-time.ts';
import { CountHere } from './count-here.tsx';
import { Icebreaker } from './icebreaker.tsx';
import { PeopleHere } from './people-here.tsx';
import { StartTime } from './start-time.tsx';
import styles from './wait-room.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { OwnDevices } from './own-devices.tsx';
import { SessionPreview, TrailerPreview } from './session-preview.tsx';

/** The waiting room: how long, with whom, something to say to one another and the trailer; then the devices and the rest. */
export function WaitRoom() {
  useSceneRoute('wait');
  const { dataPackage, experience } = useLiveSession();
  const projection = useExperience(selectPublic);
  const isRestoring = useExperience(selectIsRestoring);
  const isMoved = useExperience(selectIsMoved);
  const isOpen = useIsPast((projection?.starts_at ?? Number.POSITIVE_INFINITY) - liveSession.lobbyOpensMs);
  const { common, wait } = useWords();
  if (isMoved) return <MovedScreen />;
  if (isRestoring || !projection) return <LanternWait label={common.findingPlace} />;
  if (experience.getSnapshot().hasTag('over')) return <SessionOverScreen />;
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
        <StartTime startsAt={projection.starts_at} />
        <section className={styles.people} aria-label={wait.whoIsHere}>
          <h2 className={styles.heading}>{wait.whoIsHere}</h2>
          <OwnCrewPart />
          {projection.counted_only ? (
            <CountHere seats={projection.seats} own={dataPackage.seat_id} />
          ) : (
            <PeopleHere
              crew={projection.crew ?? []}
              teams={projection.teams}
              seats={projection.seats}
              own={dataPackage.seat_id}
            />
          )}
          {isOpen ? (
            <div className={styles.together}>
              <ReactionBar />
              <ChatButton labelled />
            </div>
          ) : null}
        </section>
        {isOpen && dataPackage.session.chat ? <Icebreaker /> : null}
        <TrailerPreview />
        <OwnDevices />
        <SessionPreview />
      </div>
    </NightShell>
  );
}

import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { useState } from 'react';
import {
  selectAppearing,
  selectIsMoved,
  selectIsNoticing,
  selectIsOff,
  selectIsRecapShown,
  selectIsRestoring,
  selectPublic,
  selectScene,
  sameSighting,
  selectSighting,
} from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useStage,
} from '../../../machines/live-session/use-live-session.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { useHeadingFocus } from '../../shared/focus/use-heading-focus.ts';
import { HoldContext } from '../host/hold-context.ts';
import { HostVoice } from '../host/host-voice.tsx';
import { NoticeButton } from '../noticing/notice-button.tsx';
import { PictureMarker } from '../noticing/picture-marker.tsx';
import { SightingCard } from '../noticing/sighting-card.tsx';
import { ReactionsShown } from '../reactions/reactions-shown.tsx';
import { LanternWait } from '../gate/lantern-wait.tsx';
import { MovedScreen } from '../gate/moved-screen.tsx';
import { OwnCrewPart } from '../own-crew-part.tsx';
import { SessionOverScreen } from '../gate/session-over-screen.tsx';
import { useSceneRoute } from '../gate/use-scene-route.ts';
import { ClipStage } from './clip-stage.tsx';
import { ClipTime } from './clip-time.tsx';
import styles from './live-cinema.module.css';
import { LiveConsole } from './live-console.tsx';
import { LivePanel } from './live-panel.tsx';
import { NoticeAnnouncer } from './notice-announcer.tsx';
import { PictureTrouble } from './picture-trouble.tsx';
import { RecapCard } from './recap-card.tsx';
import { ReconnectingBanner } from './reconnecting-banner.tsx';
import { SceneProgress } from './scene-progress.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { selectJoinsAt } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useSecondsLeft } from '../use-server-time.ts';

/** Of the clip that the story goes to, once it is certain. */
export const pictureAhead = ({ next_clips: [first, ...others] }: PublicProjection) =>
  first && others.length === 0 ? `${first.base_url}poster.webp` : null;

/** The live session: the picture, what rises over it, and the console below. */
export function LiveCinema() {
  useSceneRoute('live');
  const { common, cinema } = useWords();
  const verbs = useExperienceVerbs();
  const scene = String(useExperience(selectScene));
  const projection = useExperience(selectPublic);
  const isRestoring = useExperience(selectIsRestoring);
  const isMoved = useExperience(selectIsMoved);
  const isOff = useExperience(selectIsOff);
  const isRecapShown = useExperience(selectIsRecapShown);
  const isNoticing = useExperience(selectIsNoticing);
  const hasSighting = useExperience(selectSighting, sameSighting) !== null;
  const [captions, setCaptions] = useState(true);
  const [markingScene, setMarkingScene] = useState<string | null>(null);
  const [isSightingRead, setSightingRead] = useState(false);
  useHeadingFocus(useExperience(selectAppearing));

  if (isMoved) return <MovedScreen />;
  if (isRestoring || !projection) return <LanternWait label={common.findingPlace} />;
  if (isOff) return <SessionOverScreen />;
  const { clip } = projection;
  const isMarking = isNoticing && markingScene === clip?.scene_id;
  const isSightingShown = hasSighting && !isSightingRead && !isRecapShown;
  const isUnderWay = projection.scene_index > 0;
  const rises = scene !== 'clip' && !(scene === 'gathering' && isUnderWay);
  const isSet = scene === 'outcome' || scene === 'ended';
  const ClipTitle = rises ? 'p' : 'h1';
  return (
    <NightShell bleed>
      <div
        className={styles.cinema}
        data-scene={scene}
        data-rises={rises || undefined}
        data-set={isSet || undefined}
        data-recap={isRecapShown || isSightingShown || undefined}
        data-captions={captions || undefined}
      >
        <div className={styles.screen}>
          <ClipStage
            playing={scene === 'clip' || scene === 'gathering'}
            posterUrl={clip ? `${clip.base_url}poster.webp` : projection.story.cover_url}
            captions={captions}
            pictureUrl={scene === 'outcome' ? pictureAhead(projection) : null}
            shade={isSet ? 'words' : rises ? 'panel' : 'none'}
          >
            {isMarking && clip ? (
              <PictureMarker sceneId={clip.scene_id} onDone={() => setMarkingScene(null)} />
            ) : null}
          </ClipStage>
          <div className={styles.where}>
            <ClipTitle className={styles.title}>{clip?.title ?? projection.story.title}</ClipTitle>
            <span>
              {scene === 'gathering' || scene === 'waiting'
                ? projection.title
                : cinema.scene(projection.scene_index + 1, projection.scenes_expected)}
            </span>
            {isUnderWay ? null : <OwnCrewPart />}
            {scene === 'gathering' || scene === 'waiting' ? null : <SceneProgress />}
            {scene === 'clip' ? (
              <span className={styles.time}>
                <ClipTime />
                <SyncBadge />
              </span>
            ) : null}
            {isNoticing && clip ? (
              <NoticeButton
                isMarking={isMarking}
                onMarking={(marking) => setMarkingScene(marking ? clip.scene_id : null)}
              />
            ) : null}
          </div>
          {scene === 'clip' ? <JoinNotice /> : null}
        </div>
        <PictureTrouble />
        {isRecapShown ? <RecapCard projection={projection} onDismiss={verbs.dismissRecap} /> : null}
        {isSightingShown ? <SightingCard onDismiss={() => setSightingRead(true)} /> : null}
        <div className={styles.voice}>
          <HostVoice />
        </div>
        <HoldContext value={projection.hold}>
          <LivePanel projection={projection} scene={scene} />
        </HoldContext>
        <LiveConsole captions={captions} quiet={scene === 'clip'} onCaptions={setCaptions} />
      </div>
      <ReactionsShown />
      <ReconnectingBanner />
      <NoticeAnnouncer />
    </NightShell>
  );
}

function JoinIn({ at }: { at: number }) {
  const { cinema } = useWords();
  const seconds = useSecondsLeft(at);
  return (
    <p role="status" className={styles.stalled}>
      {seconds > 0 ? cinema.joinIn(seconds) : cinema.catchingUp}
    </p>
  );
}

/** The story runs and the picture is on its way: when one joins the others. */
function JoinNotice() {
  const joinsAt = useStage(selectJoinsAt);
  return joinsAt === null ? null : <JoinIn at={joinsAt} />;
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  selectCaption,
  selectIsStill,
  selectIsUnsupported,
  selectIsWithoutPicture,
  selectLayers,
} from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import styles from './clip-stage.module.css';

/** Gives the element of a layer its place; what it plays is the clip machine's. */
function ClipLayer({ layer, isShown }: { layer: string; isShown: boolean }) {
  const { screens } = useLiveSession();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const video = screens.elementOf(layer);
    if (!video) return;
    video.className = styles.layer ?? '';
    ref.current?.append(video);
  }, [screens, layer]);
  useLayoutEffect(() => {
    screens.elementOf(layer)?.toggleAttribute('data-shown', isShown);
  }, [screens, layer, isShown]);
  return <div ref={ref} />;
}

interface ClipStageProps {
  /** Whether the session is in a clip or gathers for one. */
  playing: boolean;
  /** Stands behind where nothing has played yet. */
  posterUrl: string | null;
  /** Stands in front of the clip, as the picture of a scene; null where the clip's own does. */
  pictureUrl: string | null;
  captions: boolean;
  /** How much of the light is taken for what rises over the picture, or for words that are set in it. */
  shade: 'none' | 'panel' | 'words';
  /** Lies on the picture. */
  children?: ReactNode;
}

/** The screen of the cinema: the clip, and whenever none moves the poster of the newest. */
export function ClipStage({ playing, posterUrl, pictureUrl, captions, shade, children }: ClipStageProps) {
  const { stage } = useLiveSession();
  const layers = useStage(selectLayers);
  const caption = useStage(selectCaption);
  const isStill = useStage(selectIsStill);
  const isUnsupported = useStage(selectIsUnsupported);
  const isWithoutPicture = useStage(selectIsWithoutPicture);
  useEffect(() => {
    stage.send({ type: 'screen.opened' });
    return () => stage.send({ type: 'screen.closed' });
  }, [stage]);
  const newest = layers.at(-1)?.clip;
  const behind = pictureUrl ?? (newest ? `${newest.base_url}poster.webp` : posterUrl);
  return (
    <>
      <div className={styles.stage} data-shade={shade}>
        {layers.map(({ id, hasStarted }) => (
          <ClipLayer key={id} layer={id} isShown={hasStarted} />
        ))}
        {behind ? (
          <img
            key={behind}
            className={styles.poster}
            data-front={!playing || isStill || isWithoutPicture || undefined}
            src={behind}
            alt=""
          />
        ) : null}
        {children}
      </div>
      {(captions || isUnsupported) && caption && playing ? (
        <p className={styles.caption} data-caption>
          <span>{caption}</span>
        </p>
      ) : null}
    </>
  );
}

import { useEffect } from 'react';
import {
  selectCaption,
  selectIsStill,
  selectLayers,
} from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { ClipLayer } from './clip-layer.tsx';
import styles from './clip-stage.module.css';

interface ClipStageProps {
  /** Whether the session stands in a clip or gathers for one. */
  playing: boolean;
  /** Stands behind where nothing has played yet. */
  posterUrl: string | null;
  captions: boolean;
  dimmed: boolean;
}

/** The screen of the cinema: the clip, and whenever none moves the poster of the newest. */
export function ClipStage({ playing, posterUrl, captions, dimmed }: ClipStageProps) {
  const { stage } = useLiveSession();
  const layers = useStage(selectLayers);
  const caption = useStage(selectCaption);
  const isStill = useStage(selectIsStill);
  useEffect(() => {
    stage.send({ type: 'screen.opened' });
    return () => stage.send({ type: 'screen.closed' });
  }, [stage]);
  const newest = layers.at(-1)?.clip;
  const behind = newest ? `${newest.base_url}poster.webp` : posterUrl;
  return (
    <div className={styles.stage} data-dimmed={dimmed || undefined}>
      {layers.map(({ id }) => (
        <ClipLayer key={id} layer={id} />
      ))}
      {behind ? (
        <img className={styles.poster} data-front={!playing || isStill || undefined} src={behind} alt="" />
      ) : null}
      {captions && caption && playing ? (
        <p className={styles.caption}>
          <span>{caption}</span>
        </p>
      ) : null}
    </div>
  );
}

import { useState } from 'react';
import type { ClipFact } from '#contract/experience.ts';
import type { ClipPlayer, ClipPlayerDeps, ClipPlayerFact } from '../../../services/playback/clip-player.ts';
import { ClipLayer } from './clip-layer.tsx';
import styles from './clip-stage.module.css';

interface ClipStageProps {
  /** The clip that plays or is about to. */
  clip: ClipFact | null;
  /** Stands behind where nothing has played yet. */
  posterUrl: string | null;
  deps: ClipPlayerDeps;
  muted: boolean;
  captions: boolean;
  dimmed: boolean;
  onFact: (fact: ClipPlayerFact, sceneId: string, player: ClipPlayer) => void;
}

/** The screen of the cinema: the clip, and whenever none moves the poster of the newest. */
export function ClipStage({ clip, posterUrl, deps, muted, captions, dimmed, onFact }: ClipStageProps) {
  const [layers, setLayers] = useState<readonly ClipFact[]>([]);
  const [caption, setCaption] = useState('');
  const [moving, setMoving] = useState<string | null>(null);
  const newest = layers.at(-1);
  if (clip && newest?.scene_id !== clip.scene_id) setLayers([...layers.slice(-1), clip]);
  else if (clip && newest && newest.start_at !== clip.start_at) setLayers([...layers.slice(0, -1), clip]);
  const hear = (sceneId: string) => (fact: ClipPlayerFact, player: ClipPlayer) => {
    if (fact.type === 'started') {
      setMoving(sceneId);
      setLayers((held) => held.slice(held.findIndex((one) => one.scene_id === sceneId)));
    }
    onFact(fact, sceneId, player);
  };
  const isWaiting = clip === null || moving !== clip.scene_id;
  const behind = newest ? `${newest.base_url}poster.webp` : posterUrl;
  return (
    <div className={styles.stage} data-dimmed={dimmed || undefined}>
      {layers.map((layer) => (
        <ClipLayer
          key={layer.scene_id}
          clip={layer}
          deps={deps}
          muted={muted}
          onFact={hear(layer.scene_id)}
          onCaption={setCaption}
        />
      ))}
      {behind ? (
        <img className={styles.poster} data-front={isWaiting || undefined} src={behind} alt="" />
      ) : null}
      {captions && caption && clip ? (
        <p className={styles.caption}>
          <span>{caption}</span>
        </p>
      ) : null}
    </div>
  );
}

import { useState } from 'react';
import type { ClipFact } from '#contract/calls/schemas/experience.ts';
import type { ClipPlayer, ClipPlayerDeps, ClipPlayerFact } from '../../../services/playback/clip-player.ts';
import { ClipLayer } from './clip-layer.tsx';
import styles from './clip-stage.module.css';

interface ClipStageProps {
  /** The clip that plays or is about to. */
  clip: ClipFact | null;
  /** Another number loads the clip from scratch. */
  load: number;
  /** Stands behind where nothing has played yet. */
  posterUrl: string | null;
  deps: ClipPlayerDeps;
  muted: boolean;
  captions: boolean;
  dimmed: boolean;
  onFact: (fact: ClipPlayerFact, sceneId: string, player: ClipPlayer) => void;
}

interface Layer {
  clip: ClipFact;
  load: number;
}

/** The screen of the cinema: the clip, and whenever none moves the poster of the newest. */
export function ClipStage({ clip, load, posterUrl, deps, muted, captions, dimmed, onFact }: ClipStageProps) {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const [caption, setCaption] = useState('');
  const [moving, setMoving] = useState<string | null>(null);
  const newest = layers.at(-1);
  if (clip && newest?.clip.scene_id !== clip.scene_id) setLayers([...layers.slice(-1), { clip, load }]);
  else if (clip && newest && (newest.clip.start_at !== clip.start_at || newest.load !== load))
    setLayers([...layers.slice(0, -1), { clip, load }]);
  const hear = (sceneId: string) => (fact: ClipPlayerFact, player: ClipPlayer) => {
    if (fact.type === 'started') {
      setMoving(sceneId);
      setLayers((held) => held.slice(held.findIndex((one) => one.clip.scene_id === sceneId)));
    } else if (fact.type === 'failed') {
      setMoving(null);
    }
    onFact(fact, sceneId, player);
  };
  const isWaiting = clip === null || moving !== clip.scene_id;
  const behind = newest ? `${newest.clip.base_url}poster.webp` : posterUrl;
  return (
    <div className={styles.stage} data-dimmed={dimmed || undefined}>
      {layers.map((layer) => (
        <ClipLayer
          key={`${layer.clip.scene_id} ${layer.load}`}
          clip={layer.clip}
          deps={deps}
          muted={muted}
          onFact={hear(layer.clip.scene_id)}
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

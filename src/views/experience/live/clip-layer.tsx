import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClipFact } from '#contract/calls/schemas/experience.ts';
import type { ClipPlayer, ClipPlayerDeps, ClipPlayerFact } from '../../../services/playback/clip-player.ts';
import { createClipPlayer } from '../../../services/playback/clip-player.ts';
import styles from './clip-stage.module.css';

interface ClipLayerProps {
  clip: ClipFact;
  deps: ClipPlayerDeps;
  muted: boolean;
  onFact: (fact: ClipPlayerFact, player: ClipPlayer) => void;
  onCaption: (text: string) => void;
}

/** One clip in one element, from loading to its last frame. */
export function ClipLayer({ clip, deps, muted, onFact, onCaption }: ClipLayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const player = useRef<ClipPlayer>(null);
  const [shown, setShown] = useState(false);
  const tell = useEffectEvent((fact: ClipPlayerFact, from: ClipPlayer) => {
    if (fact.type === 'started') setShown(true);
    onFact(fact, from);
  });
  const caption = useEffectEvent(onCaption);
  const first = useRef(clip);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const made: ClipPlayer = createClipPlayer(video, first.current, deps, (fact) => tell(fact, made));
    player.current = made;
    return () => made.release();
  }, [deps]);
  useEffect(() => {
    if (clip.start_at !== null) player.current?.schedule(clip.start_at);
  }, [clip.start_at]);
  useEffect(() => player.current?.setMuted(muted), [muted]);
  useEffect(() => {
    const track = ref.current?.textTracks[0];
    if (!track) return;
    track.mode = 'hidden';
    const read = () => caption([...(track.activeCues ?? [])].map(textOf).join('\n'));
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, []);
  return (
    <video
      ref={ref}
      className={styles.layer}
      data-shown={shown || undefined}
      data-scene={clip.scene_id}
      playsInline
      preload="auto"
      disablePictureInPicture
      tabIndex={-1}
      aria-label={clip.title}
    >
      <track kind="captions" srcLang="en" label="English" src={`${clip.base_url}captions.en.vtt`} default />
    </video>
  );
}

const textOf = (cue: TextTrackCue) => ('text' in cue ? String(cue.text).replace(/<[^>]+>/g, '') : '');

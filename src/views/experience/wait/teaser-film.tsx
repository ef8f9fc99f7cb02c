import { useEffect, useEffectEvent, useRef } from 'react';
import { clipSupport } from '../../../services/playback/clip-support.ts';
import { loadHls } from '../../../services/playback/load-hls.ts';
import styles from './teaser.module.css';

export interface TeaserFilmProps {
  src: string;
  /** Null where it has no words. */
  captions: { src: string; language: string } | null;
  /** Shown where `src` has no picture. */
  cover: string;
  /** Only so much of it is shown; null for all. */
  endsMs: number | null;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  label: string;
  onOver: (failed: boolean) => void;
}

export default function TeaserFilm({
  src,
  captions,
  cover,
  endsMs,
  sound,
  volume,
  label,
  onOver,
}: TeaserFilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const life = new AbortController();
    const stop = () => over(false);
    const look = () => {
      if (endsMs !== null && video.currentTime * 1000 >= endsMs) stop();
    };
    video.addEventListener('ended', stop, { signal: life.signal });
    video.addEventListener('timeupdate', look, { signal: life.signal });
    let release = () => {};
    const attach = async () => {
      const Hls = await loadHls();
      if (life.signal.aborted) return;
      const support = clipSupport(Hls, video);
      if (support === 'none') return over(true);
      if (support === 'segments') {
        const hls = new Hls({ startLevel: 0, capLevelToPlayerSize: true });
        release = () => hls.destroy();
        hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && over(true));
        hls.loadSource(src);
        hls.attachMedia(video);
      } else video.src = src;
      await video.play();
    };
    attach().catch(() => life.signal.aborted || over(true));
    return () => {
      life.abort();
      release();
    };
  }, [src, endsMs]);
  useEffect(() => {
    if (element.current) element.current.volume = volume;
  }, [volume]);
  return (
    <video ref={element} className={styles.film} poster={cover} playsInline muted={!sound} aria-label={label}>
      {captions ? (
        <track
          key={captions.src}
          kind="captions"
          src={captions.src}
          srcLang={captions.language}
          label={captions.language}
          default
        />
      ) : null}
    </video>
  );
}

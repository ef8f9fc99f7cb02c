import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Switch } from '../../shared/controls/switch.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { selectPlayback } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { captionsOf } from '../../../services/playback/captions.ts';
import { clipSupport } from '../../../services/playback/clip-support.ts';
import { loadHls } from '../../../services/playback/load-hls.ts';
import { useWords } from '../words/use-words.tsx';
import styles from './teaser.module.css';

interface FilmProps {
  src: string;
  /** Null where it has no words. */
  captions: { src: string; language: string } | null;
  /** Shown where `src` has no picture. */
  poster: string;
  /** Only so much of it is shown; null for all. */
  endsMs: number | null;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  label: string;
  onOver: (failed: boolean) => void;
}

function Film({ src, captions, poster, endsMs, sound, volume, label, onOver }: FilmProps) {
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
    <video
      ref={element}
      className={styles.film}
      poster={poster}
      playsInline
      muted={!sound}
      aria-label={label}
    >
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

const folderOf = (playlist: string) => playlist.slice(0, playlist.lastIndexOf('/') + 1);

/** A first look at the story, begun by a touch; its music has a switch of its own, its words are captions. */
export function Teaser() {
  const { dataPackage } = useLiveSession();
  const { teaser } = useWords();
  const { quality, captions, volume } = useStage(selectPlayback);
  const { story } = dataPackage;
  const language = captions !== null && story.languages.includes(captions) ? captions : story.language;
  const [state, setState] = useState<'new' | 'playing' | 'seen' | 'failed'>('new');
  const [sound, setSound] = useState(true);
  const words = { new: teaser.watch, seen: teaser.again, failed: teaser.failed, playing: teaser.stop };
  return (
    <div className={styles.teaser}>
      {state === 'playing' ? (
        <Film
          src={quality === 'sound' ? story.teaser_sound_url : story.teaser_url}
          captions={
            story.teaser_ends_ms === null
              ? null
              : { src: captionsOf({ base_url: folderOf(story.teaser_url) }, language), language }
          }
          poster={story.cover_url}
          endsMs={story.teaser_ends_ms}
          sound={sound}
          volume={volume}
          label={teaser.label(story.title)}
          onOver={(failed) => setState(failed ? 'failed' : 'seen')}
        />
      ) : (
        <img src={story.cover_url} alt="" className={styles.film} />
      )}
      <div className={styles.acts}>
        <Button
          variant="default"
          leftSection={
            state === 'playing' ? (
              <IconPlayerStop size={18} aria-hidden />
            ) : (
              <IconPlayerPlay size={18} aria-hidden />
            )
          }
          onClick={() => setState(state === 'playing' ? 'seen' : 'playing')}
        >
          {words[state]}
        </Button>
        <Switch
          label={teaser.sound}
          checked={sound}
          onChange={(event) => setSound(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}

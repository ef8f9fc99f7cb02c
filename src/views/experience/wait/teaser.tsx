import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState, useEffect } from 'react';
import { Switch } from '../../shared/controls/switch.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { selectPlayback } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { captionsOf } from '../../../services/playback/clip-address.ts';
import { useWords } from '../../../words/use-words.tsx';
import styles from './teaser.module.css';
import { useFilm } from '../../../machines/film/use-film.tsx';

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
  const src = quality === 'sound' ? story.teaser_sound_url : story.teaser_url;
  const words = { new: teaser.watch, seen: teaser.again, failed: teaser.failed, playing: teaser.stop };
  return (
    <div className={styles.teaser}>
      {state === 'playing' ? (
        <TeaserFilm
          key={src}
          src={src}
          captions={
            story.teaser_ends_ms === null
              ? null
              : { src: captionsOf({ base_url: folderOf(story.teaser_url) }, language), language }
          }
          cover={story.cover_url}
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

interface TeaserFilmProps {
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

function TeaserFilm(props: TeaserFilmProps) {
  const { src, captions, cover, endsMs, sound, volume, label, onOver } = props;
  const element = useFilm({ src, startLevel: 0, endsMs, hasControls: false }, onOver);
  useEffect(() => {
    if (element.current) element.current.volume = volume;
  }, [element, volume]);
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

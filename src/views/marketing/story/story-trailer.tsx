import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFilmWords } from '../../../words/site/film-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { HlsVideo } from './hls-video.tsx';
import styles from './story-trailer.module.css';

interface StoryTrailerProps {
  /** What is shown, for instance "The Borrowed Light, opening". */
  label: string;
  /** What the button plays: "the opening", "the trailer". */
  name: string;
  /** Folder of the clip, holding master.m3u8. */
  media: string;
  /** In the language of the page; null for a film without words. */
  captions: string | null;
  seconds: number;
  cover: ReactNode;
  /** The same in words. */
  words: string;
}

type Playback = 'poster' | 'playing' | 'failed';

/** A piece of a story: its picture until somebody presses play, and words to read instead. */
export function StoryTrailer({ label, name, media, captions, seconds, cover, words }: StoryTrailerProps) {
  const [playback, setPlayback] = useState<Playback>('poster');
  const film = useFilmWords();
  const language = useLanguage();
  return (
    <figure className={styles.trailer}>
      <div className={styles.stage}>
        {playback === 'playing' ? (
          <HlsVideo
            className={styles.video}
            src={`${media}/master.m3u8`}
            captions={captions}
            language={language}
            label={label}
            onFailure={() => setPlayback('failed')}
          />
        ) : (
          <>
            {cover}
            <button type="button" className={styles.play} onClick={() => setPlayback('playing')}>
              <span className={styles.disc}>
                <IconPlayerPlayFilled size={26} aria-hidden="true" />
              </span>
              <span>
                {playback === 'failed' ? film.again(name) : film.play(name)}
                <small>{captions === null ? film.unspoken(seconds) : film.spoken(seconds)}</small>
              </span>
            </button>
          </>
        )}
      </div>
      {playback === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {film.failed}
        </p>
      ) : null}
      <details className={styles.words} open={playback === 'failed'}>
        <summary>{film.read}</summary>
        <p>{words}</p>
      </details>
    </figure>
  );
}

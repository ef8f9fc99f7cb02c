import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { featuredStory } from './featured-story.ts';
import { HlsVideo } from './hls-video.tsx';
import { StoryCover } from './story-cover.tsx';
import styles from './story-trailer.module.css';

interface StoryTrailerProps {
  /** Folder of the clip, holding master.m3u8 and captions.en.vtt. */
  media?: string;
}

type Playback = 'poster' | 'playing' | 'failed';

const { slug, opening, title } = featuredStory;
const seconds = Math.round(opening.durationMs / 1000);

/** The story's opening: a drawn poster until somebody presses play, and the same words to read. */
export function StoryTrailer({ media = `/media/${slug}/${opening.media}` }: StoryTrailerProps) {
  const [playback, setPlayback] = useState<Playback>('poster');
  return (
    <figure className={styles.trailer}>
      <div className={styles.stage}>
        {playback === 'playing' ? (
          <HlsVideo
            className={styles.video}
            src={`${media}/master.m3u8`}
            captions={`${media}/captions.en.vtt`}
            label={`${title}, opening`}
            onFailure={() => setPlayback('failed')}
          />
        ) : (
          <>
            <StoryCover className={styles.cover} />
            <button type="button" className={styles.play} onClick={() => setPlayback('playing')}>
              <span className={styles.disc}>
                <IconPlayerPlayFilled size={26} aria-hidden="true" />
              </span>
              <span>
                {playback === 'failed' ? 'Try the opening again' : 'Play the opening'}
                <small>{`${seconds} seconds, captions and sound`}</small>
              </span>
            </button>
          </>
        )}
      </div>
      {playback === 'failed' ? (
        <p role="alert" className={styles.failure}>
          The clip could not be loaded. Its words are below.
        </p>
      ) : null}
      <details className={styles.words} open={playback === 'failed'}>
        <summary>Read it instead</summary>
        <p>{opening.narration}</p>
      </details>
    </figure>
  );
}

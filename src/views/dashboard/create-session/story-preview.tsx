import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { Button } from '../../shared/controls/button.tsx';
import { HlsVideo } from '../../marketing/story/hls-video.tsx';
import styles from './wizard.module.css';

/** The chosen story's trailer, and what to know of it before people are invited. */
export function StoryPreview({ story }: { story: StorySummary }) {
  const [playback, setPlayback] = useState<'off' | 'playing' | 'failed'>('off');
  return (
    <section className={styles.preview} aria-label={`About ${story.title}`}>
      <p>{story.synopsis}</p>
      {playback === 'playing' ? (
        <HlsVideo
          className={styles.film}
          src={story.teaser_url}
          captions={story.teaser_captions_url}
          label={`${story.title}, trailer`}
          onFailure={() => setPlayback('failed')}
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => setPlayback('playing')}
          >
            {playback === 'failed' ? 'The trailer did not load. Try again' : 'Watch the trailer'}
          </Button>
        </div>
      )}
    </section>
  );
}

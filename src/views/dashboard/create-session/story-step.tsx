import { RehearsalButton } from '../rehearsal/rehearsal-button.tsx';
import { TemplateChoice } from '../templates/template-choice.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { languageName } from '../language-name.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { Button } from '../../shared/controls/button.tsx';
import { HlsVideo } from '../../marketing/story/hls-video.tsx';

/** The chosen story's trailer, and what to know of it before people are invited. */
function StoryPreview({ story }: { story: StorySummary }) {
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
            {playback === 'failed' ? 'Trailer didn’t load. Try again' : 'Watch the trailer'}
          </Button>
        </div>
      )}
      <div>
        <RehearsalButton story={story.slug} />
      </div>
    </section>
  );
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const languagesIn = (languages: readonly string[]) => list.format(languages.map(languageName));

export function StoryStep({ catalogue, draft, problems, change }: StepProps) {
  const chosen = catalogue.stories.find(({ slug }) => slug === draft.storySlug);
  return (
    <>
      <h2>Which story?</h2>
      <TemplateChoice catalogue={catalogue} draft={draft} change={change} />
      <fieldset
        className={styles.stories}
        aria-describedby={problems.storySlug ? 'story-problem' : undefined}
      >
        <legend>Stories</legend>
        {catalogue.stories.map((story) => (
          <label key={story.slug} className={styles.story}>
            <input
              type="radio"
              name="story"
              value={story.slug}
              checked={draft.storySlug === story.slug}
              onChange={() => change({ storySlug: story.slug })}
            />
            <img src={`/media/${story.slug}/art/cover-small.webp`} alt="" width={640} height={360} />
            <span className={styles.words}>
              <h3>{story.title}</h3>
              <p>{story.tagline}</p>
              <span className={styles.soft}>
                {story.length_minutes} minutes ({story.block_minutes} with arrival and debrief),{' '}
                {story.players.min} to {story.players.max} people, {story.difficulty}, in{' '}
                {languagesIn(story.languages)}
              </span>
              {story.content_notes.map((note) => (
                <span key={note} className={styles.soft}>
                  {note}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      {problems.storySlug ? (
        <p id="story-problem" role="alert" className={styles.error}>
          {problems.storySlug}
        </p>
      ) : null}
      {chosen ? <StoryPreview key={chosen.slug} story={chosen} /> : null}
      <TextInput
        label="Session name"
        description="Your guests see this in the invitation."
        placeholder="Winter gathering of the design team"
        value={draft.title}
        error={problems.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
    </>
  );
}

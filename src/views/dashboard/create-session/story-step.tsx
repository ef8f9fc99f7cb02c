import { RehearsalButton } from '../rehearsal/rehearsal-button.tsx';
import { TemplateChoice } from '../templates/template-choice.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useList } from '../../../words/use-texts.ts';
import { useLanguage } from '../../../words/language.ts';
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
  const words = useCreateSessionWords().story;
  const [playback, setPlayback] = useState<'off' | 'playing' | 'failed'>('off');
  return (
    <section className={styles.preview} aria-label={words.about(story.title)}>
      <p>{story.synopsis}</p>
      {playback === 'playing' ? (
        <HlsVideo
          className={styles.film}
          src={story.teaser_url}
          captions={story.teaser_captions_url}
          label={words.trailer(story.title)}
          onFailure={() => setPlayback('failed')}
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => setPlayback('playing')}
          >
            {playback === 'failed' ? words.watchAgain : words.watch}
          </Button>
        </div>
      )}
      <div>
        <RehearsalButton story={story.slug} />
      </div>
    </section>
  );
}

/** How long a story is, for how many people, how hard and in which languages. */
function StoryFacts({ story }: { story: StorySummary }) {
  const words = useCreateSessionWords().story;
  const language = useLanguage();
  const list = useList();
  const { length_minutes, block_minutes, players, difficulty, languages } = story;
  return (
    <span className={styles.soft}>
      {[
        words.length(length_minutes, block_minutes),
        words.players(players.min, players.max),
        words.difficulties[difficulty],
        words.languages(list(languages.map((code) => languageName(code, language)))),
      ].join(', ')}
    </span>
  );
}

export function StoryStep({ catalogue, draft, problems, change }: StepProps) {
  const words = useCreateSessionWords().story;
  const chosen = catalogue.stories.find(({ slug }) => slug === draft.storySlug);
  return (
    <>
      <h2>{words.title}</h2>
      <TemplateChoice catalogue={catalogue} draft={draft} change={change} />
      <fieldset
        className={styles.stories}
        aria-describedby={problems.storySlug ? 'story-problem' : undefined}
      >
        <legend>{words.stories}</legend>
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
              <StoryFacts story={story} />
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
        label={words.name}
        description={words.nameHelp}
        placeholder={words.nameExample}
        value={draft.title}
        error={problems.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
    </>
  );
}

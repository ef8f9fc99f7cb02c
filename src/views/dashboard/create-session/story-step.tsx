import { TextInput } from '../../shared/controls/text-input.tsx';
import { languageName } from '../language-name.ts';
import type { StepProps } from './step-props.ts';
import { StoryPreview } from './story-preview.tsx';
import styles from './wizard.module.css';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const languagesIn = (languages: readonly string[]) => list.format(languages.map(languageName));

export function StoryStep({ catalogue, draft, problems, change }: StepProps) {
  const chosen = catalogue.stories.find(({ slug }) => slug === draft.storySlug);
  return (
    <>
      <h2>Which story?</h2>
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
                {story.length_minutes} minutes ({story.block_minutes} with arriving and the talk after),{' '}
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
        label="Name of the session"
        description="What your people will read in the invitation."
        placeholder="Winter gathering of the design team"
        value={draft.title}
        error={problems.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
    </>
  );
}

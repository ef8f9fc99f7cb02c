import { IconCheck, IconEye } from '@tabler/icons-react';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import { momentsOf } from '#contract/story/sighting.ts';
import { selectIsNoticing, selectMarks } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './noticing.module.css';

/** A clip as text; while something in it can be noticed, each moment can be marked as a place in the picture can. */
export function TwinMoments({ clip }: { clip: Pick<ClipFact, 'scene_id' | 'text_twin'> }) {
  const { noticing } = useWords();
  const verbs = useExperienceVerbs();
  const isNoticing = useExperience(selectIsNoticing);
  const marks = useExperience(selectMarks);
  if (!isNoticing) return <p>{clip.text_twin}</p>;
  const moments = momentsOf(clip.text_twin).map((text, moment) => ({ text, moment }));
  const isMarked = (moment: number) =>
    marks.some(
      ({ request: { spot }, state }) => spot.kind === 'text' && spot.moment === moment && state === 'kept',
    );
  return (
    <>
      <p>{noticing.fromText}</p>
      <ul className={styles.moments}>
        {moments.map(({ text, moment }) => (
          <li key={moment}>
            <button
              type="button"
              aria-label={noticing.moment(text)}
              aria-pressed={isMarked(moment)}
              onClick={() => verbs.mark(clip.scene_id, { kind: 'text', moment })}
            >
              {isMarked(moment) ? <IconCheck size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

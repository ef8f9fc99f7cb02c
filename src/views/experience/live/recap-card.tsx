import { useState } from 'react';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { recapOf, selectFound } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { OwnCrewPart } from '../own-crew-part.tsx';
import styles from './recap-card.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface RecapCardProps {
  projection: PublicProjection;
  onDismiss: () => void;
}

/** For a participant who is late or back: the story so far, the last vote, and the way in. */
export function RecapCard({ projection, onDismiss }: RecapCardProps) {
  const { clip, story, so_far } = projection;
  const { recap } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const isSolved = useExperience(selectFound) !== null;
  const doing = recapOf(projection, isSolved);
  return (
    <aside className={styles.card} aria-label={recap.label} data-open={isOpen || undefined}>
      <p className={styles.where}>
        {recap.where(story.title, projection.scene_index + 1, projection.scenes_expected)}
      </p>
      <div className={styles.told}>
        <OwnCrewPart />
        {so_far?.told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {so_far?.last_vote ? <p className={styles.vote}>{recap.lastDecision(so_far.last_vote)}</p> : null}
        {doing ? <p className={styles.now}>{recap[doing]}</p> : null}
        {clip ? (
          <details>
            <summary>{recap.clipTells(clip.title)}</summary>
            <p>{clip.text_twin}</p>
          </details>
        ) : null}
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {recap.label}
        </button>
        <Button color="lantern" size="compact-md" onClick={onDismiss}>
          {recap.gotIt}
        </Button>
      </div>
    </aside>
  );
}

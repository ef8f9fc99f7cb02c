import { useState } from 'react';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { recapOf, selectFound } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import styles from './recap-card.module.css';
import { useStoryWords } from '../words/use-words.tsx';

interface RecapCardProps {
  projection: PublicProjection;
  onDismiss: () => void;
}

/** For whoever comes late: where the story stands, in a place of its own, gone by itself. */
export function RecapCard({ projection, onDismiss }: RecapCardProps) {
  const { outcome, clip, story } = projection;
  const { recap } = useStoryWords();
  const [isOpen, setIsOpen] = useState(false);
  const isSolved = useExperience(selectFound) !== null;
  const doing = recapOf(projection, isSolved);
  return (
    <aside className={styles.card} aria-label={recap.label} data-open={isOpen || undefined}>
      <p className={styles.where}>
        {recap.where(story.title, projection.scene_index + 1, projection.scenes_expected)}
      </p>
      <div className={styles.told}>
        {doing ? <p>{recap[doing]}</p> : null}
        {outcome?.kind === 'decision' ? <p>{recap.lastDecision(outcome.reason)}</p> : null}
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
        <Button variant="default" size="compact-md" onClick={onDismiss}>
          {recap.gotIt}
        </Button>
      </div>
    </aside>
  );
}

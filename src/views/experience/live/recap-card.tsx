import { Button } from '@mantine/core';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import styles from './recap-card.module.css';
import { useWords } from '../words/use-words.tsx';

const told = ['clip', 'decision', 'outcome', 'breakout'] as const;

interface RecapCardProps {
  projection: PublicProjection;
  onDismiss: () => void;
}

/** For whoever comes late: where the story stands, in a few lines, gone by itself. */
export function RecapCard({ projection, onDismiss }: RecapCardProps) {
  const { outcome, clip, story } = projection;
  const { recap } = useWords();
  const doing = told.find((phase) => phase === projection.phase);
  return (
    <aside className={styles.card} aria-label={recap.label}>
      <p className={styles.where}>
        {recap.where(story.title, projection.scene_index + 1, projection.scenes_expected)}
      </p>
      {doing ? <p>{recap[doing]}</p> : null}
      {outcome?.kind === 'decision' ? <p>{recap.lastDecision(outcome.reason)}</p> : null}
      {clip ? (
        <details>
          <summary>{recap.clipTells(clip.title)}</summary>
          <p>{clip.text_twin}</p>
        </details>
      ) : null}
      <Button variant="default" size="sm" onClick={onDismiss}>
        {recap.gotIt}
      </Button>
    </aside>
  );
}

import { Button } from '@mantine/core';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import styles from './recap-card.module.css';

const doing: Partial<Record<PublicProjection['phase'], string>> = {
  clip: 'A clip is playing, and you are already at the same picture as everybody.',
  decision: 'A decision is open, and your vote counts.',
  outcome: 'A result is being shown, the story goes on in a moment.',
  breakout: 'Your team sits at its table and has a riddle to solve.',
};

interface RecapCardProps {
  projection: PublicProjection;
  onDismiss: () => void;
}

/** For whoever comes late: where the story stands, in a few lines, gone by itself. */
export function RecapCard({ projection, onDismiss }: RecapCardProps) {
  const { outcome, clip, story } = projection;
  return (
    <aside className={styles.card} aria-label="What you missed">
      <p className={styles.where}>
        {story.title}, scene {projection.scene_index + 1} of about {projection.scenes_expected}
      </p>
      <p>{doing[projection.phase]}</p>
      {outcome?.kind === 'decision' ? <p>Last decision: {outcome.reason}</p> : null}
      {clip ? (
        <details>
          <summary>What “{clip.title}” tells</summary>
          <p>{clip.text_twin}</p>
        </details>
      ) : null}
      <Button variant="default" size="sm" onClick={onDismiss}>
        Got it
      </Button>
    </aside>
  );
}

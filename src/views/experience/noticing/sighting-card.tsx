import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { sameSighting, selectSighting } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { clockText } from '../live/clip-time.tsx';
import styles from '../live/recap-card.module.css';
import own from './noticing.module.css';

/** Once the story speaks of what was to be noticed: who noticed it, when, and whether anybody said so. */
export function SightingCard({ onDismiss }: { onDismiss: () => void }) {
  const { noticing } = useWords();
  const sighting = useExperience(selectSighting, sameSighting);
  const [isOpen, setIsOpen] = useState(false);
  if (!sighting) return null;
  const { name, people, seen, mentions } = sighting;
  const title = noticing.who(name);
  return (
    <aside className={styles.card} aria-label={title} data-open={isOpen || undefined}>
      <div className={own.seen} role="status">
        <p className={styles.where}>{title}</p>
        <p>{seen.length === 0 ? noticing.nobody : noticing.count(seen.length, people)}</p>
        <div className={styles.told}>
          <ul>
            {seen.map((one) => (
              <li key={one.seat_id}>
                {noticing.seenBy(one.name, clockText(Math.floor(one.media_ms / 1000)), one.scene_title)}
              </li>
            ))}
          </ul>
          {mentions === null ? null : <p className={styles.vote}>{noticing.mentions(mentions)}</p>}
        </div>
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
        </button>
        <Button color="lantern" size="compact-md" onClick={onDismiss}>
          {noticing.gotIt}
        </Button>
      </div>
    </aside>
  );
}

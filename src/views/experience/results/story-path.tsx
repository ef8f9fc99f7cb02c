import { IconMovie, IconPuzzle, IconRoute, IconSunset2 } from '@tabler/icons-react';
import type { Scorecard } from '#contract/calls/schemas/results.ts';
import styles from './story-path.module.css';

const marks: Record<string, { icon: typeof IconMovie; word: string }> = {
  clip: { icon: IconMovie, word: 'clip' },
  decision: { icon: IconRoute, word: 'decision' },
  challenge: { icon: IconPuzzle, word: 'riddle' },
  ending: { icon: IconSunset2, word: 'ending' },
};

/** The way the session took through the story. */
export function StoryPath({ path }: { path: Scorecard['path'] }) {
  return (
    <ol className={styles.path}>
      {path.map(({ scene_id, title, kind }) => {
        const mark = marks[kind] ?? { icon: IconMovie, word: kind };
        return (
          <li key={scene_id} data-kind={kind}>
            <span className={styles.mark}>
              <mark.icon size={20} aria-hidden />
            </span>
            <span className={styles.title}>{title}</span>
            <small>{mark.word}</small>
          </li>
        );
      })}
    </ol>
  );
}

import { IconMovie, IconPuzzle, IconRoute, IconSunset2 } from '@tabler/icons-react';
import type { Scorecard } from '#contract/calls/schemas/results.ts';
import styles from './story-path.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

const icons: Record<string, typeof IconMovie> = {
  clip: IconMovie,
  decision: IconRoute,
  challenge: IconPuzzle,
  ending: IconSunset2,
};

/** The way the session took through the story. */
export function StoryPath({ path }: { path: Scorecard['path'] }) {
  const { results } = useResultWords();
  return (
    <ol className={styles.path}>
      {path.map(({ scene_id, title, kind }) => {
        const Icon = icons[kind] ?? IconMovie;
        return (
          <li key={scene_id} data-kind={kind}>
            <span className={styles.mark}>
              <Icon size={20} aria-hidden />
            </span>
            <span className={styles.title}>{title}</span>
            <small>{results.kinds[kind] ?? kind}</small>
          </li>
        );
      })}
    </ol>
  );
}

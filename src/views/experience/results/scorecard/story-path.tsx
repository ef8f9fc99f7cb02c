import { IconMovie, IconPuzzle, IconRoute, IconSunset2 } from '@tabler/icons-react';
import type { Keepsake, Scorecard } from '#contract/calls/schemas/results.ts';
import styles from './story-path.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

const icons: Record<string, typeof IconMovie> = {
  clip: IconMovie,
  decision: IconRoute,
  challenge: IconPuzzle,
  ending: IconSunset2,
};

interface StoryPathProps {
  path: Scorecard['path'];
  pictures?: Keepsake['pictures'] | undefined;
}

/** The way the session took through the story, in pictures where there are some. */
export function StoryPath({ path, pictures = [] }: StoryPathProps) {
  const { results } = useResultWords();
  return (
    <ol className={styles.path}>
      {path.map(({ scene_id, title, kind }) => {
        const Icon = icons[kind] ?? IconMovie;
        const picture = pictures.find((candidate) => candidate.scene_id === scene_id);
        return (
          <li key={scene_id} data-kind={kind}>
            {picture ? (
              <img
                className={styles.picture}
                src={picture.url}
                alt=""
                width={96}
                height={54}
                loading="lazy"
              />
            ) : (
              <span className={styles.mark}>
                <Icon size={20} aria-hidden />
              </span>
            )}
            <span className={styles.title}>{title}</span>
            <small>{results.kinds[kind] ?? kind}</small>
          </li>
        );
      })}
    </ol>
  );
}

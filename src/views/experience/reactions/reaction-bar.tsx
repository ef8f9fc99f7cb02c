import { reactions } from '#contract/rules/sessions/reactions.ts';
import { useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './reaction-bar.module.css';
import { reactionIcons } from './reaction-icons.ts';

/** Six things to show everybody with one touch. */
export function ReactionBar() {
  const { reactions: words } = useWords();
  const verbs = useExperienceVerbs();
  return (
    <ul className={styles.bar} aria-label={words.label}>
      {reactions.map((kind) => {
        const Icon = reactionIcons[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              className={styles.button}
              aria-label={words.kinds[kind]}
              title={words.kinds[kind]}
              onClick={() => verbs.react(kind)}
            >
              <Icon size={24} stroke={1.7} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import styles from './vote-lamps.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface VoteLampsProps {
  people: readonly { seat_id: string; name: string; present: boolean }[];
  voted: readonly string[];
}

/** A lamp for everybody, lit once they have voted; what for stays hidden. */
export function VoteLamps({ people, voted }: VoteLampsProps) {
  const { decision: words } = useWords();
  const counting = people.filter(({ present, seat_id }) => present || voted.includes(seat_id));
  return (
    <div className={styles.lamps}>
      <ul>
        {counting.map(({ seat_id, name }) => {
          const lit = voted.includes(seat_id);
          return (
            <li
              key={seat_id}
              data-lit={lit || undefined}
              title={lit ? words.hasVoted(name) : words.isThinking(name)}
            >
              <span className={styles.flame} />
            </li>
          );
        })}
      </ul>
      <span>{words.voted(voted.length, counting.length)}</span>
    </div>
  );
}

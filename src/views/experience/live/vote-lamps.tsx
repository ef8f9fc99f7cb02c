import styles from './vote-lamps.module.css';

interface VoteLampsProps {
  people: readonly { seat_id: string; name: string; present: boolean }[];
  voted: readonly string[];
}

/** A lamp for everybody, lit once they have voted; what for stays hidden. */
export function VoteLamps({ people, voted }: VoteLampsProps) {
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
              title={`${name} ${lit ? 'has voted' : 'is thinking'}`}
            >
              <span className={styles.flame} />
            </li>
          );
        })}
      </ul>
      <span>
        {voted.length} of {counting.length} have voted
      </span>
    </div>
  );
}

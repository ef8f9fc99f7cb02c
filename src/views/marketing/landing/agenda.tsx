import { ScrollTable } from '../text/scroll-table.tsx';
import styles from './agenda.module.css';

const rows = [
  {
    part: 'Lobby',
    what: 'See who is there, try the sound, meet your team',
    half: '−15 to 0',
    hour: '−15 to 0',
  },
  {
    part: 'First scenes',
    what: 'The film starts for everybody at once, the first vote',
    half: '0 to 2',
    hour: '0 to 4',
  },
  {
    part: 'Team room',
    what: 'Riddles whose clues are shared out among you: one in the short story, five in the long one, with votes and breaks in between',
    half: '2 to 6',
    hour: '4 to 52',
  },
  {
    part: 'Last scenes',
    what: 'The vote that counts, and the ending you chose',
    half: '6 to 9',
    hour: '52 to 60',
  },
  {
    part: 'Looking back',
    what: 'Scorecard, how you worked, awards',
    half: '9 to 24',
    hour: '60 to 85',
  },
];

/** The minutes of a short and of a full story. */
export function Agenda() {
  return (
    <>
      <h2 id="agenda-title">Minute by minute</h2>
      <ScrollTable label="Agenda" className={styles.agenda}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What happens</th>
            <th scope="col">Short story, 24 minutes</th>
            <th scope="col">Full story, 85 minutes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.part}>
              <th scope="row">{row.part}</th>
              <td>{row.what}</td>
              <td className={styles.minutes}>{row.half}</td>
              <td className={styles.minutes}>{row.hour}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

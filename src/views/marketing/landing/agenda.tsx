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
    half: '0 to 3',
    hour: '0 to 15',
  },
  {
    part: 'Team room',
    what: 'A puzzle whose parts are dealt out to all of you',
    half: '3 to 7',
    hour: '15 to 35',
  },
  {
    part: 'Last scenes',
    what: 'The vote that counts, and the ending you chose',
    half: '7 to 10',
    hour: '35 to 50',
  },
  {
    part: 'Looking back',
    what: 'Scorecard, how you worked, certificates',
    half: '10 to 30',
    hour: '50 to 60',
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
            <th scope="col">Short story, half an hour</th>
            <th scope="col">Full story, an hour</th>
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

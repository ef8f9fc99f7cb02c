import { useLandingWords } from '../../../words/site/landing-words.ts';
import { ScrollTable } from '../text/scroll-table.tsx';
import styles from './agenda.module.css';

/** The minutes of a short and of a full story. */
export function Agenda() {
  const { agenda } = useLandingWords();
  return (
    <>
      <h2 id="agenda-title">{agenda.title}</h2>
      <ScrollTable label={agenda.label} className={styles.agenda}>
        <thead>
          <tr>
            <th scope="col">{agenda.part}</th>
            <th scope="col">{agenda.what}</th>
            <th scope="col">{agenda.short}</th>
            <th scope="col">{agenda.full}</th>
          </tr>
        </thead>
        <tbody>
          {agenda.rows.map((row) => (
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

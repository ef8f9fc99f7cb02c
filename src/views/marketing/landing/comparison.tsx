import { useLandingWords } from '../../../words/site/landing-words.ts';
import { ScrollTable } from '../text/scroll-table.tsx';
import styles from './agenda.module.css';

/** Honest in both directions. */
export function Comparison() {
  const { comparison } = useLandingWords();
  return (
    <>
      <h2 id="comparison-title">{comparison.title}</h2>
      <ScrollTable label={comparison.label} className={styles.agenda}>
        <thead>
          <tr>
            <td />
            <th scope="col">{comparison.story}</th>
            <th scope="col">{comparison.hosted}</th>
            <th scope="col">{comparison.quiz}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.question}>
              <th scope="row">{row.question}</th>
              <td>{row.story}</td>
              <td>{row.hosted}</td>
              <td>{row.quiz}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

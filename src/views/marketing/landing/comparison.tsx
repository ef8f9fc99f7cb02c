import { ScrollTable } from '../text/scroll-table.tsx';
import styles from './agenda.module.css';

const rows = [
  {
    question: 'Who leads it',
    muster: 'The story and the server’s clock',
    hosted: 'A facilitator you book',
    quiz: 'Somebody from the team',
  },
  {
    question: 'When',
    muster: 'Any hour, also tonight',
    hosted: 'When a facilitator is free',
    quiz: 'Any hour',
  },
  {
    question: 'What it rewards',
    muster: 'What you decide together',
    hosted: 'Depends on the event',
    quiz: 'Knowing things quickly',
  },
  {
    question: 'Who gets to speak',
    muster: 'Everybody has a clue',
    hosted: 'As good as the facilitator',
    quiz: 'The fast and the loud',
  },
  {
    question: 'If plans change',
    muster: 'Credit returned until the doors open',
    hosted: 'Usually days of notice',
    quiz: 'Nothing to lose',
  },
  {
    question: 'What it lacks',
    muster: 'A person who reads the room',
    hosted: 'Spontaneity',
    quiz: 'A reason to listen',
  },
];

/** Honest in both directions. */
export function Comparison() {
  return (
    <>
      <h2 id="comparison-title">Next to the other ways</h2>
      <ScrollTable label="A live story next to other ways" className={styles.agenda}>
        <thead>
          <tr>
            <td />
            <th scope="col">A live story</th>
            <th scope="col">A hosted event</th>
            <th scope="col">A quiz of your own</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.question}>
              <th scope="row">{row.question}</th>
              <td>{row.muster}</td>
              <td>{row.hosted}</td>
              <td>{row.quiz}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

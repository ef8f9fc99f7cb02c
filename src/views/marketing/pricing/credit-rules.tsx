import { liveSession } from '#contract/rules/business-constants.ts';
import { ScrollTable } from '../text/scroll-table.tsx';
import styles from './credit-rules.module.css';

const doorsMinutes = liveSession.lobbyOpensMs / 60_000;

const rules = [
  { event: 'You schedule a session', credit: 'Reserved', note: 'It is still yours.' },
  {
    event: 'You reschedule before the doors open',
    credit: 'Stays reserved',
    note: 'For the new date, as often as you like.',
  },
  { event: 'You cancel before the doors open', credit: 'Returned', note: 'At once, without asking us.' },
  {
    event: 'You cancel after the doors have opened',
    credit: 'Used',
    note: 'People are already at the door.',
  },
  { event: 'Nobody comes', credit: 'Returned', note: 'Automatically.' },
  {
    event: 'It cannot take place, or stops early',
    credit: 'Returned',
    note: 'Automatically, and we’ll email you.',
  },
  { event: 'The first scene starts', credit: 'Used', note: 'Have a good hour.' },
];

/** What happens to a credit, in one table. */
export function CreditRules() {
  return (
    <div className={styles.rules}>
      <div>
        <h2 id="rules-title">When plans change</h2>
        <p>{`The doors open ${doorsMinutes} minutes before the start. Your credit history lists every change and the reason.`}</p>
      </div>
      <ScrollTable label="What happens to a credit">
        <thead>
          <tr>
            <th scope="col">What happens</th>
            <th scope="col">Your credit</th>
            <th scope="col">In other words</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.event}>
              <th scope="row">{rule.event}</th>
              <td className={styles.credit} data-back={rule.credit === 'Returns' || undefined}>
                {rule.credit}
              </td>
              <td>{rule.note}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

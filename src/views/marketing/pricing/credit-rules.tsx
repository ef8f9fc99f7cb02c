import { liveSession } from '#contract/rules/business-constants.ts';
import { ScrollTable } from '../text/scroll-table.tsx';
import { usePricingWords } from '../../../words/site/pricing-words.ts';
import styles from './credit-rules.module.css';

const doorsMinutes = liveSession.lobbyOpensMs / 60_000;

/** After which of the table's rows the credit is available again. */
const returning: ReadonlySet<string> = new Set(['cancel', 'empty', 'failed']);

/** What happens to a credit, in one table. */
export function CreditRules() {
  const { rules: words } = usePricingWords();
  return (
    <div className={styles.rules}>
      <div>
        <h2 id="rules-title">{words.title}</h2>
        <p>{words.lead(doorsMinutes)}</p>
      </div>
      <ScrollTable label={words.label}>
        <thead>
          <tr>
            <th scope="col">{words.event}</th>
            <th scope="col">{words.credit}</th>
            <th scope="col">{words.note}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(words.rows).map(([event, rule]) => (
            <tr key={event}>
              <th scope="row">{rule.event}</th>
              <td className={styles.credit} data-back={returning.has(event) || undefined}>
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

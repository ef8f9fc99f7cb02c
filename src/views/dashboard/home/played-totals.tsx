import type { PlayedTotals } from '#contract/calls/schemas/dashboard.ts';
import styles from '../dashboard.module.css';

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** "2 h 05 min" */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

const columns = [
  ['Sessions played', ({ sessions }) => String(sessions)],
  ['Guests who came', ({ guests }) => String(guests)],
  ['Time of all guests together', ({ minutes }) => durationText(minutes)],
] satisfies [string, (totals: PlayedTotals['ever']) => string][];

/** What the company has played this month and since it began; nothing before its first session. */
export function PlayedTotalsSection({ totals }: { totals: PlayedTotals }) {
  if (totals.ever.sessions === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="totals">
      <h2 id="totals">Played so far</h2>
      <div className={styles.scroller}>
        <table className={styles.totals}>
          <thead>
            <tr>
              <td />
              <th scope="col">{monthName(totals.month)}</th>
              <th scope="col">Altogether</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text(totals.this_month)}</td>
                <td>{text(totals.ever)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { PlayedTotals } from '#contract/calls/schemas/dashboard.ts';
import { localeOf } from '#contract/words/formats.ts';
import { useHomeWords } from '../../../words/organiser/home-words.ts';
import { useLanguage } from '../../../words/language.ts';
import styles from '../dashboard.module.css';

const monthName = (month: string, language: SpokenLanguage) =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What the company has played this month and since it began; nothing before its first session. */
export function PlayedTotalsSection({ totals }: { totals: PlayedTotals }) {
  const words = useHomeWords().totals;
  const language = useLanguage();
  const rows = [
    [words.rows.sessions, ({ sessions }) => String(sessions)],
    [words.rows.guests, ({ guests }) => String(guests)],
    [words.rows.minutes, ({ minutes }) => words.duration(Math.floor(minutes / 60), minutes % 60)],
  ] satisfies [string, (totals: PlayedTotals['ever']) => string][];
  if (totals.ever.sessions === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="totals">
      <h2 id="totals">{words.title}</h2>
      <div className={styles.scroller}>
        <table className={styles.totals}>
          <thead>
            <tr>
              <td />
              <th scope="col">{monthName(totals.month, language)}</th>
              <th scope="col">{words.altogether}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, text]) => (
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

import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import styles from './readiness.module.css';
import { readinessMarks } from './readiness-marks.ts';

/** How far the invited people have come, as numbers that line up. */
export function Readiness({ people }: { people: SessionSummary['people'] }) {
  const { readiness: words } = useSessionPeopleWords();
  return (
    <dl className={styles.marks}>
      {readinessMarks(people, words).map(({ label, count, of }) => (
        <div key={label} className={styles.mark}>
          <dt>{label}</dt>
          <dd>
            {count}
            {of === undefined ? null : <span className={styles.of}> {words.of(of)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

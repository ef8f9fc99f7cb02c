import type { SessionSummary } from '#contract/sessions.ts';
import styles from './readiness.module.css';

const marks = [
  { key: 'invited', label: 'invited' },
  { key: 'opened', label: 'opened the link' },
  { key: 'checked', label: 'checked a device' },
  { key: 'joined', label: 'here now or before' },
] as const;

/** How far the invited people have come, as numbers that line up. */
export function Readiness({ people }: { people: SessionSummary['people'] }) {
  return (
    <dl className={styles.marks}>
      {marks.map(({ key, label }) => (
        <div key={key} className={styles.mark}>
          <dt>{label}</dt>
          <dd>
            {people[key]}
            {key === 'invited' ? null : <span className={styles.of}> of {people.invited}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { Award } from '#contract/calls/schemas/results.ts';
import { useToasts } from '../../../app-context.tsx';
import { AwardView } from './award-view.tsx';
import styles from './awards-view.module.css';

/** All certificates that whoever looks may have, the personal one first. */
export function AwardsView({ awards }: { awards: readonly Award[] }) {
  const toasts = useToasts();
  const ordered = awards.toSorted((a, b) => Number(b.kind === 'person') - Number(a.kind === 'person'));
  if (ordered.length === 0) return <p>No award was earned in this session.</p>;
  return (
    <div className={styles.awards}>
      {ordered.map((award) => (
        <AwardView
          key={award.code}
          award={award}
          onCopied={() => toasts.success('Link copied to clipboard!')}
          onFailed={(message) => toasts.error(message)}
        />
      ))}
    </div>
  );
}

import type { Award } from '#contract/calls/schemas/results.ts';
import { useToasts } from '../../../app-context.tsx';
import { AwardView } from './award-view.tsx';
import styles from './awards-view.module.css';
import { useWords } from '../words/use-words.tsx';

/** All certificates that whoever looks may have, the personal one first. */
export function AwardsView({ awards }: { awards: readonly Award[] }) {
  const toasts = useToasts();
  const { awards: words } = useWords();
  const ordered = awards.toSorted((a, b) => Number(b.kind === 'person') - Number(a.kind === 'person'));
  if (ordered.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.awards}>
      {ordered.map((award) => (
        <AwardView
          key={award.code}
          award={award}
          onCopied={() => toasts.success(words.copied)}
          onFailed={(message) => toasts.error(message)}
        />
      ))}
    </div>
  );
}

import type { Award } from '#contract/calls/schemas/results.ts';
import { useResultWords } from '../words/use-words.tsx';
import type { AwardChanges } from './award-corrections.tsx';
import { AwardView } from './award-view.tsx';
import styles from './awards-view.module.css';

interface AwardsViewProps {
  awards: readonly Award[];
  /** What whoever looks may change on this award. */
  changesOf: (award: Award) => AwardChanges;
}

/** All certificates that whoever looks may have, the personal one first. */
export function AwardsView({ awards, changesOf }: AwardsViewProps) {
  const { awards: words } = useResultWords();
  const ordered = awards.toSorted((a, b) => Number(b.kind === 'person') - Number(a.kind === 'person'));
  if (ordered.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.awards}>
      {ordered.map((award) => (
        <AwardView key={award.code} award={award} changes={changesOf(award)} />
      ))}
    </div>
  );
}

import { IconShieldX } from '@tabler/icons-react';
import type { Award, RevokedAward } from '#contract/calls/schemas/results.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import { useWords } from '../../../../words/use-words.tsx';
import type { AwardChanges } from './award-corrections.tsx';
import { AwardView } from './award-view.tsx';
import styles from './awards-view.module.css';

interface AwardsViewProps {
  awards: readonly Award[];
  /** What the viewer has no longer. */
  revoked?: readonly RevokedAward[];
  /** What the viewer may change on this award. */
  changesOf: (award: Award) => AwardChanges;
}

function RevokedAwards({ revoked }: { revoked: readonly RevokedAward[] }) {
  const { awards: words } = useResultWords();
  const { host } = useWords();
  return revoked.map(({ kind, title, recipient, at, reason }) => (
    <section key={kind} className={styles.revoked} aria-label={words.revoked}>
      <h2>
        <IconShieldX size={22} aria-hidden /> {words.revoked}
      </h2>
      <p>{words.revokedWhat(title, recipient, at)}</p>
      {reason ? <p>{host.because(reason)}</p> : null}
    </section>
  ));
}

/** All certificates that the viewer may have, the personal one first. */
export function AwardsView({ awards, revoked = [], changesOf }: AwardsViewProps) {
  const { awards: words } = useResultWords();
  const ordered = awards.toSorted((a, b) => Number(b.kind === 'person') - Number(a.kind === 'person'));
  if (ordered.length + revoked.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.awards}>
      <RevokedAwards revoked={revoked} />
      {ordered.map((award) => (
        <AwardView key={award.code} award={award} changes={changesOf(award)} />
      ))}
    </div>
  );
}

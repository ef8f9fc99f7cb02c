import { useCommonWords } from '../../../words/organiser/common-words.ts';
import { Button } from '../controls/button.tsx';
import { StartsIn } from '../time/starts-in.tsx';
import styles from './edit-conflict.module.css';
import type { Difference } from './use-edited.ts';

interface EditConflictProps {
  /** "this session", as its language has it after "changed". */
  subject: string;
  /** The last change; null where nobody is known to have made one. */
  changed: { by: string; at: string } | null;
  meanwhile: Difference[];
  keepTheirs(): void;
  useMine(): void;
}

/** What somebody else changed under an open form, and the choice between both. */
export function EditConflict(props: EditConflictProps) {
  const words = useCommonWords().conflict;
  const { subject, changed, meanwhile, keepTheirs, useMine } = props;
  if (meanwhile.length === 0) return null;
  return (
    <section className={styles.notice} role="alert" aria-label={words.label}>
      <p>
        <strong>{words.changed(changed?.by || words.somebody, subject)}</strong>
        {changed ? (
          <>
            {' '}
            <StartsIn at={changed.at} />
          </>
        ) : null}
        {words.meanwhile}
      </p>
      <dl>
        {meanwhile.map(({ what, from, to }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <del>{from}</del> <ins>{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button variant="default" onClick={keepTheirs}>
          {words.theirs}
        </Button>
        <Button variant="default" onClick={useMine}>
          {words.mine}
        </Button>
      </div>
    </section>
  );
}

import { Button } from '../controls/button.tsx';
import { StartsIn } from '../time/starts-in.tsx';
import styles from './edit-conflict.module.css';
import type { Difference } from './use-edited.ts';

interface EditConflictProps {
  /** "this session" */
  subject: string;
  /** The last change; null where nobody is known to have made one. */
  changed: { by: string; at: string } | null;
  meanwhile: Difference[];
  keepTheirs(): void;
  useMine(): void;
}

/** What somebody else changed under an open form, and the choice between both. */
export function EditConflict(props: EditConflictProps) {
  const { subject, changed, meanwhile, keepTheirs, useMine } = props;
  if (meanwhile.length === 0) return null;
  return (
    <section className={styles.notice} role="alert" aria-label="Changed while you were editing">
      <p>
        <strong>
          {changed?.by || 'Somebody'} changed {subject}
        </strong>
        {changed ? (
          <>
            {' '}
            <StartsIn at={changed.at} />
          </>
        ) : null}
        , while you were editing it.
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
          Keep theirs
        </Button>
        <Button variant="default" onClick={useMine}>
          Use mine
        </Button>
      </div>
    </section>
  );
}

import { Button } from '../controls/button.tsx';
import type { List } from '../../../machines/list/use-list.tsx';
import type { ListRow } from '../../../machines/list/list-machine.ts';
import styles from './more-button.module.css';
import { TryAgain } from '../try-again.tsx';

interface MoreButtonProps {
  list: Pick<List<ListRow, unknown>, 'rows' | 'more' | 'loadingMore' | 'failure' | 'retry'>;
  label: string;
}

/** At the foot of a list: fetches the next page; nothing at the end. The failure of the last try is shown here. */
export function MoreButton({ list, label }: MoreButtonProps) {
  const { rows, more, loadingMore, failure, retry } = list;
  if (!rows || (!more && !failure && !loadingMore)) return null;
  return (
    <div className={styles.foot}>
      {failure ? <TryAgain message={failure.message} onRetry={retry} /> : null}
      {more && !failure ? (
        <Button variant="default" loading={loadingMore} onClick={more}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}

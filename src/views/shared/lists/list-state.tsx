import type { List } from '../../../machines/list/use-list.tsx';
import type { ListRow } from '../../../machines/list/list-machine.ts';
import { ErrorPanel } from '../error-panel.tsx';
import { TableSkeleton } from '../skeletons.tsx';

interface ListStateProps {
  list: Pick<List<ListRow, unknown>, 'rows' | 'failed' | 'failure' | 'retry'>;
  /** Title of the failure. */
  failed: string;
}

/** In the place of rows that are not there: being fetched, or failed with a way to try again. */
export function ListState({ list, failed }: ListStateProps) {
  if (list.failed)
    return (
      <ErrorPanel heading="h2" title={failed} message={list.failure?.message ?? ''} onRetry={list.retry} />
    );
  return list.rows ? null : <TableSkeleton />;
}

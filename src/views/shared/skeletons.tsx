import { Skeleton } from '@mantine/core';
import styles from './skeletons.module.css';

const widths = ['72%', '58%', '66%', '49%', '70%', '62%'];

/** Rows as high as a table's, so that nothing jumps when they are replaced. */
export function TableSkeleton({ rows = 5, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className={styles.table}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <div key={key} className={styles.row}>
          <Skeleton height={16} width={widths[row % widths.length] ?? '60%'} />
          <Skeleton height={16} width="60%" />
          <Skeleton height={28} width={96} radius="xl" />
        </div>
      ))}
    </div>
  );
}

/** A heading, a lead and a body of text. */
export function PageSkeleton({ label = 'Loading the page' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className={styles.page}>
      <Skeleton height={48} width="46%" />
      <Skeleton height={20} width="68%" />
      <Skeleton height={240} />
    </div>
  );
}

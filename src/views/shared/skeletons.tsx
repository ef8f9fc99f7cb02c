import type { ReactNode } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import styles from './skeletons.module.css';

interface BoneProps {
  height: number | string;
  width?: number | string;
  round?: boolean;
}

/** Placeholder of texts that are loading. */
export const Bone = ({ height, width = '100%', round }: BoneProps) => (
  <div className={styles.bone} data-bone data-round={round} style={{ height, width }} />
);

interface PlaceholderProps {
  label: string;
  children: ReactNode;
}

/** Keeps the room of what is loading by standing there unseen, where a bone's height would be a guess. */
export const Placeholder = ({ label, children }: PlaceholderProps) => (
  <div role="status" aria-label={label} className={styles.placeholder}>
    <div inert>{children}</div>
  </div>
);

const widths = ['72%', '58%', '66%', '49%', '70%', '62%'];

/** Rows as high as a table's, so that nothing jumps when they are replaced. */
export function TableSkeleton({ rows = 5, label }: { rows?: number; label?: string }) {
  const { wait } = useShellWords();
  return (
    <div role="status" aria-label={label ?? wait} className={styles.table}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <div key={key} className={styles.row}>
          <Bone height={16} width={widths[row % widths.length] ?? '60%'} />
          <Bone height={16} width="60%" />
          <Bone height={28} width={96} round />
        </div>
      ))}
    </div>
  );
}

/** A heading, a lead and a body of text. */
export function PageSkeleton({ label }: { label?: string }) {
  const { loading } = useShellWords();
  return (
    <div role="status" aria-label={label ?? loading} className={styles.page}>
      <Bone height={48} width="46%" />
      <Bone height={20} width="68%" />
      <Bone height={240} />
    </div>
  );
}

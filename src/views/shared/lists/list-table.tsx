import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCommonWords } from '../../../words/organiser/common-words.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import styles from './list-table.module.css';

interface ListTableProps {
  columns: readonly string[];
  /** The one of them that holds nothing but controls; its cells carry `listControls`. */
  controls?: string;
  /** A last column holds what can be done to a row. */
  hasActions?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Around what can be done to a row. */
export const listActions = `${styles.actions} ${styles.controls}`;

/** Of a cell of controls under a heading; not on paper, where there are none. */
export const listControls = styles.controls;

/** Of a cell but the first whose text a person chose, such as a name. */
export const listName = styles.name;

/** Rows under the names of their columns; every cell but the first and the actions carries its column's as `data-label`. */
export function ListTable({
  columns,
  controls,
  hasActions = false,
  className = '',
  children,
}: ListTableProps) {
  const { actions } = useCommonWords();
  return (
    <Table className={`${styles.table} ${className}`}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name} className={name === controls ? styles.controls : undefined}>
              {name}
            </Table.Th>
          ))}
          {hasActions ? (
            <Table.Th className={styles.controls}>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}

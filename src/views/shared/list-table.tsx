import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './controls/visually-hidden.tsx';

interface ListTableProps {
  columns: readonly string[];
  /** A last column holds what can be done to a row. */
  hasActions?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** Rows under the names of their columns. */
export const ListTable = ({ columns, hasActions = false, className, children }: ListTableProps) => (
  <Table className={className}>
    <Table.Thead>
      <Table.Tr>
        {columns.map((name) => (
          <Table.Th key={name}>{name}</Table.Th>
        ))}
        {hasActions ? (
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        ) : null}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>{children}</Table.Tbody>
  </Table>
);

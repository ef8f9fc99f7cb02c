import { Table } from '@mantine/core';
import { useOperatorActs } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable } from '../shared/lists/list-table.tsx';
import { useOperatorTexts } from './use-operator-texts.ts';
import operator from './operator.module.css';

/** What administrators of the product changed, and why. */
export function ActsPanel() {
  const all = useOperatorWords();
  const words = all.acts;
  const { when } = useOperatorTexts();
  const acts = useOperatorActs();
  const { rows } = acts;
  return (
    <section className={dashboard.section} aria-label={all.tabs.acts}>
      <p>{rows?.length === 0 ? words.empty : words.lead}</p>
      <ListState list={acts} failed={all.failed} />
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[words.what, words.subject, all.reason, words.by, words.when]}
        >
          {rows.map((act) => (
            <Table.Tr key={act.id}>
              <Table.Td>
                <code>{act.verb}</code>
              </Table.Td>
              <Table.Td data-label={words.subject} lang="en">
                {act.subject}
              </Table.Td>
              <Table.Td data-label={all.reason}>{act.reason ?? '–'}</Table.Td>
              <Table.Td data-label={words.by}>{act.by ?? words.command}</Table.Td>
              <Table.Td data-label={words.when}>{when(act.at)}</Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
    </section>
  );
}

import { Table } from '@mantine/core';
import { useOperatorReports } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable } from '../shared/lists/list-table.tsx';
import { useOperatorTexts } from './use-operator-texts.ts';
import operator from './operator.module.css';

/** Chat messages that guests reported. */
export function ReportsPanel() {
  const all = useOperatorWords();
  const words = all.reports;
  const { when } = useOperatorTexts();
  const reports = useOperatorReports();
  const { rows } = reports;
  return (
    <section className={dashboard.section} aria-label={all.tabs.reports}>
      <p>{rows?.length === 0 ? words.empty : words.lead}</p>
      <ListState list={reports} failed={all.failed} />
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[
            words.message,
            words.writer,
            words.by,
            words.when,
            words.host,
            all.sessions.session,
            all.company,
          ]}
        >
          {rows.map((report) => (
            <Table.Tr key={report.id}>
              <Table.Td>{report.text === null ? <em>{words.erased}</em> : <bdi>{report.text}</bdi>}</Table.Td>
              <Table.Td data-label={words.writer}>{report.writer ?? '–'}</Table.Td>
              <Table.Td data-label={words.by}>{words.guests(report.reports)}</Table.Td>
              <Table.Td data-label={words.when}>{when(report.at)}</Table.Td>
              <Table.Td data-label={words.host}>{report.seen ? words.seen : words.unseen}</Table.Td>
              <Table.Td data-label={all.sessions.session}>{report.title}</Table.Td>
              <Table.Td data-label={all.company}>{report.company}</Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
    </section>
  );
}

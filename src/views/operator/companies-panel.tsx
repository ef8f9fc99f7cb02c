import { Table } from '@mantine/core';
import { useState } from 'react';
import type { OperatorCompany } from '#contract/calls/schemas/operator.ts';
import { useToasts } from '../../app-context.tsx';
import { useOperatorChange, useOperatorCompanies } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { Button } from '../shared/controls/button.tsx';
import { TextInput } from '../shared/controls/text-input.tsx';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable, listControls } from '../shared/lists/list-table.tsx';
import { MoreButton } from '../shared/lists/more-button.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import operator from './operator.module.css';

/** Companies, found by name, and their credits. */
export function CompaniesPanel() {
  const all = useOperatorWords();
  const words = all.companies;
  const toasts = useToasts();
  const companies = useOperatorCompanies();
  const [chosen, setChosen] = useState<OperatorCompany>();
  const close = () => setChosen(undefined);
  const change = useOperatorChange(() => {
    companies.refresh();
    toasts.success(all.done);
    close();
  });
  const { rows, search, type } = companies;
  return (
    <section className={dashboard.section} aria-label={all.tabs.companies}>
      <TextInput
        label={words.search}
        type="search"
        value={search}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ListState list={companies} failed={all.failed} />
      {rows?.length === 0 ? <p>{words.empty}</p> : null}
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[all.company, words.accounts, words.sessions, words.available, words.reserved]}
          hasActions
        >
          {rows.map((company) => (
            <Table.Tr key={company.id}>
              <Table.Td>{company.name}</Table.Td>
              <Table.Td data-label={words.accounts}>{company.accounts}</Table.Td>
              <Table.Td data-label={words.sessions}>{company.sessions}</Table.Td>
              <Table.Td data-label={words.available}>{company.available}</Table.Td>
              <Table.Td data-label={words.reserved}>{company.reserved}</Table.Td>
              <Table.Td className={listControls}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.changeOf(company.name)}
                  onClick={() => setChosen(company)}
                >
                  {words.change}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
      <MoreButton list={companies} label={words.more} />
      {chosen ? <CreditsDialog company={chosen} change={change} onClose={close} /> : null}
    </section>
  );
}

import { Table } from '@mantine/core';
import { useToasts } from '../../app-context.tsx';
import { useOperatorChange, useOperatorMails } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { Button } from '../shared/controls/button.tsx';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable, listControls, listName } from '../shared/lists/list-table.tsx';
import { useOperatorTexts } from './use-operator-texts.ts';
import operator from './operator.module.css';

/** Emails that the mail server refused, with its reason. */
export function MailsPanel() {
  const all = useOperatorWords();
  const words = all.mails;
  const { when } = useOperatorTexts();
  const toasts = useToasts();
  const mails = useOperatorMails();
  const change = useOperatorChange(() => {
    mails.refresh();
    toasts.success(words.sentAgain);
  });
  const { rows } = mails;
  const givenUp = rows?.filter(({ failed_at }) => failed_at !== null) ?? [];
  return (
    <section className={dashboard.section} aria-label={all.tabs.mails}>
      <p>{rows?.length === 0 ? words.empty : words.lead}</p>
      <ListState list={mails} failed={all.failed} />
      {givenUp.length > 1 ? (
        <div className={dashboard.actions}>
          <Button
            variant="default"
            disabled={!change.possible}
            onClick={() => change.issue({ act: 'retryMail', id: 'all' })}
          >
            {words.retryAll}
          </Button>
        </div>
      ) : null}
      {change.failure ? <p role="alert">{change.failure.message}</p> : null}
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[words.to, words.kind, words.why, words.state]}
          hasActions
        >
          {rows.map((mail) => (
            <Table.Tr key={mail.id}>
              <Table.Td>{mail.recipient}</Table.Td>
              <Table.Td data-label={words.kind}>
                <code>{mail.kind}</code>
              </Table.Td>
              <Table.Td data-label={words.why} className={listName} lang="en">
                <div>{mail.last_error}</div>
              </Table.Td>
              <Table.Td data-label={words.state}>
                {mail.failed_at === null ? words.next(when(mail.due_at)) : words.givenUp(mail.attempts)}
              </Table.Td>
              <Table.Td className={listControls}>
                {mail.failed_at === null ? null : (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={!change.possible}
                    aria-label={words.retryTo(mail.recipient)}
                    onClick={() => change.issue({ act: 'retryMail', id: mail.id })}
                  >
                    {words.retry}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
    </section>
  );
}

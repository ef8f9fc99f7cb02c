import { Table } from '@mantine/core';
import { IconAlertTriangle, IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorSession } from '#contract/calls/schemas/operator.ts';
import { isPossible } from '#contract/rules/sessions/session-lifecycle.ts';
import { useToasts } from '../../app-context.tsx';
import { useOperatorChange, useOperatorSessions } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { Button } from '../shared/controls/button.tsx';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable, listControls } from '../shared/lists/list-table.tsx';
import { StatusChip } from '../shared/status-chip.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOperatorTexts } from './use-operator-texts.ts';
import operator from './operator.module.css';

const trouble = <IconAlertTriangle size={16} aria-hidden="true" />;
const usual = <IconCalendar size={16} aria-hidden="true" />;

function SessionState({ status, directed }: Pick<OperatorSession, 'status' | 'directed'>) {
  const { statuses, undirected } = useOperatorWords().sessions;
  const isTroubled = !directed || status === 'failed';
  return (
    <StatusChip tone={isTroubled ? 'danger' : 'info'} icon={isTroubled ? trouble : usual}>
      {directed ? statuses[status] : `${statuses[status]}: ${undirected}`}
    </StatusChip>
  );
}

/** Sessions that are open, start soon or failed; one that hangs is ended here. */
export function SessionsPanel() {
  const all = useOperatorWords();
  const words = all.sessions;
  const { when } = useOperatorTexts();
  const toasts = useToasts();
  const sessions = useOperatorSessions();
  const [chosen, setChosen] = useState<OperatorSession>();
  const close = () => setChosen(undefined);
  const change = useOperatorChange(() => {
    sessions.refresh();
    toasts.success(all.done);
    close();
  });
  const { rows } = sessions;
  return (
    <section className={dashboard.section} aria-label={all.tabs.sessions}>
      <p>{rows?.length === 0 ? words.empty : words.lead}</p>
      <ListState list={sessions} failed={all.failed} />
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[words.session, all.company, words.start, words.status]}
          hasActions
        >
          {rows.map((session) => (
            <Table.Tr key={session.id}>
              <Table.Td>{session.title}</Table.Td>
              <Table.Td data-label={all.company}>{session.company}</Table.Td>
              <Table.Td data-label={words.start}>{when(session.starts_at)}</Table.Td>
              <Table.Td data-label={words.status}>
                <SessionState {...session} />
              </Table.Td>
              <Table.Td className={listControls}>
                {isPossible(session.status, 'fail') ? (
                  <Button
                    variant="outline"
                    color="ember"
                    size="xs"
                    aria-label={`${words.fail}: ${session.title}`}
                    onClick={() => setChosen(session)}
                  >
                    {words.fail}
                  </Button>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
      {chosen ? (
        <ReasonDialog
          title={words.failOf(chosen.title)}
          text={words.failText}
          act={words.fail}
          keep={words.keep}
          change={change}
          changeFor={(reason) => ({ act: 'failSession', id: chosen.id, reason })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

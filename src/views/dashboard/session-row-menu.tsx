import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconCalendarDown,
  IconChartDots,
  IconCircleX,
  IconDots,
  IconLink,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import { useSessionActions } from './use-session-actions.ts';

interface SessionRowMenuProps {
  session: SessionSummary;
  onChanged: () => void;
}

export function SessionRowMenu({ session, onChanged }: SessionRowMenuProps) {
  const actions = useSessionActions(onChanged);
  const [cancelling, setCancelling] = useState(false);
  const may = (event: SessionEvent) => session.possible.includes(event);
  const page = `/dashboard/sessions/${session.id}`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={`Actions for ${session.title}`}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={page} leftSection={<IconUsers size={18} />}>
            People and details
          </Menu.Item>
          {session.status === 'completed' ? (
            <Menu.Item component={Link} to={`${page}/results`} leftSection={<IconChartDots size={18} />}>
              Results
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => actions.copyLink(session.id)}>
            Copy the join link
          </Menu.Item>
          {may('reschedule') ? (
            <Menu.Item
              leftSection={<IconCalendarDown size={18} />}
              onClick={() => actions.downloadCalendar(session)}
            >
              Calendar file
            </Menu.Item>
          ) : null}
          {may('archive') && !session.archived ? (
            <Menu.Item leftSection={<IconArchive size={18} />} onClick={() => actions.archive(session.id)}>
              Archive
            </Menu.Item>
          ) : null}
          {may('cancel') ? (
            <Menu.Item
              color="ember"
              leftSection={<IconCircleX size={18} />}
              onClick={() => setCancelling(true)}
            >
              Cancel the session
            </Menu.Item>
          ) : null}
          {may('delete') ? (
            <Menu.Item
              color="ember"
              leftSection={<IconTrash size={18} />}
              onClick={() => actions.remove(session.id)}
            >
              Delete
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <CancelSessionDialog
        session={session}
        opened={cancelling}
        onClose={() => setCancelling(false)}
        onChanged={onChanged}
      />
    </>
  );
}

import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
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
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { useSiteAddress } from '../../../app-context.tsx';
import { useSessionActs } from '../../../react/use-session-acts.ts';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import styles from '../dashboard.module.css';

interface SessionRowMenuProps {
  session: SessionSummary;
  onChanged: () => void;
}

export function SessionRowMenu({ session, onChanged }: SessionRowMenuProps) {
  const [asked, setAsked] = useState<'cancel' | 'delete'>();
  const site = useSiteAddress();
  const close = () => setAsked(undefined);
  const acts = useSessionActs(() => {
    close();
    onChanged();
  });
  const may = (event: SessionEvent) => session.possible.includes(event);
  const page = `/dashboard/sessions/${session.id}`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="subtle" aria-label={`Actions for ${session.title}`}>
            <IconDots size={20} />
          </IconButton>
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
          <Menu.Item
            leftSection={<IconLink size={18} />}
            onClick={() => acts.copyLink(`${site}/experience/${session.id}`)}
          >
            Copy the join link
          </Menu.Item>
          {may('reschedule') ? (
            <Menu.Item
              leftSection={<IconCalendarDown size={18} />}
              onClick={() => acts.issue({ act: 'calendar', id: session.id, title: session.title })}
            >
              Calendar file
            </Menu.Item>
          ) : null}
          {may('archive') ? (
            <Menu.Item
              leftSection={<IconArchive size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'archive', id: session.id })}
            >
              Archive
            </Menu.Item>
          ) : null}
          {may('unarchive') ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'unarchive', id: session.id })}
            >
              Take out of the archive
            </Menu.Item>
          ) : null}
          {may('cancel') ? (
            <Menu.Item
              className={styles.taking}
              leftSection={<IconCircleX size={18} />}
              onClick={() => setAsked('cancel')}
            >
              Cancel the session
            </Menu.Item>
          ) : null}
          {may('delete') ? (
            <Menu.Item
              className={styles.taking}
              leftSection={<IconTrash size={18} />}
              onClick={() => setAsked('delete')}
            >
              Delete
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <CancelSessionDialog session={session} acts={acts} opened={asked === 'cancel'} onClose={close} />
      <DeleteSessionDialog session={session} acts={acts} opened={asked === 'delete'} onClose={close} />
    </>
  );
}

import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCalendarDown,
  IconChartDots,
  IconCircleX,
  IconCopy,
  IconCopyOff,
  IconDots,
  IconLink,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { isJoinable, type SessionEvent } from '#contract/rules/sessions/session-lifecycle.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { useSiteAddress } from '../../../app-context.tsx';
import { useSessionActs, type SessionActs } from '../../../react/use-session-acts.ts';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import styles from '../dashboard.module.css';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

interface DeleteSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

function DeleteSessionDialog({ session, acts, ...dialog }: DeleteSessionDialogProps) {
  const words = useSessionsWords().delete;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(session.title)}
      act={words.act}
      keep={words.keep}
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'remove', id: session.id })}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

interface SessionRowMenuProps {
  session: SessionSummary;
  onChanged: () => void;
}

export function SessionRowMenu({ session, onChanged }: SessionRowMenuProps) {
  const words = useSessionsWords().menu;
  const [openDialog, setOpenDialog] = useState<'cancel' | 'delete'>();
  const site = useSiteAddress();
  const close = () => setOpenDialog(undefined);
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
          <IconButton variant="subtle" aria-label={words.label(session.title)}>
            <IconDots size={20} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={page} leftSection={<IconUsers size={18} />}>
            {words.open}
          </Menu.Item>
          {session.status === 'completed' ? (
            <Menu.Item component={Link} to={`${page}/results`} leftSection={<IconChartDots size={18} />}>
              {words.results}
            </Menu.Item>
          ) : null}
          <Menu.Item
            component={Link}
            to={`/dashboard/createSession?like=${session.id}`}
            leftSection={<IconCopy size={18} />}
          >
            {words.duplicate}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={`/dashboard/createSession?like=${session.id}&people=no`}
            leftSection={<IconCopyOff size={18} />}
          >
            {words.duplicateEmpty}
          </Menu.Item>
          {isJoinable(session.status) ? (
            <Menu.Item
              leftSection={<IconLink size={18} />}
              onClick={() => acts.copyLink(`${site}/experience/${session.id}`)}
            >
              {words.copyLink}
            </Menu.Item>
          ) : null}
          {may('reschedule') ? (
            <Menu.Item
              leftSection={<IconCalendarDown size={18} />}
              onClick={() => acts.issue({ act: 'calendar', id: session.id })}
            >
              {words.calendar}
            </Menu.Item>
          ) : null}
          {may('archive') ? (
            <Menu.Item
              leftSection={<IconArchive size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'archive', id: session.id })}
            >
              {words.archive}
            </Menu.Item>
          ) : null}
          {may('unarchive') ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'unarchive', id: session.id })}
            >
              {words.restore}
            </Menu.Item>
          ) : null}
          {may('cancel') ? (
            <Menu.Item
              className={styles.taking}
              leftSection={<IconCircleX size={18} />}
              onClick={() => setOpenDialog('cancel')}
            >
              {words.cancel}
            </Menu.Item>
          ) : null}
          {may('delete') ? (
            <Menu.Item
              className={styles.taking}
              leftSection={<IconTrash size={18} />}
              onClick={() => setOpenDialog('delete')}
            >
              {words.delete}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <CancelSessionDialog session={session} acts={acts} opened={openDialog === 'cancel'} onClose={close} />
      <DeleteSessionDialog session={session} acts={acts} opened={openDialog === 'delete'} onClose={close} />
    </>
  );
}

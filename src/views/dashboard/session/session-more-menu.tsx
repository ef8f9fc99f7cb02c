import { Menu } from '@mantine/core';
import { IconCopy, IconCopyOff, IconDots, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { templateOfSession } from '../../../machines/create-session/session-draft.ts';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';

/** What else begins with a session: another one like it, with its guests or without, and a template. */
export function SessionMoreMenu({ session }: { session: SessionDetail }) {
  const { more: words } = useSessionDetailWords();
  const [isSaving, setSaving] = useState(false);
  const like = `/dashboard/createSession?like=${session.id}`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={words.label}>
            <IconDots size={20} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={like} leftSection={<IconCopy size={18} />}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Item component={Link} to={`${like}&people=no`} leftSection={<IconCopyOff size={18} />}>
            {words.duplicateEmpty}
          </Menu.Item>
          <Menu.Item leftSection={<IconTemplate size={18} />} onClick={() => setSaving(true)}>
            {words.template}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SaveTemplateDialog
        settings={templateOfSession(session)}
        opened={isSaving}
        onClose={() => setSaving(false)}
      />
    </>
  );
}

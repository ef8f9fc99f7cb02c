import { useState } from 'react';
import type { CompanyAdminsAnswer, CompanyRole } from '#contract/calls/schemas/company-admins.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

export type RoleChange = { admin: CompanyAdminsAnswer['admins'][number]; role: CompanyRole };

interface RoleDialogProps {
  change: RoleChange;
  isOwn: boolean;
  opened: boolean;
  onClose: () => void;
  command: Command<{ id: number; role: CompanyRole }>;
}

const effects = {
  promoted:
    'They can buy credits, change the company’s settings, decide who runs sessions, and close the company’s account. They are informed by email.',
  demoted:
    'They keep scheduling and running sessions, but no longer see credits or change the company’s settings. They are informed by email.',
  own: 'You keep scheduling and running sessions, but no longer see credits or change the company’s settings. Only another owner can undo this.',
};

/** Asks before somebody becomes an owner, or stops being one. */
export function RoleDialog({ change: { admin, role }, isOwn, opened, onClose, command }: RoleDialogProps) {
  const [isTried, setIsTried] = useState(false);
  const isPromoted = role === userTypes.CONSUMER_ADMIN;
  const name = isOwn ? 'yourself' : fullName(admin);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={isPromoted ? `Make ${name} an owner?` : `Make ${name} a sub-administrator?`}
      act={isPromoted ? 'Make owner' : 'Make sub-administrator'}
      color={isPromoted ? 'pine' : 'ember'}
      keep="Cancel"
      busy={command.busy}
      onAct={() => {
        setIsTried(true);
        command.issue({ id: admin.id, role });
      }}
    >
      <p>{isPromoted ? effects.promoted : isOwn ? effects.own : effects.demoted}</p>
      {isTried && command.failure ? <p role="alert">{command.failure.message}</p> : null}
    </ConfirmDialog>
  );
}

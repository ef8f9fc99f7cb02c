import { useState } from 'react';
import type { CompanyAdminsAnswer } from '#contract/calls/schemas/company-admins.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { type CompanyRole, companyRoles, userTypes } from '#contract/rules/people/user-types.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { useRoleWords } from '../../../words/organiser/account/role-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

interface RoleDialogProps {
  admin: CompanyAdminsAnswer['admins'][number];
  isOwn: boolean;
  opened: boolean;
  onClose: () => void;
  command: Command<{ id: number; role: CompanyRole }>;
}

/** Chooses the role of one of the company's people. */
export function RoleDialog({ admin, isOwn, opened, onClose, command }: RoleDialogProps) {
  const { role: words, cancel } = useCompanyWords();
  const roles = useRoleWords();
  const [isTried, setIsTried] = useState(false);
  const [chosen, setChosen] = useState(String(admin.user_type_id));
  const role = companyRoles.find((each) => String(each) === chosen);
  const isChanged = role !== undefined && role !== admin.user_type_id;
  const effects = role ? (isOwn ? words.youCan : words.theyCan)(roles.can[role]) : '';
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={isOwn ? words.changeOwn : words.changeOf(fullName(admin))}
      act={words.change}
      color={role === userTypes.CONSUMER_ADMIN ? 'pine' : 'ember'}
      keep={cancel}
      busy={command.busy}
      onAct={() => {
        if (!isChanged) return onClose();
        setIsTried(true);
        command.issue({ id: admin.id, role });
      }}
    >
      <NativeSelect
        label={words.label}
        data={companyRoles.map((each) => ({ value: String(each), label: roles.nameOf(each) }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <p role="status">{isOwn && isChanged ? `${effects} ${words.ownerUndoes}` : effects}</p>
      {isOwn ? null : <p>{words.mailed}</p>}
      {isTried && command.failure ? <p role="alert">{command.failure.message}</p> : null}
    </ConfirmDialog>
  );
}

import { fullName } from '#contract/rules/people/full-name.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useState } from 'react';
import { IconMailForward, IconMailOff, IconUserCheck } from '@tabler/icons-react';
import type { CompanyAdminsAnswer } from '#contract/calls/schemas/company-admins.ts';
import { memberRoles, userTypes } from '#contract/rules/people/user-types.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useServerNow, useToasts } from '../../../app-context.tsx';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useCompanyAdmins } from '../../../react/use-company-admins.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { useRoleWords } from '../../../words/organiser/account/role-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { RoleDialog } from './role-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import { StatusChip } from '../../shared/status-chip.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

/** Of a chip, by its letters. */
const chipHeight = 'calc(1.225rem + 8px)';

/** The rows that are certain, so that nothing below moves: a user who may not manage them is one beside the owner. */
const ColleagueSkeletons = ({ mayManage }: { mayManage: boolean }) => {
  const { loading } = useCompanyWords().colleagues;
  return (
    <div role="status" aria-label={loading} className={styles.rows}>
      {(mayManage ? ['72%'] : ['72%', '58%']).map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.rowWords}>
            <Bone height="1lh" width={width} />
          </div>
          <Bone height={chipHeight} width={148} round />
        </div>
      ))}
    </div>
  );
};

/** Everybody with an account at the company; only owners invite, withdraw, remove and change roles. */
export function Colleagues({ mayManage, ownId }: { mayManage: boolean; ownId: number }) {
  const { colleagues: words, role: roleWords, cancel, remove: removing } = useCompanyWords();
  const roles = useRoleWords();
  const toasts = useToasts();
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email: '', role: String(userTypes.CONSUMER_ADMIN_SUB) },
    validate: { email: rules.email },
  });
  const [leaving, setLeaving] = useState<CompanyAdminsAnswer['admins'][number]>();
  const [isRequested, setIsAsked] = useState(false);
  const [turning, setTurning] = useState<CompanyAdminsAnswer['admins'][number]>();
  const [isTurning, setIsTurning] = useState(false);
  const { refetchUser } = useAdminAuthVerbs();
  const keep = () => setIsAsked(false);
  const sayInvited = (email: string) => toasts.success(words.sent(email));
  const { everybody, invite, inviteAgain, changeRole, remove } = useCompanyAdmins({
    onInvited: (email) => {
      if (form.values.email.trim() === email) form.reset();
      sayInvited(email);
    },
    onInvitedAgain: sayInvited,
    onRoleChanged: () => {
      setIsTurning(false);
      if (turning?.id === ownId) refetchUser();
    },
    onRemoved: keep,
  });
  const ask = (admin: CompanyAdminsAnswer['admins'][number]) => {
    setTurning(admin);
    setIsTurning(true);
  };
  const now = useServerNow();
  const { data, error, failed, refresh } = everybody;
  const owners =
    data?.admins.filter(({ user_type_id }) => user_type_id === userTypes.CONSUMER_ADMIN).length ?? 0;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : <ColleagueSkeletons mayManage={mayManage} />}
      {data ? (
        <ul className={styles.rows}>
          {data.admins.map((admin) => (
            <li key={admin.id} className={styles.row}>
              <span className={styles.rowWords}>
                {fullName(admin)} <span className={styles.soft}>{admin.email}</span>
              </span>
              <StatusChip tone="action" icon={<IconUserCheck size={16} aria-hidden="true" />}>
                {roles.nameOf(admin.user_type_id)}
              </StatusChip>
              {mayManage && (admin.user_type_id !== userTypes.CONSUMER_ADMIN || owners > 1) ? (
                <span className={styles.rowActs}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={roleWords.changeOf(fullName(admin))}
                    onClick={() => ask(admin)}
                  >
                    {roleWords.change}
                  </Button>
                  {admin.user_type_id === userTypes.CONSUMER_ADMIN ? null : (
                    <Button
                      variant="subtle"
                      color="ember"
                      size="compact-sm"
                      disabled={!remove.possible}
                      aria-label={words.removeOf(fullName(admin))}
                      onClick={() => {
                        setLeaving(admin);
                        setIsAsked(true);
                      }}
                    >
                      {removing}
                    </Button>
                  )}
                </span>
              ) : null}
            </li>
          ))}
          {data.invitations.map((invitation) => (
            <li key={`invitation ${invitation.id}`} className={styles.row}>
              <span className={styles.rowWords}>
                {invitation.email}{' '}
                <span className={styles.soft}>{roles.nameOf(invitation.user_type_id)}</span>
              </span>
              {Date.parse(invitation.expires_at) > now() ? (
                <StatusChip tone="glow" icon={<IconMailForward size={16} aria-hidden="true" />}>
                  {words.invited}
                </StatusChip>
              ) : (
                <StatusChip icon={<IconMailOff size={16} aria-hidden="true" />}>{words.expired}</StatusChip>
              )}
              {mayManage ? (
                <span className={styles.rowActs}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={!inviteAgain.possible}
                    aria-label={words.resendTo(invitation.email)}
                    onClick={() =>
                      inviteAgain.issue({ email: invitation.email, role: invitation.user_type_id })
                    }
                  >
                    {words.resend}
                  </Button>
                  <Button
                    variant="subtle"
                    color="ember"
                    size="compact-sm"
                    disabled={!remove.possible}
                    aria-label={words.withdrawOf(invitation.email)}
                    onClick={() => remove.issue({ kind: 'invitation', id: invitation.id })}
                  >
                    {words.withdraw}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {remove.failure ? <p role="alert">{remove.failure.message}</p> : null}
      {inviteAgain.failure ? <p role="alert">{inviteAgain.failure.message}</p> : null}
      <ConfirmDialog
        opened={isRequested}
        onClose={keep}
        title={words.removeTitle(leaving && fullName(leaving))}
        act={removing}
        keep={cancel}
        busy={remove.busy}
        onAct={() => leaving && remove.issue({ kind: 'admin', id: leaving.id })}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
      {turning ? (
        <RoleDialog
          key={`${turning.id} ${turning.user_type_id}`}
          admin={turning}
          isOwn={turning.id === ownId}
          opened={isTurning}
          onClose={() => setIsTurning(false)}
          command={changeRole}
        />
      ) : null}
      <RoleTable />
      {mayManage ? (
        <CheckedForm
          form={form}
          command={{
            ...invite,
            issue: ({ email, role }) =>
              invite.issue({
                email: email.trim(),
                role: memberRoles.find((each) => String(each) === role) ?? userTypes.READER,
              }),
          }}
          label={words.invite}
          submit={words.inviteSubmit}
          look={{ variant: 'light' }}
        >
          <TextInput label={words.invite} type="email" {...form.getInputProps('email')} />
          <NativeSelect
            label={roleWords.label}
            data={memberRoles.map((role) => ({ value: String(role), label: roles.nameOf(role) }))}
            {...form.getInputProps('role')}
          />
        </CheckedForm>
      ) : null}
    </section>
  );
}

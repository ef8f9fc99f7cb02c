import { useEffect, useState } from 'react';
import type { SignOnConnection } from '#contract/calls/schemas/single-sign-on.ts';
import { type MemberRole, memberRoles, userTypeLabel } from '#contract/rules/people/user-types.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextArea } from '../../shared/controls/text-area.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { shortWhen } from '../../shared/time/when.ts';
import own from './single-sign-on.module.css';

const groupsOf = (role: MemberRole) => `groups_${role}` as const;

const valuesOf = (connection: SignOnConnection | null) => ({
  issuer: connection?.issuer ?? '',
  client_id: connection?.client_id ?? '',
  client_secret: '',
  default_role: connection ? String(connection.default_role ?? '') : String(memberRoles[0]),
  group_claim: connection?.group_claim ?? 'groups',
  ...(Object.fromEntries(
    memberRoles.map((role) => [
      groupsOf(role),
      (connection?.group_roles ?? [])
        .filter((each) => each.role === role)
        .map(({ group }) => group)
        .join('\n'),
    ]),
  ) as Record<`groups_${MemberRole}`, string>),
});

type Values = ReturnType<typeof valuesOf>;

const requestOf = (values: Values) => ({
  issuer: values.issuer.trim(),
  client_id: values.client_id,
  ...(values.client_secret === '' ? {} : { client_secret: values.client_secret }),
  group_claim: values.group_claim,
  default_role: memberRoles.find((role) => String(role) === values.default_role) ?? null,
  group_roles: memberRoles.flatMap((role) =>
    values[groupsOf(role)]
      .split('\n')
      .map((line) => line.trim())
      .filter((group) => group !== '')
      .map((group) => ({ group, role })),
  ),
});

function ConnectionForm({
  connection,
  save,
}: { connection: SignOnConnection | null } & Pick<SingleSignOnActs, 'save'>) {
  const rules = useFormRules();
  const form = useForm({
    initialValues: valuesOf(connection),
    validate: {
      issuer: rules.required('issuer'),
      client_id: rules.required('clientId'),
      group_claim: rules.required('claim'),
      client_secret: connection ? undefined : rules.required('clientSecret'),
    },
  });
  const command = {
    ...save,
    issue: (values: Values) => {
      save.issue(requestOf(values));
    },
  };
  const { setFieldValue } = form;
  useEffect(() => {
    if (save.done) setFieldValue('client_secret', '');
  }, [save.done, setFieldValue]);
  return (
    <CheckedForm form={form} command={command} label="Connection" submit="Save connection">
      <TextInput
        label="Issuer"
        description="The address of your identity provider, such as https://login.example.com"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getInputProps('issuer')}
      />
      <TextInput
        label="Client ID"
        autoComplete="off"
        spellCheck={false}
        required
        {...form.getInputProps('client_id')}
      />
      <TextInput
        label="Client secret"
        type="password"
        autoComplete="off"
        required={connection === null}
        description={connection ? 'Leave it empty to keep the one that is saved.' : undefined}
        {...form.getInputProps('client_secret')}
      />
      <NativeSelect
        label="People without a group below"
        data={[
          ...memberRoles.map((role) => ({ value: String(role), label: `Join as ${userTypeLabel(role)}` })),
          { value: '', label: 'Have no access' },
        ]}
        {...form.getInputProps('default_role')}
      />
      <TextInput
        label="Claim with the groups"
        description="Only needed if groups decide who has access."
        spellCheck={false}
        {...form.getInputProps('group_claim')}
      />
      {memberRoles.map((role) => (
        <TextArea
          key={role}
          label={`Groups that join as ${userTypeLabel(role)}`}
          description="One group a line, as your provider writes it."
          rows={3}
          spellCheck={false}
          {...form.getInputProps(groupsOf(role))}
        />
      ))}
    </CheckedForm>
  );
}

/** The company's identity provider. */
export function ConnectionSettings(acts: SingleSignOnActs) {
  const { settings, save, test, removeConnection } = acts;
  const zone = useHomeTimezone();
  const [isAsked, setIsAsked] = useState(false);
  const { connection = null, redirect_url = '' } = settings.data ?? {};
  return (
    <section className={styles.panel} aria-label="Connection">
      <h2>2. Connection</h2>
      <p className={styles.soft}>
        Register Muster with your provider (OpenID Connect) as a confidential web application, then enter what
        it gives you.
      </p>
      <dl className={own.values}>
        <dt>Redirect address</dt>
        <dd>{redirect_url}</dd>
        {connection ? (
          <>
            <dt>Back-channel logout address</dt>
            <dd>{connection.logout_url}</dd>
          </>
        ) : null}
      </dl>
      <ConnectionForm connection={connection} save={save} />
      {connection ? (
        <>
          <p role="status">
            {connection.tested_at
              ? `Tested on ${shortWhen(connection.tested_at, zone)}.`
              : 'Not tested yet. The test logs you in at your provider and brings you back here.'}
          </p>
          <div className={styles.row}>
            <Button variant="light" loading={test.busy} onClick={() => test.issue()}>
              Test the connection
            </Button>
            <Button variant="subtle" color="ember" onClick={() => setIsAsked(true)}>
              Remove the connection
            </Button>
          </div>
          {test.failure ? <p role="alert">{test.failure.message}</p> : null}
          {removeConnection.failure ? <p role="alert">{removeConnection.failure.message}</p> : null}
        </>
      ) : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title="Remove the connection?"
        act="Remove"
        keep="Cancel"
        busy={removeConnection.busy}
        onAct={() => {
          removeConnection.issue();
          setIsAsked(false);
        }}
      >
        <p>
          People then log in with their password. Those without one choose it through “Forgot your password?”.
          People who are logged in stay logged in.
        </p>
      </ConfirmDialog>
    </section>
  );
}

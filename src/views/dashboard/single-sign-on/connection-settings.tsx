import { useEffect, useState } from 'react';
import type { SignOnConnection } from '#contract/calls/schemas/single-sign-on.ts';
import { type MemberRole, memberRoles } from '#contract/rules/people/user-types.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useRoleWords } from '../../../words/organiser/account/role-words.ts';
import { useSingleSignOnWords } from '../../../words/organiser/account/single-sign-on-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextArea } from '../../shared/controls/text-area.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
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
  const words = useSingleSignOnWords().connection;
  const roles = useRoleWords();
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
    <CheckedForm form={form} command={command} label={words.label} submit={words.submit}>
      <TextInput
        label={words.issuer}
        description={words.issuerHelp}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getInputProps('issuer')}
      />
      <TextInput
        label={words.clientId}
        autoComplete="off"
        spellCheck={false}
        required
        {...form.getInputProps('client_id')}
      />
      <TextInput
        label={words.clientSecret}
        type="password"
        autoComplete="off"
        required={connection === null}
        description={connection ? words.keepSecret : undefined}
        {...form.getInputProps('client_secret')}
      />
      <NativeSelect
        label={words.defaultRole}
        data={[
          ...memberRoles.map((role) => ({ value: String(role), label: words.joinAs(roles.nameOf(role)) })),
          { value: '', label: words.noAccess },
        ]}
        {...form.getInputProps('default_role')}
      />
      <TextInput
        label={words.claim}
        description={words.claimHelp}
        spellCheck={false}
        {...form.getInputProps('group_claim')}
      />
      {memberRoles.map((role) => (
        <TextArea
          key={role}
          label={words.groupsOf(roles.nameOf(role))}
          description={words.groupsHelp}
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
  const { connection: words, remove, cancel } = useSingleSignOnWords();
  const { shortWhen } = useTimes();
  const { settings, save, test, removeConnection } = acts;
  const zone = useHomeTimezone();
  const [isAsked, setIsAsked] = useState(false);
  const { connection = null, redirect_url = '' } = settings.data ?? {};
  return (
    <section className={styles.panel} aria-label={words.label}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      <dl className={own.values}>
        <dt>{words.redirect}</dt>
        <dd>{redirect_url}</dd>
        {connection ? (
          <>
            <dt>{words.logout}</dt>
            <dd>{connection.logout_url}</dd>
          </>
        ) : null}
      </dl>
      <ConnectionForm connection={connection} save={save} />
      {connection ? (
        <>
          <p role="status">
            {connection.tested_at ? words.tested(shortWhen(connection.tested_at, zone)) : words.untested}
          </p>
          <div className={styles.row}>
            <Button variant="light" loading={test.busy} onClick={() => test.issue()}>
              {words.test}
            </Button>
            <Button variant="subtle" color="ember" onClick={() => setIsAsked(true)}>
              {words.remove}
            </Button>
          </div>
          {test.failure ? <p role="alert">{test.failure.message}</p> : null}
          {removeConnection.failure ? <p role="alert">{removeConnection.failure.message}</p> : null}
        </>
      ) : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.removeTitle}
        act={remove}
        keep={cancel}
        busy={removeConnection.busy}
        onAct={() => {
          removeConnection.issue();
          setIsAsked(false);
        }}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </section>
  );
}

import { IconAlertTriangle, IconClock, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CompanyDomain } from '#contract/calls/schemas/single-sign-on.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
import { useSingleSignOnWords } from '../../../words/organiser/account/single-sign-on-words.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { StatusChip } from '../../shared/status-chip.tsx';
import own from './single-sign-on.module.css';

const states = {
  unproved: { tone: 'glow', Icon: IconClock },
  verified: { tone: 'action', Icon: IconShieldCheck },
  lost: { tone: 'danger', Icon: IconAlertTriangle },
} as const;

function ProofSteps({ domain }: { domain: CompanyDomain }) {
  const words = useSingleSignOnWords().domains;
  return (
    <div className={own.proof}>
      {domain.state === 'lost' ? <p>{words.lost}</p> : null}
      <p>{words.record}</p>
      <dl className={own.values}>
        <dt>{words.name}</dt>
        <dd>{domain.record_name}</dd>
        <dt>{words.value}</dt>
        <dd>{domain.proof}</dd>
      </dl>
      <p>
        {words.file} <span className={own.value}>{domain.file_url}</span>
      </p>
    </div>
  );
}

function AddDomain({ command }: { command: SingleSignOnActs['addDomain'] }) {
  const words = useSingleSignOnWords().domains;
  const rules = useFormRules();
  const form = useForm({ initialValues: { domain: '' }, validate: { domain: rules.required('domain') } });
  const { setFieldValue } = form;
  useEffect(() => {
    if (command.done) setFieldValue('domain', '');
  }, [command.done, setFieldValue]);
  return (
    <CheckedForm
      form={form}
      command={command}
      label={words.add}
      submit={words.addSubmit}
      look={{ variant: 'light' }}
    >
      <TextInput
        label={words.add}
        placeholder="example.com"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('domain')}
      />
    </CheckedForm>
  );
}

/** Domains of the company, and how each is proved. */
export function DomainSettings(acts: SingleSignOnActs) {
  const { domains: words, remove, cancel } = useSingleSignOnWords();
  const { settings, addDomain, checkDomain, removeDomain } = acts;
  const [leaving, setLeaving] = useState<CompanyDomain>();
  const [isAsked, setIsAsked] = useState(false);
  const domains = settings.data?.domains ?? [];
  return (
    <section className={styles.panel} aria-label={words.label}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      <ul className={styles.rows}>
        {domains.map((domain) => {
          const { tone, Icon } = states[domain.state];
          return (
            <li key={domain.id} className={styles.row}>
              <span className={styles.rowWords}>{domain.domain}</span>
              <StatusChip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
                {words.states[domain.state]}
              </StatusChip>
              <span className={styles.rowActs}>
                {domain.state === 'verified' ? null : (
                  <Button
                    variant="light"
                    size="compact-sm"
                    loading={checkDomain.underWay === domain.id}
                    aria-label={words.checkOf(domain.domain)}
                    onClick={() => checkDomain.issue(domain.id)}
                  >
                    {words.check}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="ember"
                  size="compact-sm"
                  aria-label={words.removeOf(domain.domain)}
                  onClick={() => {
                    setLeaving(domain);
                    setIsAsked(true);
                  }}
                >
                  {remove}
                </Button>
              </span>
              {domain.state === 'verified' ? null : <ProofSteps domain={domain} />}
            </li>
          );
        })}
      </ul>
      {checkDomain.failure ? (
        <p role="alert">{checkDomain.failure.fieldErrors.domain?.[0] ?? checkDomain.failure.message}</p>
      ) : null}
      {removeDomain.failure ? <p role="alert">{removeDomain.failure.message}</p> : null}
      <AddDomain key={domains.length} command={addDomain} />
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.removeTitle(leaving?.domain ?? '')}
        act={remove}
        keep={cancel}
        busy={removeDomain.busy}
        onAct={() => {
          if (leaving) removeDomain.issue(leaving.id);
          setIsAsked(false);
        }}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </section>
  );
}

import { IconAlertTriangle, IconClock, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { CompanyDomain } from '#contract/calls/schemas/single-sign-on.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
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
  unproved: { tone: 'glow', label: 'Not verified', Icon: IconClock },
  verified: { tone: 'action', label: 'Verified', Icon: IconShieldCheck },
  lost: { tone: 'danger', label: 'Proof missing', Icon: IconAlertTriangle },
} as const;

function ProofSteps({ domain }: { domain: CompanyDomain }) {
  return (
    <div className={own.proof}>
      {domain.state === 'lost' ? (
        <p>
          We no longer find the proof, so people at this domain log in with their password. Put it back, then
          check again.
        </p>
      ) : null}
      <p>Add this TXT record where your domain is managed:</p>
      <dl className={own.values}>
        <dt>Name</dt>
        <dd>{domain.record_name}</dd>
        <dt>Value</dt>
        <dd>{domain.proof}</dd>
      </dl>
      <p>
        Or publish the value as a text file at <span className={own.value}>{domain.file_url}</span>
      </p>
    </div>
  );
}

function AddDomain({ command }: { command: SingleSignOnActs['addDomain'] }) {
  const rules = useFormRules();
  const form = useForm({ initialValues: { domain: '' }, validate: { domain: rules.required('domain') } });
  return (
    <CheckedForm form={form} command={command} label="Add a domain" submit="Add" look={{ variant: 'light' }}>
      <TextInput
        label="Add a domain"
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
  const { settings, addDomain, checkDomain, removeDomain } = acts;
  const [leaving, setLeaving] = useState<CompanyDomain>();
  const [isAsked, setIsAsked] = useState(false);
  const domains = settings.data?.domains ?? [];
  return (
    <section className={styles.panel} aria-label="Domains">
      <h2>1. Domains</h2>
      <p className={styles.soft}>
        Verify the domains of your work email addresses. We look the proof up every day.
      </p>
      <ul className={styles.rows}>
        {domains.map((domain) => {
          const { tone, label, Icon } = states[domain.state];
          return (
            <li key={domain.id} className={styles.row}>
              <span className={styles.rowWords}>{domain.domain}</span>
              <StatusChip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
                {label}
              </StatusChip>
              <span className={styles.rowActs}>
                {domain.state === 'verified' ? null : (
                  <Button
                    variant="light"
                    size="compact-sm"
                    loading={checkDomain.underWay === domain.id}
                    aria-label={`Check now: ${domain.domain}`}
                    onClick={() => checkDomain.issue(domain.id)}
                  >
                    Check now
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="ember"
                  size="compact-sm"
                  aria-label={`Remove ${domain.domain}`}
                  onClick={() => {
                    setLeaving(domain);
                    setIsAsked(true);
                  }}
                >
                  Remove
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
        title={`Remove ${leaving?.domain ?? ''}?`}
        act="Remove"
        keep="Cancel"
        busy={removeDomain.busy}
        onAct={() => {
          if (leaving) removeDomain.issue(leaving.id);
          setIsAsked(false);
        }}
      >
        <p>
          People at this domain then log in with their password. Those without one choose it through “Forgot
          your password?”.
        </p>
      </ConfirmDialog>
    </section>
  );
}

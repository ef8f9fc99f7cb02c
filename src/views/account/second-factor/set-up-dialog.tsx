import { useState } from 'react';
import type { SecondFactorSecret } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../../../react/account/use-second-factor.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

function AppStep({ secret, onDone }: { secret: SecondFactorSecret; onDone: (codes: string[]) => void }) {
  const rules = useFormRules();
  const form = useForm({ initialValues: { code: '' }, validate: { code: rules.required('code') } });
  const confirm = useConfirmSecondFactor(({ codes }) => onDone(codes));
  return (
    <CheckedForm form={form} command={confirm} label="Confirm a code" submit="Turn on">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <p className={styles.key}>{inGroups(secret.secret)}</p>
      <TextInput
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...form.getInputProps('code')}
      />
    </CheckedForm>
  );
}

interface SetUpDialogProps {
  email: string;
  opened: boolean;
  onClose: () => void;
}

function Steps({ email, onClose }: Omit<SetUpDialogProps, 'opened'>) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const begin = useBeginSecondFactor(setSecret);
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onClose} />;
  if (secret)
    return <AppStep secret={secret} onDone={(made) => (made.length > 0 ? setCodes(made) : onClose())} />;
  return <PasswordForm command={begin} label="Your password" submit="Continue" />;
}

/** Password, then app and first code, then the recovery codes where it is the first factor. */
export function SetUpDialog({ opened, ...steps }: SetUpDialogProps) {
  return (
    <Dialog opened={opened} onClose={steps.onClose} title="Set up an authenticator app">
      <Steps {...steps} />
    </Dialog>
  );
}

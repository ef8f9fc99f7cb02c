import { useState, useMemo } from 'react';
import type { SecondFactorSecret } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../../../react/account/use-second-factor.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';
import { encode } from 'uqr';

/** A QR code with the quiet zone of four modules that readers need, dark on light in every scheme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

function AppStep({ secret, onDone }: { secret: SecondFactorSecret; onDone: (codes: string[]) => void }) {
  const words = useSecondFactorWords().app;
  const rules = useFormRules();
  const form = useForm({ initialValues: { code: '' }, validate: { code: rules.required('code') } });
  const confirm = useConfirmSecondFactor(({ codes }) => onDone(codes));
  return (
    <CheckedForm form={form} command={confirm} label={words.confirm} submit={words.turnOn}>
      <p>{words.scan}</p>
      <QrCode text={secret.uri} label={words.qrCode} />
      <p className={styles.key}>{inGroups(secret.secret)}</p>
      <TextInput
        label={words.code}
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
  const { yourPassword, next } = useSecondFactorWords();
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const begin = useBeginSecondFactor(setSecret);
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onClose} />;
  if (secret)
    return <AppStep secret={secret} onDone={(made) => (made.length > 0 ? setCodes(made) : onClose())} />;
  return <PasswordForm command={begin} label={yourPassword} submit={next} />;
}

/** Password, then app and first code, then the recovery codes where it is the first factor. */
export function SetUpDialog({ opened, ...steps }: SetUpDialogProps) {
  const words = useSecondFactorWords().app;
  return (
    <Dialog opened={opened} onClose={steps.onClose} title={words.setUp}>
      <Steps {...steps} />
    </Dialog>
  );
}

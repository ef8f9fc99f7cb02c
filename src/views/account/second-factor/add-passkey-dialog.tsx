import { useState } from 'react';
import { deviceName } from '#contract/rules/people/device-name.ts';
import { useAddPasskey } from '../../../react/account/use-second-factor.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { useDeviceNames } from '../../../words/organiser/account/device-name-words.ts';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

interface AddPasskeyDialogProps {
  email: string;
  opened: boolean;
  onClose: () => void;
}

function Steps({ email, onClose }: Omit<AddPasskeyDialogProps, 'opened'>) {
  const words = useSecondFactorWords();
  const [codes, setCodes] = useState<string[]>();
  const add = useAddPasskey(({ codes: made }) => (made.length > 0 ? setCodes(made) : onClose()));
  const rules = useFormRules();
  const named = useDeviceNames();
  const form = useForm({
    initialValues: { name: named(deviceName(navigator.userAgent)), password: '' },
    validate: { name: rules.required('name'), password: rules.required('password') },
  });
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onClose} />;
  return (
    <CheckedForm form={form} command={add} label={words.passkeys.form} submit={words.passkeys.submit}>
      <p>{words.passkeys.where}</p>
      <TextInput
        label={words.passkeys.name}
        description={words.passkeys.nameText}
        maxLength={60}
        required
        {...form.getInputProps('name')}
      />
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        required
        {...form.getInputProps('password')}
      />
    </CheckedForm>
  );
}

/** Name and password, then the browser's own question, then the recovery codes where it is the first factor. */
export function AddPasskeyDialog({ opened, ...steps }: AddPasskeyDialogProps) {
  const words = useSecondFactorWords().passkeys;
  return (
    <Dialog opened={opened} onClose={steps.onClose} title={words.add}>
      <Steps {...steps} />
    </Dialog>
  );
}

import { useState } from 'react';
import type { Passkey } from '#contract/calls/schemas/second-factor/passkeys.ts';
import { useRemovePasskey, useRenamePasskey } from '../../../react/account/use-second-factor.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import styles from '../auth.module.css';
import { ProofForm } from './proof-form.tsx';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';
import { useTimes } from '../../../words/use-texts.ts';

interface PasskeyFormProps {
  passkey: Passkey;
  onDone: () => void;
}

function RenameForm({ passkey, onDone }: PasskeyFormProps) {
  const words = useSecondFactorWords().passkeys;
  const rules = useFormRules();
  const form = useForm({ initialValues: { name: passkey.name }, validate: { name: rules.required('name') } });
  const rename = useRenamePasskey(passkey, onDone);
  return (
    <CheckedForm form={form} command={rename} label={words.renameForm} submit={words.save}>
      <TextInput label={words.name} maxLength={60} required {...form.getInputProps('name')} />
    </CheckedForm>
  );
}

function RemoveForm({ passkey, onDone }: PasskeyFormProps) {
  const words = useSecondFactorWords().passkeys;
  const remove = useRemovePasskey(passkey, onDone);
  return (
    <ProofForm command={remove} label={words.removeTitle} submit={words.remove} hasPasskeys>
      <p>{words.removeText(passkey.name)}</p>
    </ProofForm>
  );
}

type Open = { act: 'rename' | 'remove'; passkey: Passkey };

/** The account's passkeys, each to be renamed and removed. */
export function PasskeyList({ passkeys, onChange }: { passkeys: Passkey[]; onChange: () => void }) {
  const [open, setOpen] = useState<Open>();
  const words = useSecondFactorWords().passkeys;
  const { shortDay } = useTimes();
  const home = useHomeTimezone();
  const sinceOf = ({ created_at, used_at }: Passkey) => {
    const since = shortDay(created_at, home);
    return used_at === null ? words.since(since) : words.sinceAndUsed(since, shortDay(used_at, home));
  };
  const close = () => {
    setOpen(undefined);
    onChange();
  };
  return (
    <>
      <ul className={styles.rows} aria-label={words.title}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <span className={styles.rowWords}>
              {passkey.name} <span className={styles.soft}>{sinceOf(passkey)}</span>
            </span>
            <span className={styles.rowActs}>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={words.renameOf(passkey.name)}
                onClick={() => setOpen({ act: 'rename', passkey })}
              >
                {words.rename}
              </Button>
              <Button
                variant="subtle"
                color="ember"
                size="compact-sm"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => setOpen({ act: 'remove', passkey })}
              >
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog opened={open?.act === 'rename'} onClose={close} title={words.renameTitle}>
        {open ? <RenameForm passkey={open.passkey} onDone={close} /> : null}
      </Dialog>
      <Dialog opened={open?.act === 'remove'} onClose={close} title={words.removeTitle}>
        {open ? <RemoveForm passkey={open.passkey} onDone={close} /> : null}
      </Dialog>
    </>
  );
}

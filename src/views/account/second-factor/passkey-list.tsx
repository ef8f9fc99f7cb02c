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
import { shortDay } from '../../shared/time/when.ts';
import styles from '../auth.module.css';
import { ProofForm } from './proof-form.tsx';

interface PasskeyFormProps {
  passkey: Passkey;
  onDone: () => void;
}

function RenameForm({ passkey, onDone }: PasskeyFormProps) {
  const rules = useFormRules();
  const form = useForm({ initialValues: { name: passkey.name }, validate: { name: rules.required('name') } });
  const rename = useRenamePasskey(passkey, onDone);
  return (
    <CheckedForm form={form} command={rename} label="Name of the passkey" submit="Save">
      <TextInput label="Name" maxLength={60} required {...form.getInputProps('name')} />
    </CheckedForm>
  );
}

function RemoveForm({ passkey, onDone }: PasskeyFormProps) {
  const remove = useRemovePasskey(passkey, onDone);
  return (
    <ProofForm command={remove} label="Remove the passkey" submit="Remove" hasPasskeys>
      <p>“{passkey.name}” then no longer logs you in. Delete it on its device as well.</p>
    </ProofForm>
  );
}

type Open = { act: 'rename' | 'remove'; passkey: Passkey };

/** The account's passkeys, each to be renamed and removed. */
export function PasskeyList({ passkeys, onChange }: { passkeys: Passkey[]; onChange: () => void }) {
  const [open, setOpen] = useState<Open>();
  const home = useHomeTimezone();
  const close = () => {
    setOpen(undefined);
    onChange();
  };
  return (
    <>
      <ul className={styles.rows} aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <span className={styles.rowWords}>
              {passkey.name}{' '}
              <span className={styles.soft}>
                Added {shortDay(passkey.created_at, home)}
                {passkey.used_at === null ? '' : `, last used ${shortDay(passkey.used_at, home)}`}
              </span>
            </span>
            <span className={styles.rowActs}>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setOpen({ act: 'rename', passkey })}
              >
                Rename
              </Button>
              <Button
                variant="subtle"
                color="ember"
                size="compact-sm"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setOpen({ act: 'remove', passkey })}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog opened={open?.act === 'rename'} onClose={close} title="Rename the passkey">
        {open ? <RenameForm passkey={open.passkey} onDone={close} /> : null}
      </Dialog>
      <Dialog opened={open?.act === 'remove'} onClose={close} title="Remove the passkey">
        {open ? <RemoveForm passkey={open.passkey} onDone={close} /> : null}
      </Dialog>
    </>
  );
}

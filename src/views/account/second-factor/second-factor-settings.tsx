import { useState } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { SecondFactorState } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { passkeys as passkeyFigures } from '#contract/rules/people/passkey-limits.ts';
import { plural } from '#contract/words/en/counts.ts';
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
} from '../../../react/account/use-second-factor.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { supportsPasskeys } from '../../../services/passkeys/passkey-prompts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { shortDay } from '../../shared/time/when.ts';
import { Placeholder } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

function RemoveForm({ hasPasskeys, onDone }: { hasPasskeys: boolean; onDone: () => void }) {
  const remove = useRemoveSecondFactor(hasPasskeys, onDone);
  return (
    <ProofForm
      command={remove}
      label="Turn off the authenticator app"
      submit="Turn off"
      hasPasskeys={hasPasskeys}
    />
  );
}

function RenewSteps({ email, onDone }: { email: string; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const renew = useRenewRecoveryCodes((answer) => setCodes(answer.codes));
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onDone} />;
  return (
    <>
      <p>The codes you have now stop working.</p>
      <PasswordForm command={renew} label="New recovery codes" submit="Make new codes" />
    </>
  );
}

const off: SecondFactorState = { since: null, passkeys: [], recovery_codes_left: 0 };
const isOn = ({ since, passkeys }: SecondFactorState) => since !== null || passkeys.length > 0;

function stateText(state: SecondFactorState): string {
  if (!isOn(state)) return 'Off.';
  const { recovery_codes_left: left } = state;
  return left === 0
    ? 'On. No recovery code left.'
    : `On. ${plural(left, 'recovery code', 'recovery codes')} left.`;
}

type Open = 'passkey' | 'app' | 'renew' | 'remove';

/** Whether it is on, each way, and its acts. */
function Ways({ state, onOpen, onChange }: WaysProps) {
  const home = useHomeTimezone();
  const { since, passkeys } = state;
  const mayAdd = supportsPasskeys() && passkeys.length < passkeyFigures.perAccount;
  return (
    <>
      <p role="status">{stateText(state)}</p>
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} onChange={onChange} /> : null}
      {since === null ? null : (
        <div className={styles.row}>
          <span className={styles.rowWords}>
            Authenticator app <span className={styles.soft}>Set up {shortDay(since, home)}</span>
          </span>
          <Button variant="subtle" color="ember" size="compact-sm" onClick={() => onOpen('remove')}>
            Turn off the app
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <Button variant="light" disabled={!mayAdd} onClick={() => onOpen('passkey')}>
          Add a passkey
        </Button>
        {since === null ? (
          <Button variant="light" onClick={() => onOpen('app')}>
            Set up an authenticator app
          </Button>
        ) : null}
        {isOn(state) ? (
          <Button variant="light" onClick={() => onOpen('renew')}>
            New recovery codes
          </Button>
        ) : null}
      </div>
      {supportsPasskeys() ? null : (
        <p className={styles.soft}>Passkeys do not work in this browser, or at an address without https.</p>
      )}
    </>
  );
}

interface WaysProps {
  state: SecondFactorState;
  onOpen(part: Open): void;
  onChange(): void;
}

/** Passkeys and codes of an authenticator app, for log-ins with a password. */
export function SecondFactorSettings({ user, onChange }: { user: User; onChange: () => void }) {
  const { data, error, failed, refresh } = useSecondFactor();
  const [open, setOpen] = useState<Open>();
  const changed = () => {
    refresh();
    onChange();
  };
  const close = () => {
    setOpen(undefined);
    changed();
  };
  const hasPasskeys = data !== undefined && data.passkeys.length > 0;
  return (
    <section className={styles.panel} aria-label="Two-factor log-in">
      <h3>Two-factor log-in</h3>
      <p className={styles.soft}>
        Logging in with your password then also asks for a passkey, which is your fingerprint, face, PIN or
        security key, or for a code from an authenticator app. Log-ins through Google, Microsoft and others
        stay as they are.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label="Loading two-factor log-in">
          <Ways state={off} onOpen={setOpen} onChange={changed} />
        </Placeholder>
      )}
      {data ? <Ways state={data} onOpen={setOpen} onChange={changed} /> : null}
      <AddPasskeyDialog email={user.email} opened={open === 'passkey'} onClose={close} />
      <SetUpDialog email={user.email} opened={open === 'app'} onClose={close} />
      <Dialog opened={open === 'renew'} onClose={close} title="New recovery codes">
        <RenewSteps email={user.email} onDone={close} />
      </Dialog>
      <Dialog opened={open === 'remove'} onClose={close} title="Turn off the authenticator app">
        <RemoveForm hasPasskeys={hasPasskeys} onDone={close} />
      </Dialog>
    </section>
  );
}

import { useState } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { SecondFactorState } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { passkeys as passkeyFigures } from '#contract/rules/people/passkey-limits.ts';
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
import { Placeholder } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';
import { useTimes } from '../../../words/use-texts.ts';

function RemoveForm({ hasPasskeys, onDone }: { hasPasskeys: boolean; onDone: () => void }) {
  const words = useSecondFactorWords().app;
  const remove = useRemoveSecondFactor(hasPasskeys, onDone);
  return (
    <ProofForm command={remove} label={words.turnOffTitle} submit={words.turnOff} hasPasskeys={hasPasskeys} />
  );
}

function RenewSteps({ email, onDone }: { email: string; onDone: () => void }) {
  const words = useSecondFactorWords().recovery;
  const [codes, setCodes] = useState<string[]>();
  const renew = useRenewRecoveryCodes((answer) => setCodes(answer.codes));
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onDone} />;
  return (
    <>
      <p>{words.renewText}</p>
      <PasswordForm command={renew} label={words.renew} submit={words.renewSubmit} />
    </>
  );
}

const off: SecondFactorState = { since: null, passkeys: [], recovery_codes_left: 0 };
const isOn = ({ since, passkeys }: SecondFactorState) => since !== null || passkeys.length > 0;

type Open = 'passkey' | 'app' | 'renew' | 'remove';

/** Whether it is on, each way, and its acts. */
function Ways({ state, onOpen, onChange }: WaysProps) {
  const words = useSecondFactorWords();
  const { app } = words;
  const { shortDay } = useTimes();
  const home = useHomeTimezone();
  const { since, passkeys } = state;
  const mayAdd = supportsPasskeys() && passkeys.length < passkeyFigures.perAccount;
  return (
    <>
      <p role="status">{isOn(state) ? words.on(state.recovery_codes_left) : words.off}</p>
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} onChange={onChange} /> : null}
      {since === null ? null : (
        <div className={styles.row}>
          <span className={styles.rowWords}>
            {app.title} <span className={styles.soft}>{app.since(shortDay(since, home))}</span>
          </span>
          <Button variant="subtle" color="ember" size="compact-sm" onClick={() => onOpen('remove')}>
            {app.turnOffApp}
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <Button variant="light" disabled={!mayAdd} onClick={() => onOpen('passkey')}>
          {words.passkeys.add}
        </Button>
        {since === null ? (
          <Button variant="light" onClick={() => onOpen('app')}>
            {app.setUp}
          </Button>
        ) : null}
        {isOn(state) ? (
          <Button variant="light" onClick={() => onOpen('renew')}>
            {words.recovery.renew}
          </Button>
        ) : null}
      </div>
      {supportsPasskeys() ? null : <p className={styles.soft}>{words.passkeys.unsupported}</p>}
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
  const words = useSecondFactorWords();
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
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.lead}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label={words.loading}>
          <Ways state={off} onOpen={setOpen} onChange={changed} />
        </Placeholder>
      )}
      {data ? <Ways state={data} onOpen={setOpen} onChange={changed} /> : null}
      <AddPasskeyDialog email={user.email} opened={open === 'passkey'} onClose={close} />
      <SetUpDialog email={user.email} opened={open === 'app'} onClose={close} />
      <Dialog opened={open === 'renew'} onClose={close} title={words.recovery.renew}>
        <RenewSteps email={user.email} onDone={close} />
      </Dialog>
      <Dialog opened={open === 'remove'} onClose={close} title={words.app.turnOffTitle}>
        <RemoveForm hasPasskeys={hasPasskeys} onDone={close} />
      </Dialog>
    </section>
  );
}

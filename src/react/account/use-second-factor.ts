import type { Passkey, PasskeyAssertion } from '#contract/calls/schemas/second-factor/passkeys.ts';
import type {
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorSecret,
} from '#contract/calls/schemas/second-factor/second-factor.ts';
import { useToasts } from '../../app-context.tsx';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { createSecondFactorService } from '../../services/api/account/second-factor-service.ts';
import { createPasskey, signChallenge } from '../../services/passkeys/passkey-prompts.ts';
import { useService } from '../../services-context.tsx';
import { useSecondFactorWords } from '../../words/organiser/account/second-factor-words.ts';

export function useSecondFactor() {
  const service = useService(createSecondFactorService);
  return useLoader('second factor', { load: (signal) => service.read(signal) });
}

export function useBeginSecondFactor(onDone: (secret: SecondFactorSecret) => void) {
  const service = useService(createSecondFactorService);
  return useCommand({ send: ({ password }: { password: string }) => service.begin(password), onDone });
}

export function useConfirmSecondFactor(onDone: (codes: RecoveryCodes) => void) {
  const service = useService(createSecondFactorService);
  return useCommand({ send: ({ code }: { code: string }) => service.confirm(code), onDone });
}

export function useRenewRecoveryCodes(onDone: (codes: RecoveryCodes) => void) {
  const service = useService(createSecondFactorService);
  return useCommand({
    send: ({ password }: { password: string }) => service.renewRecoveryCodes(password),
    onDone,
  });
}

interface TypedProof {
  password: string;
  code: string;
}

/** A passkey signs where no code was typed and the account has one. */
function useProof() {
  const words = useSecondFactorWords().passkeys;
  const service = useService(createSecondFactorService);
  return async ({ password, code }: TypedProof, hasPasskeys: boolean): Promise<SecondFactorProof> =>
    code.trim() === '' && hasPasskeys
      ? { password, passkey: await signChallenge(await service.challengePasskey(), words) }
      : { password, code };
}

export function useRemoveSecondFactor(hasPasskeys: boolean, onDone: () => void) {
  const service = useService(createSecondFactorService);
  const toasts = useToasts();
  const proofOf = useProof();
  const words = useSecondFactorWords().app;
  return useCommand({
    send: async (typed: TypedProof) => service.remove(await proofOf(typed, hasPasskeys)),
    onDone: () => {
      toasts.success(words.isOff);
      onDone();
    },
  });
}

export function useRemovePasskey({ id, name }: Passkey, onDone: () => void) {
  const service = useService(createSecondFactorService);
  const toasts = useToasts();
  const proofOf = useProof();
  const words = useSecondFactorWords().passkeys;
  return useCommand({
    send: async (typed: TypedProof) => service.removePasskey(id, await proofOf(typed, true)),
    onDone: () => {
      toasts.success(words.removed(name));
      onDone();
    },
  });
}

/** Password, then the browser asks the person, then the passkey is kept. */
export function useAddPasskey(onDone: (codes: RecoveryCodes) => void) {
  const service = useService(createSecondFactorService);
  const toasts = useToasts();
  const words = useSecondFactorWords().passkeys;
  return useCommand({
    send: async ({ name, password }: { name: string; password: string }) => {
      const credential = await createPasskey(await service.beginPasskey(password), words);
      return service.addPasskey({ name, credential });
    },
    onDone: (codes, { name }) => {
      toasts.success(words.added(name.trim()));
      onDone(codes);
    },
  });
}

export function useRenamePasskey({ id }: Passkey, onDone: () => void) {
  const service = useService(createSecondFactorService);
  return useCommand({ send: ({ name }: { name: string }) => service.renamePasskey(id, name), onDone });
}

/** For a log-in: proves the password, and answers what the passkey has signed. */
export function usePasskeyForLogIn(onDone: (passkey: PasskeyAssertion) => void) {
  const service = useService(createSecondFactorService);
  const words = useSecondFactorWords().passkeys;
  return useCommand({
    send: async (values: { email: string; password: string }) =>
      signChallenge(await service.challengePasskeyLogIn(values), words),
    onDone,
  });
}

/** Whether the company requires a second factor, and the owner's switch. */
export function useSecondFactorRequirement() {
  const service = useService(createSecondFactorService);
  const toasts = useToasts();
  const words = useSecondFactorWords().requirement;
  const requirement = useLoader('second factor requirement', {
    load: (signal) => service.readRequirement(signal),
  });
  const save = useCommand({
    send: (isRequired: boolean) => service.saveRequirement(isRequired),
    onDone: ({ is_required }) => {
      requirement.refresh();
      toasts.success(is_required ? words.isRequired : words.isOptional);
    },
  });
  return { requirement, save };
}

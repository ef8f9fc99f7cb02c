import type { RecoveryCodes, SecondFactorSecret } from '#contract/calls/schemas/second-factor.ts';
import { useToasts } from '../../app-context.tsx';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { createSecondFactorService } from '../../services/api/second-factor-service.ts';
import { useService } from '../../services-context.tsx';

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

export function useRemoveSecondFactor(onDone: () => void) {
  const service = useService(createSecondFactorService);
  const toasts = useToasts();
  return useCommand({
    send: (values: { password: string; code: string }) => service.remove(values),
    onDone: () => {
      toasts.success('Two-factor log-in is off.');
      onDone();
    },
  });
}

import type { BeginAddressChangeRequest, ConfirmedAddress } from '#contract/calls/schemas/address-change.ts';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { createAddressChangeService } from '../../services/api/account/address-change-service.ts';
import { useService } from '../../services-context.tsx';

/** The change of the own address that is open, how one begins and how it is given up. */
export function useAddressChange(onBegun: () => void) {
  const service = useService(createAddressChangeService);
  const state = useLoader('address change', { load: (signal) => service.read(signal) });
  const begin = useCommand({
    send: ({ email, password }: Required<BeginAddressChangeRequest>) =>
      service.begin({ email: email.trim(), ...(password !== '' && { password }) }),
    onDone: () => {
      state.refresh();
      onBegun();
    },
  });
  const cancel = useCommand<void, unknown>({ send: () => service.cancel(), onDone: state.refresh });
  return { state, begin, cancel };
}

/** What the holder of a mailed link is asked, and their answer. */
export function useAddressLink(token: string, onConfirmed: (answer: ConfirmedAddress) => void) {
  const service = useService(createAddressChangeService);
  const link = useLoader(`address change ${token}`, { load: () => service.readLink(token) });
  const confirm = useCommand<void, ConfirmedAddress>({
    send: () => service.confirm(token),
    onDone: onConfirmed,
  });
  return { link, confirm };
}

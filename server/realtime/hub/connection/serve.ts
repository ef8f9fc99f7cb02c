import type { HubCore } from '../hub-core.ts';
import { HubError, internal, isTransient } from '../hub-error.ts';
import { action } from '../protocol.ts';
import type { Transport } from './transport.ts';

/**
 * Does one piece of work for one connection. Whatever it throws ends that connection alone: a refusal as it says, all
 * else is logged and answered with ERROR 50000.
 */
export function serve(
  hub: HubCore,
  transport: Transport | undefined,
  work: () => void | Promise<void>,
): void {
  try {
    work()?.catch((error: unknown) => refuse(hub, transport, error));
  } catch (error) {
    refuse(hub, transport, error);
  }
}

/** Says why, and closes. */
export function refuse(hub: HubCore, transport: Transport | undefined, error: unknown): void {
  if (!(error instanceof HubError)) hub.onError(error);
  const reason = error instanceof HubError ? error : internal();
  const mayComeBack = error instanceof HubError && isTransient(error);
  transport?.end({
    action: mayComeBack ? action.disconnected : action.error,
    error: reason.toErrorInfo(),
  });
}

import { withoutAnswer } from './api-error.ts';
import type { Transport, TransportOptions } from './transport.ts';

export type LoadTransport = () => Promise<Transport>;

/**
 * Loads the HTTP transport with the first request, because the early script has fetched the data of the first screen. If
 * loading fails, that request fails as a network error, and the next one loads it again.
 */
export function createLoadTransport(
  options: TransportOptions,
  load: () => Promise<Pick<typeof import('./transport.ts'), 'createTransport'>> = () =>
    import('./transport.ts'),
): LoadTransport {
  let loading: Promise<Transport> | undefined;
  return () => {
    loading ??= load().then(
      ({ createTransport }) => createTransport(options),
      async (error: unknown) => {
        loading = undefined;
        throw withoutAnswer('network', await options.loadFailureWords(), error);
      },
    );
    return loading;
  };
}

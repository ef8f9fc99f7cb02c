import { withoutAnswer } from './api-error.ts';
import type { Transport, TransportOptions } from './transport.ts';

export type LoadTransport = () => Promise<Transport>;

/**
 * The HTTP transport is loaded with the first request: the early script has fetched what a page shows first. Where
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

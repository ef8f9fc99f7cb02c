import { networkError } from './api-error.ts';
import type { Transport } from './transport.ts';

export type LoadTransport = () => Promise<Transport>;

/**
 * The HTTP transport is loaded with the first request: the early script has fetched what a page shows first. Where
 * loading fails, that request fails as a network error, and the next one loads it again.
 */
export function createLoadTransport(
  baseUrl: string,
  load: () => Promise<Pick<typeof import('./transport.ts'), 'createTransport'>> = () =>
    import('./transport.ts'),
): LoadTransport {
  let loading: Promise<Transport> | undefined;
  return () => {
    loading ??= load().then(
      ({ createTransport }) => createTransport({ baseUrl }),
      (error: unknown) => {
        loading = undefined;
        throw networkError(error);
      },
    );
    return loading;
  };
}

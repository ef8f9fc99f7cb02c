import { networkError } from './api-error.ts';
import type { Transport } from './transport.ts';

export type LoadTransport = () => Promise<Transport>;

/**
 * The code that sends requests comes with the first of them: what a page shows at once it has asked for by itself. Where
 * it did not arrive, that request has failed by the network, and the next one asks for it again.
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

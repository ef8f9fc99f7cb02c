import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#contract/calls/schemas/second-factor/passkeys.ts';
import { ApiError } from '../http/api-error.ts';

/** Not in old browsers, nor at addresses without https. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** What a page says of a refusal. */
interface RefusalWords {
  /** By the name of the browser's error. */
  refusals: Readonly<Record<string, string>>;
  refused: string;
}

/** What the browser refuses, as a page shows it. */
function refusalOf(error: unknown, { refusals, refused }: RefusalWords): ApiError {
  const name = error instanceof Error ? error.name : '';
  const message = refusals[name] ?? refused;
  return new ApiError({ kind: 'client', status: 0, message }, { cause: error });
}

/** Loaded when a passkey is used: the log-in page alone would carry it for nothing. */
const library = () => import('@simplewebauthn/browser');

/** The browser asks the person. Rejects with an `ApiError`. */
export async function createPasskey(
  optionsJSON: PasskeyCreation,
  words: RefusalWords,
): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw refusalOf(error, words);
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** As above. */
export async function signChallenge(
  optionsJSON: PasskeyRequest,
  words: RefusalWords,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw refusalOf(error, words);
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  };
}

import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#contract/calls/schemas/second-factor/passkeys.ts';
import { ApiError } from '../http/api-error.ts';

/** False in old browsers and on addresses without https. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The texts of a refusal. */
interface RefusalWords {
  /** Texts by the name of the browser's error. */
  refusals: Readonly<Record<string, string>>;
  refused: string;
}

/** The browser's refusal as an error for the page. */
function refusalOf(error: unknown, { refusals, refused }: RefusalWords): ApiError {
  const name = error instanceof Error ? error.name : '';
  const message = refusals[name] ?? refused;
  return new ApiError({ kind: 'client', status: 0, message }, { cause: error });
}

/** Loaded on the first use of a passkey, because most log-ins need none. */
const library = () => import('@simplewebauthn/browser');

/** Shows the browser's passkey prompt. Rejects with an `ApiError`. */
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

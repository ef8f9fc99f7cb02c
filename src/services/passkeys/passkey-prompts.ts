import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#contract/calls/schemas/second-factor/passkeys.ts';
import { ApiError } from '../http/api-error.ts';

/** Not in old browsers, nor at addresses without https. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const refusals: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not confirmed. Try again.',
  AbortError: 'The passkey was not confirmed. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** What the browser refuses, as a page shows it. */
function refusalOf(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : '';
  const message = refusals[name] ?? 'Your browser could not use the passkey.';
  return new ApiError({ kind: 'client', status: 0, message }, { cause: error });
}

/** Loaded when a passkey is used: the log-in page alone would carry it for nothing. */
const library = () => import('@simplewebauthn/browser');

/** The browser asks the person. Rejects with an `ApiError`. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw refusalOf(error);
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
export async function signChallenge(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw refusalOf(error);
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

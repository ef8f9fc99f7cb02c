import { secondFactorCalls } from '#contract/calls/account/second-factor.ts';
import type { PasskeyRegistration } from '#contract/calls/schemas/second-factor/passkeys.ts';
import type { SecondFactorProof } from '#contract/calls/schemas/second-factor/second-factor.ts';
import type { HttpClient } from '../../http/http-client.ts';

/** Two-factor log-in of the own account. A wrong password is 422 on `password`, a wrong code 422 on `code`, a refused passkey 422 on `passkey`. */
export const createSecondFactorService = (http: HttpClient) => ({
  read: (signal?: AbortSignal) => http.call(secondFactorCalls.read, { signal }),
  begin: (password: string) => http.call(secondFactorCalls.begin, { body: { password } }),
  /** Answers the recovery codes, which no other call does. */
  confirm: (code: string) => http.call(secondFactorCalls.confirm, { body: { code } }),
  renewRecoveryCodes: (password: string) =>
    http.call(secondFactorCalls.renewRecoveryCodes, { body: { password } }),
  remove: (body: SecondFactorProof) => http.call(secondFactorCalls.remove, { body }),
  beginPasskey: (password: string) => http.call(secondFactorCalls.beginPasskey, { body: { password } }),
  /** Answers the recovery codes, where it is the first factor. */
  addPasskey: (body: { name: string; credential: PasskeyRegistration }) =>
    http.call(secondFactorCalls.addPasskey, { body }),
  renamePasskey: (id: number, name: string) =>
    http.call(secondFactorCalls.renamePasskey, { params: { id: String(id) }, body: { name } }),
  removePasskey: (id: number, body: SecondFactorProof) =>
    http.call(secondFactorCalls.removePasskey, { params: { id: String(id) }, body }),
  challengePasskey: () => http.call(secondFactorCalls.challengePasskey),
  readRequirement: (signal?: AbortSignal) => http.call(secondFactorCalls.readRequirement, { signal }),
  /** Rejects with 422 on `is_required` for an owner who has no second factor. */
  saveRequirement: (isRequired: boolean) =>
    http.call(secondFactorCalls.saveRequirement, { body: { is_required: isRequired } }),
  challengePasskeyLogIn: (body: { email: string; password: string }) =>
    http.call(secondFactorCalls.challengePasskeyLogIn, { body }),
});

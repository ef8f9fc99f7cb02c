import { type Static, Type } from 'typebox';
import { passkeys } from '../../../rules/people/passkey-limits.ts';
import { Choice, Instant, List, Nullable, RowId, Shape, Text, VisibleText } from '../bounded.ts';

export const PasskeyName = VisibleText(60);

export const Passkey = Shape({
  id: RowId,
  name: PasskeyName,
  created_at: Instant,
  /** Of a log-in, or a change of the second factor. */
  used_at: Nullable(Instant),
});

/** Base64url, as all bytes in WebAuthn's JSON. */
const CredentialId = Text(1400, { minLength: 1 });
const KeyType = Type.Literal('public-key');
const Transports = List(Text(40), 10);
const CredentialDescriptors = List(
  Shape({ id: CredentialId, type: KeyType, transports: Type.Optional(Transports) }),
  passkeys.perAccount,
);
const UserVerification = Choice(['required', 'preferred', 'discouraged']);

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreation = Shape({
  rp: Shape({ name: Text(80), id: Text(254) }),
  user: Shape({ id: Text(100), name: Text(254), displayName: Text(200) }),
  challenge: Text(100),
  pubKeyCredParams: List(Shape({ type: KeyType, alg: Type.Integer() }), 10),
  timeout: Type.Integer(),
  excludeCredentials: CredentialDescriptors,
  authenticatorSelection: Shape({
    residentKey: Choice(['required', 'preferred', 'discouraged']),
    requireResidentKey: Type.Boolean(),
    userVerification: UserVerification,
  }),
  attestation: Choice(['none']),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const PasskeyRequest = Shape({
  challenge: Text(100),
  timeout: Type.Integer(),
  rpId: Text(254),
  allowCredentials: CredentialDescriptors,
  userVerification: UserVerification,
});

const answered = { id: CredentialId, rawId: CredentialId, type: KeyType, clientExtensionResults: Shape({}) };

/** RegistrationResponseJSON of WebAuthn. */
export const PasskeyRegistration = Shape({
  ...answered,
  response: Shape({
    clientDataJSON: Text(4000),
    attestationObject: Text(16_000),
    transports: Type.Optional(Transports),
  }),
});

/** AuthenticationResponseJSON of WebAuthn. */
export const PasskeyAssertion = Shape({
  ...answered,
  response: Shape({
    clientDataJSON: Text(4000),
    authenticatorData: Text(4000),
    signature: Text(4000),
    userHandle: Type.Optional(Text(100)),
  }),
});

export type Passkey = Static<typeof Passkey>;
export type PasskeyCreation = Static<typeof PasskeyCreation>;
export type PasskeyRequest = Static<typeof PasskeyRequest>;
export type PasskeyRegistration = Static<typeof PasskeyRegistration>;
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

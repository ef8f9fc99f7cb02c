import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../contract/calls/schemas/second-factor/passkeys.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const present = 0x01;
const hasCredential = 0x40;

/** A security key in software, with one credential (ES256, no attestation). `change` makes what it answers a lie. */
export function createPasskeyAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    base64url(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, count: number, credential = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), head, credential]);
  }

  const answered = (change: { id?: string } = {}) => {
    const credential = change.id ?? base64url(id);
    return { id: credential, rawId: credential, type: 'public-key' as const, clientExtensionResults: {} };
  };

  return {
    id: base64url(id),

    create({ challenge, rp }: PasskeyCreation, change: { origin?: string } = {}): PasskeyRegistration {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const data = authenticatorData(rp.id, present | hasCredential, counter, credential);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...answered(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, change.origin ?? origin),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['usb'],
        },
      };
    },

    get(
      { challenge, rpId }: PasskeyRequest,
      change: { id?: string; origin?: string; rpId?: string; counter?: number } = {},
    ): PasskeyAssertion {
      counter = change.counter ?? counter + 1;
      const data = authenticatorData(change.rpId ?? rpId, present, counter);
      const clientDataJSON = clientData('webauthn.get', challenge, change.origin ?? origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        ...answered(change),
        response: {
          clientDataJSON,
          authenticatorData: base64url(data),
          signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
        },
      };
    },
  };
}

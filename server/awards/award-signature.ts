import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AppSecrets, deriveKeys } from '../secret.ts';

/** JSON with sorted keys: the same value is the same text, whatever order a database gave its keys back in. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const codeBytes = 12;

/** Codes and signatures of awards, by a key that only this installation has. */
export function createAwardSigner(secrets: AppSecrets) {
  const keys = deriveKeys(secrets, 'awards');
  const mac = (text: string, key: Buffer = keys[0]) => createHmac('sha256', key).update(text).digest();
  return {
    /** The same award always has the same code, which cannot be guessed. */
    code: (sessionId: string, holder: string): string =>
      mac(`code\n${sessionId}\n${holder}`).subarray(0, codeBytes).toString('base64url'),
    sign: (code: string, payload: unknown): string =>
      mac(`award\n${code}\n${canonicalJson(payload)}`).toString('base64url'),
    isSigned(code: string, payload: unknown, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const expected = mac(`award\n${code}\n${canonicalJson(payload)}`, key);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}

import { expect, test } from 'vitest';
import { deriveKey, openToken, parseSealed } from './token-cipher.ts';

/**
 * Made outside the product: PBKDF2 of the address and password with SHA-256, 100,000 rounds and 16 bytes of salt gives
 * the 256-bit key of AES-GCM with a 12-byte iv.
 */
const vector = JSON.stringify({
  iv: 'EBESExQVFhcYGRob',
  data: 'IkPhN7xSRQDq1Lz7eTgxP2AUuG8t',
  salt: 'AAECAwQFBgcICQoLDA0ODw==',
  version: 2,
});

test('a token that was sealed by the specified parameters opens', async () => {
  const sealed = parseSealed(vector);
  const salt = Uint8Array.from(atob(sealed.salt), (character) => character.charCodeAt(0));
  const key = await deriveKey('ana@firm.examplecorrect horse', salt);
  expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
  expect(await openToken(sealed, key)).toBe('7|abc');
});

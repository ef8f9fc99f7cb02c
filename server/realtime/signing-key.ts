import { memoize } from '../memoize.ts';

const maxKeys = 16;

/** The key that tokens are signed and checked with, by its secret. Importing it costs more than a signature. */
export const signingKey = memoize(maxKeys, (secret) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]),
);

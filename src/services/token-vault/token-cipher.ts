import { tokenEncryption } from '#contract/rules/business-constants.ts';
import { VaultError } from './vault-error.ts';

/** The stored text, as JSON; every field base64. */
export type SealedToken = { iv: string; data: string; salt: string; version: number };

export function randomSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(tokenEncryption.saltBytes));
}

/** AES-256 key from a secret by PBKDF2-SHA-256; it cannot be exported again. */
export async function deriveKey(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations: tokenEncryption.iterations, salt },
    material,
    { name: 'AES-GCM', length: tokenEncryption.keyBits },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Uses a fresh iv. Rejects with "Failed to encrypt token". */
export async function sealToken(token: string, key: CryptoKey, salt: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(tokenEncryption.ivBytes));
  try {
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(token));
    const sealed: SealedToken = {
      iv: toBase64(iv),
      data: toBase64(new Uint8Array(data)),
      salt,
      version: tokenEncryption.version,
    };
    return JSON.stringify(sealed);
  } catch (cause) {
    throw new VaultError('encrypt', { cause });
  }
}

/** Rejects with "Failed to decrypt token - please login again". */
export async function openToken(sealed: SealedToken, key: CryptoKey): Promise<string> {
  try {
    const clear = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(sealed.iv) },
      key,
      fromBase64(sealed.data),
    );
    return new TextDecoder().decode(clear);
  } catch (cause) {
    throw new VaultError('decrypt', { cause });
  }
}

/** Throws "Invalid token format" or "Unsupported token version - please login again". */
export function parseSealed(text: string): SealedToken {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new VaultError('format', { cause });
  }
  if (typeof value !== 'object' || value === null) throw new VaultError('format');
  if (!('version' in value) || value.version !== tokenEncryption.version) throw new VaultError('version');
  if (!('iv' in value && 'data' in value && 'salt' in value)) throw new VaultError('format');
  const { iv, data, salt } = value;
  if (!isBase64(iv) || !isBase64(data) || !isBase64(salt)) throw new VaultError('format');
  return { iv, data, salt, version: tokenEncryption.version };
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(value);
}

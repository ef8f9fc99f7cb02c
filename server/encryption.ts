import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AppSecrets, deriveKeys } from './secret.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of the application's secret for one purpose; texts of former secrets stay readable. */
export function createEncryption(secrets: AppSecrets, purpose: string) {
  const keys = deriveKeys(secrets, purpose);

  function decryptWith(key: Buffer, bytes: Buffer): string | undefined {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
    decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const encrypted = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decryption.update(encrypted), decryption.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  return {
    encrypt(text: string): string {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, keys[0], iv);
      const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), encrypted]).toString('base64');
    },

    /** Throws where no known secret has encrypted it. */
    decrypt(text: string): string {
      const bytes = Buffer.from(text, 'base64');
      for (const key of keys) {
        const decrypted = decryptWith(key, bytes);
        if (decrypted !== undefined) return decrypted;
      }
      throw new Error(
        `The ${purpose} was encrypted with a secret that is no longer known: FORMER_APP_SECRETS`,
      );
    },
  };
}

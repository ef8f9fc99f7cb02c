import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AppSecrets, deriveKeys } from '../secret.ts';

export type PlaceLinks = ReturnType<typeof createPlaceLinks>;

const tokenForm = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Links to sign-up pages and to one person's place; the latter's token is in the fragment, which no log contains. */
export function createPlaceLinks({ publicUrl, ...secrets }: { publicUrl: string } & AppSecrets) {
  const keys = deriveKeys(secrets, 'place-link');
  const signature = (personId: string, key: Buffer) => createHmac('sha256', key).update(personId).digest();

  return {
    page: (token: string): string => `${publicUrl}/sign-up/${token}`,
    place: (token: string, personId: string): string =>
      `${publicUrl}/sign-up/${token}#place=${personId}.${signature(personId, keys[0]).toString('base64url')}`,
    /** The id of the person whose link it is; undefined for a forged one. */
    read(text: string): string | undefined {
      const [, personId = '', given = ''] = tokenForm.exec(text) ?? [];
      const bytes = Buffer.from(given, 'base64url');
      const isValid = keys.some((key) => {
        const expected = signature(personId, key);
        return bytes.length === expected.length && timingSafeEqual(bytes, expected);
      });
      return isValid ? personId : undefined;
    },
  };
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type AppSecrets, deriveKeys } from '../../secret.ts';

export interface LinkedSeat {
  id: string;
  link_nonce: string;
  link_digest: string;
}

export type PersonalLinks = ReturnType<typeof createPersonalLinks>;

/**
 * 128 random bits, 22 characters: session and seat ids cannot be guessed. None begins with a hyphen, which would be a
 * formula in a spreadsheet and an option in a command line.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}

export const linkDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A seat's link token is derived, so that it can be shown repeatedly although the database stores its digest alone;
 * a new nonce invalidates every earlier link.
 */
export function createPersonalLinks({ publicUrl, ...secrets }: { publicUrl: string } & AppSecrets) {
  const keys = deriveKeys(secrets, 'personal-link');
  const token = (seatId: string, nonce: string, key: Buffer = keys[0]) =>
    createHmac('sha256', key).update(`${seatId}.${nonce}`).digest('base64url');

  /** Derived with the secret of the seat's digest. */
  function tokenOf({ id, link_nonce, link_digest }: LinkedSeat): string {
    const [present, ...former] = keys.map((key) => token(id, link_nonce, key));
    return former.length === 0 || present === undefined || linkDigest(present) === link_digest
      ? (present ?? '')
      : (former.find((one) => linkDigest(one) === link_digest) ?? present);
  }

  const tokenPart = (seat: LinkedSeat) => `#link=${tokenOf(seat)}`;

  return {
    /** A new nonce with the digest of its token. */
    issue(seatId: string): { link_nonce: string; link_digest: string } {
      const nonce = randomBytes(12).toString('base64url');
      return { link_nonce: nonce, link_digest: linkDigest(token(seatId, nonce)) };
    },
    /** The token is in the fragment, which neither server logs nor Referer headers contain. */
    personal: (sessionId: string, seat: LinkedSeat): string =>
      `${publicUrl}/experience/${sessionId}${tokenPart(seat)}`,
    /** The page on which a guest declines; opening it changes nothing. */
    decline: (sessionId: string, seat: LinkedSeat): string =>
      `${publicUrl}/experience/${sessionId}?answer=cannot${tokenPart(seat)}`,
    general: (sessionId: string): string => `${publicUrl}/experience/${sessionId}`,
  };
}

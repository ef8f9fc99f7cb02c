import { decodeJwt, decodeProtectedHeader } from 'jose';

/**
 * The token that a customer's own JWT carries as `x-ably-token`, in its header or, unencrypted, among its claims.
 * Ably takes the outer JWT for an envelope: only what is inside is checked.
 */
export function embeddedToken(token: string): string | undefined {
  try {
    const inHeader: unknown = decodeProtectedHeader(token)['x-ably-token'];
    const inside = inHeader ?? decodeJwt(token)['x-ably-token'];
    return typeof inside === 'string' ? inside : undefined;
  } catch {
    return undefined;
  }
}

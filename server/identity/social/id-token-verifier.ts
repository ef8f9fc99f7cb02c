import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../clock.ts';
import { invalidToken, providerUnavailable } from './social-identity.ts';

const clockToleranceSeconds = 60;
const invalidCodes = new Set([
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
]);

export type IdToken = JWTPayload & { sub: string; exp: number };

interface Expected {
  jwksUrl: string;
  audience: string;
  /** Absent where the issuer depends on a claim; the caller then checks it. */
  issuer?: string | string[];
}

/** RS256 by the provider's published keys, for this audience and issuer, neither expired nor issued in the future. */
export function createIdTokenVerifier({ jwksUrl, audience, issuer }: Expected, clock: Clock) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return async (token: string): Promise<IdToken> => {
    const currentDate = new Date(clock.now());
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        audience,
        issuer,
        currentDate,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'iat', 'iss'],
      });
      if ((payload.iat ?? 0) * 1000 > clock.now() + clockToleranceSeconds * 1000) throw invalidToken();
      if (!payload.sub) throw invalidToken();
      return payload as IdToken;
    } catch (cause) {
      if (!(cause instanceof errors.JOSEError))
        throw cause instanceof TypeError ? providerUnavailable() : cause;
      throw invalidCodes.has(cause.code) ? invalidToken() : providerUnavailable();
    }
  };
}

export function textClaim(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

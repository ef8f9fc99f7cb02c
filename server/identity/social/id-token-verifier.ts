import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTPayload,
  jwtVerify,
} from 'jose';
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
  /** RS256 where it is left out; never one with a shared secret. */
  algorithms?: string[];
  /** The logout of a provider may name a session and no person. */
  isSubjectOptional?: boolean;
  /** For keys at an address that somebody entered. */
  fetch?: FetchImplementation;
}

/** Signed by the provider's published keys, for this audience and issuer, neither expired nor issued in the future. */
export function createIdTokenVerifier(expected: Expected, clock: Clock) {
  const { jwksUrl, audience, issuer, algorithms = ['RS256'], isSubjectOptional = false, fetch } = expected;
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: 5000,
    ...(fetch ? { [customFetch]: fetch } : {}),
  });
  return async (token: string): Promise<IdToken> => {
    const currentDate = new Date(clock.now());
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        audience,
        issuer,
        currentDate,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: [...(isSubjectOptional ? [] : ['sub']), 'exp', 'iat', 'iss'],
      });
      if ((payload.iat ?? 0) * 1000 > clock.now() + clockToleranceSeconds * 1000) throw invalidToken();
      if (!payload.sub && !isSubjectOptional) throw invalidToken();
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

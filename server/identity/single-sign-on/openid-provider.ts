import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Clock } from '../../clock.ts';
import { fieldProblem, type RefusalText } from '../../http/api-problem.ts';
import { AddressRefused, type OutgoingRequests } from '../../http/outgoing/outgoing-requests.ts';
import { createIdTokenVerifier, type IdToken } from '../social/id-token-verifier.ts';
import { providerUnavailable } from '../social/social-identity.ts';
import { signOnRefused } from './sign-on-problems.ts';

const keptMs = 10 * 60_000;
const keptProviders = 500;
/** Signatures by a key of the provider; none by a secret that both sides know. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** What the provider says of itself (OpenID Connect Discovery). */
interface ProviderMetadata {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  takesBasicAuthentication: boolean;
  namesItself: boolean;
}

interface Client {
  issuer: string;
  clientId: string;
}

interface CodeGrant extends Client {
  clientSecret: string;
  code: string;
  verifier: string;
  redirectUrl: string;
}

export type OpenidProviders = ReturnType<typeof createOpenidProviders>;

const refused = (message: RefusalText) => fieldProblem('issuer', message);

function metadataIn(body: Record<string, unknown>): ProviderMetadata | undefined {
  const web = (name: string): string | undefined => {
    const value = body[name];
    return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'
      ? value
      : undefined;
  };
  const [authorizationUrl, tokenUrl, jwksUrl] = [
    web('authorization_endpoint'),
    web('token_endpoint'),
    web('jwks_uri'),
  ];
  const { issuer, token_endpoint_auth_methods_supported: methods } = body;
  if (typeof issuer !== 'string' || !authorizationUrl || !tokenUrl || !jwksUrl) return undefined;
  return {
    issuer,
    authorizationUrl,
    tokenUrl,
    jwksUrl,
    takesBasicAuthentication: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    namesItself: body.authorization_response_iss_parameter_supported === true,
  };
}

async function jsonOf(response: Response): Promise<Record<string, unknown> | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
}

/** Application/x-www-form-urlencoded before Base64, as RFC 6749 has it. */
const basic = (id: string, secret: string) => {
  const encode = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`;
};

/** Identity providers of companies: discovery, code flow with PKCE, and tokens verified by their published keys. */
export function createOpenidProviders({ clock, outgoing }: { clock: Clock; outgoing: OutgoingRequests }) {
  const known = new Map<string, { metadata: ProviderMetadata; until: number }>();
  const verifiers = new Map<string, (token: string) => Promise<IdToken>>();

  function keep<Value>(map: Map<string, Value>, key: string, value: Value): Value {
    if (map.size >= keptProviders) map.clear();
    map.set(key, value);
    return value;
  }

  /** Throws 422 on `issuer` with what to do, 503 while the provider does not answer. */
  async function discover(issuer: string): Promise<ProviderMetadata> {
    const kept = known.get(issuer);
    if (kept && kept.until > clock.now()) return kept.metadata;
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await outgoing.fetch(url).catch((cause: unknown) => {
      if (cause instanceof AddressRefused)
        throw refused(({ singleSignOn }) => singleSignOn.connection.issuerAddress);
      return undefined;
    });
    if (!response || response.status >= 500) throw providerUnavailable();
    const metadata = response.ok ? metadataIn((await jsonOf(response)) ?? {}) : undefined;
    if (!metadata) throw refused(({ singleSignOn }) => singleSignOn.connection.noProvider);
    if (metadata.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
      throw refused(({ singleSignOn }) => singleSignOn.connection.otherIssuer(metadata.issuer.slice(0, 200)));
    keep(known, issuer, { metadata, until: clock.now() + keptMs });
    return metadata;
  }

  async function verifierOf({ issuer, clientId }: Client, isSubjectOptional: boolean) {
    const { jwksUrl, issuer: own } = await discover(issuer);
    const key = JSON.stringify([own, jwksUrl, clientId, isSubjectOptional]);
    return (
      verifiers.get(key) ??
      keep(
        verifiers,
        key,
        createIdTokenVerifier(
          {
            jwksUrl,
            audience: clientId,
            issuer: own,
            algorithms,
            isSubjectOptional,
            fetch: (address) => outgoing.fetch(address),
          },
          clock,
        ),
      )
    );
  }

  async function verify(client: Client, token: string): Promise<IdToken> {
    const claims = await (await verifierOf(client, false))(token);
    const isForMany = Array.isArray(claims.aud) && claims.aud.length > 1;
    if ((isForMany || claims.azp !== undefined) && claims.azp !== client.clientId)
      throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.otherApplication);
    return claims;
  }

  return {
    /** The issuer as the provider writes it. */
    issuerOf: async (issuer: string): Promise<string> => (await discover(issuer)).issuer,

    async authorizationUrl(request: {
      issuer: string;
      clientId: string;
      redirectUrl: string;
      state: string;
      nonce: string;
      verifier: string;
      email: string | undefined;
    }): Promise<string> {
      const { authorizationUrl } = await discover(request.issuer);
      const url = new URL(authorizationUrl);
      const query = {
        response_type: 'code',
        client_id: request.clientId,
        redirect_uri: request.redirectUrl,
        scope: 'openid email profile',
        state: request.state,
        nonce: request.nonce,
        code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(request.email === undefined ? {} : { login_hint: request.email }),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /** Throws 422 on `iss` where the answer is of another provider (RFC 9207). */
    async checkSender(issuer: string, sender: string | undefined): Promise<void> {
      const { issuer: own, namesItself } = await discover(issuer);
      if (sender === undefined ? namesItself : sender !== own)
        throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.otherProvider);
    },

    /** Exchanges the code and verifies the ID token. Throws 422 where the provider or a check refuses, 503 for an outage. */
    async claimsFor(grant: CodeGrant): Promise<IdToken> {
      const { issuer, clientId, clientSecret, code, verifier, redirectUrl } = grant;
      const { tokenUrl, takesBasicAuthentication } = await discover(issuer);
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        code_verifier: verifier,
        ...(takesBasicAuthentication ? {} : { client_id: clientId, client_secret: clientSecret }),
      });
      const response = await outgoing
        .fetch(tokenUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
            ...(takesBasicAuthentication ? { authorization: basic(clientId, clientSecret) } : {}),
          },
          body: form.toString(),
        })
        .catch(() => undefined);
      if (!response || response.status >= 500 || response.status === 429) throw providerUnavailable();
      const body = await jsonOf(response);
      if (!response.ok || typeof body?.id_token !== 'string')
        throw signOnRefused(
          body?.error === 'invalid_client'
            ? ({ singleSignOn }) => singleSignOn.logIn.client
            : ({ singleSignOn }) => singleSignOn.logIn.refused,
        );
      return verify({ issuer, clientId }, body.id_token);
    },

    /** The claims of a logout token, whose `sub` may be missing. Throws 422, or 503 for an outage. */
    logoutClaims: async (client: Client, token: string): Promise<JWTPayload & { exp: number }> =>
      (await verifierOf(client, true))(token),
  };
}

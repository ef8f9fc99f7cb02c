import { createServer } from 'node:https';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

export const openidClients = {
  google: 'google-client',
  linkedin: 'linkedin-client',
  microsoft: 'ms-client',
  company: 'company-client',
};

/** Of a company that logs in through this provider. */
export const companySecret = 'a secret of one company and its provider';
const linkedinSecret = 'a secret that only the server and the provider know';
const claims = { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] };
const page = (uid: string) => `<!doctype html><title>Provider</title>
  <form action="/interaction/${uid}"><label>Account <input name="login"></label><button>Sign in</button></form>`;

/** What Google's script does for a page: asks the provider for an id token with the page's nonce. */
const googleScript = `window.google = { accounts: { id: (() => {
  let asked;
  return {
    initialize: (options) => { asked = options; },
    prompt: async () => {
      const query = new URLSearchParams({ nonce: asked.nonce, aud: asked.client_id });
      const answer = await fetch(new URL('/google/credential?' + query, GOOGLE_ORIGIN));
      asked.callback({ credential: await answer.text() });
    },
  };
})() } };`;

function personOf(accountId: string) {
  return {
    email: `${accountId}@quay.example`,
    email_verified: true,
    given_name: 'Mia',
    family_name: accountId,
    name: `Mia ${accountId}`,
  };
}

/** A real OpenID provider over https on loopback, for LinkedIn's, Microsoft's and Google's way of signing in. */
export async function startOpenidProvider(given: {
  port: number;
  appUrl: string;
  certificate: { key: Buffer; cert: Buffer };
}) {
  const { port, appUrl, certificate } = given;
  const issuer = `https://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));

  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key for a test'] },
    claims,
    conformIdTokenClaims: false,
    clientBasedCORS: (_context: unknown, origin: string) => origin === appUrl,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...personOf(accountId) }),
    }),
    pkce: { required: () => false },
    clients: [
      {
        client_id: openidClients.linkedin,
        client_secret: linkedinSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${appUrl}/login`],
      },
      {
        client_id: openidClients.company,
        client_secret: companySecret,
        redirect_uris: [`${appUrl}/login/sso`],
      },
      {
        client_id: openidClients.microsoft,
        token_endpoint_auth_method: 'none',
        redirect_uris: [appUrl],
      },
    ],
  });

  const credential = (query: Record<string, string | undefined>) =>
    new SignJWT({ nonce: query.nonce, azp: query.aud, ...personOf('gia') })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setIssuer(issuer)
      .setAudience(query.aud ?? '')
      .setSubject('google-gia')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  provider.use(async (context, next) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(context.path)?.[1];
    if (context.path === '/google/script.js') {
      context.type = 'text/javascript';
      context.body = googleScript.replace('GOOGLE_ORIGIN', JSON.stringify(issuer));
    } else if (context.path === '/google/credential') {
      context.set('access-control-allow-origin', appUrl);
      context.body = await credential(context.query);
    } else if (uid && context.query.login === undefined) {
      context.type = 'text/html';
      context.body = page(uid);
    } else if (uid) {
      const accountId = context.query.login ?? '';
      const { params } = await provider.interactionDetails(context.req, context.res);
      const grant = new provider.Grant({ accountId, clientId: params.client_id });
      grant.addOIDCScope('openid profile email');
      const consent = { grantId: await grant.save() };
      context.respond = false;
      const result = { login: { accountId }, select_account: {}, consent };
      await provider.interactionFinished(context.req, context.res, result);
    } else await next();
  });

  const server = createServer(certificate, provider.callback());
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What the product must be told of the provider that will listen on `port`. */
export function openidEnvironment(port: number): Record<string, string> {
  const issuer = `https://127.0.0.1:${port}`;
  const keys = `${issuer}/jwks`;
  return {
    GOOGLE_CLIENT_ID: openidClients.google,
    GOOGLE_ISSUER: issuer,
    GOOGLE_JWKS_URL: keys,
    GOOGLE_SCRIPT_URL: `${issuer}/google/script.js`,
    LINKEDIN_CLIENT_ID: openidClients.linkedin,
    LINKEDIN_CLIENT_SECRET: linkedinSecret,
    LINKEDIN_ISSUER: issuer,
    LINKEDIN_JWKS_URL: keys,
    LINKEDIN_TOKEN_URL: `${issuer}/token`,
    LINKEDIN_AUTHORIZE_URL: `${issuer}/auth`,
    MICROSOFT_CLIENT_ID: openidClients.microsoft,
    MICROSOFT_ISSUER: issuer,
    MICROSOFT_JWKS_URL: keys,
  };
}

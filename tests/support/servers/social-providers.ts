import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const tenant = '11111111-2222-3333-4444-555555555555';

export const clientIds = {
  google: 'google-client',
  microsoft: 'microsoft-client',
  linkedin: 'linkedin-client',
  facebook: '424242',
};

interface FacebookToken {
  data: Record<string, unknown>;
  me: Record<string, unknown>;
}

const body = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

/** The four providers' servers on loopback, as far as a sign-in asks them. */
export async function startSocialProviders() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, string>();
  const facebook = new Map<string, FacebookToken>();
  const asked: string[] = [];
  let down = false;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    asked.push(url.pathname);
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (down) return answer(503, { error: 'unavailable' });
    if (url.pathname === '/keys') return answer(200, { keys: [jwk] });
    if (url.pathname === '/linkedin/token') {
      const form = await body(request);
      const code = form.get('code') ?? '';
      const id_token = codes.get(code);
      codes.delete(code);
      const accepted = id_token && form.get('client_secret') === 'linkedin-secret';
      return accepted
        ? answer(200, { id_token, access_token: 'unused' })
        : answer(400, { error: 'invalid_grant' });
    }
    if (url.pathname === '/graph/v25.0/debug_token') {
      const token = facebook.get(url.searchParams.get('input_token') ?? '');
      return answer(200, { data: token?.data ?? { is_valid: false } });
    }
    const token = facebook.get(url.searchParams.get('access_token') ?? '');
    const proved = /^[0-9a-f]{64}$/.test(url.searchParams.get('appsecret_proof') ?? '');
    return token && proved ? answer(200, token.me) : answer(400, { error: {} });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    publicKey,
    privateKey,
    jwk,
    asked,
    issuers: {
      google: 'https://accounts.google.com',
      microsoft: `https://login.microsoftonline.com/${tenant}/v2.0`,
      linkedin: 'https://www.linkedin.com/oauth',
    },
    env: {
      GOOGLE_CLIENT_ID: clientIds.google,
      GOOGLE_JWKS_URL: `${origin}/keys`,
      MICROSOFT_CLIENT_ID: clientIds.microsoft,
      MICROSOFT_JWKS_URL: `${origin}/keys`,
      LINKEDIN_CLIENT_ID: clientIds.linkedin,
      LINKEDIN_CLIENT_SECRET: 'linkedin-secret',
      LINKEDIN_JWKS_URL: `${origin}/keys`,
      LINKEDIN_TOKEN_URL: `${origin}/linkedin/token`,
      FACEBOOK_APP_ID: clientIds.facebook,
      FACEBOOK_APP_SECRET: 'facebook-secret',
      FACEBOOK_GRAPH_URL: `${origin}/graph/v25.0`,
    },
    setDown: (value: boolean) => {
      down = value;
    },
    /** An id token as the provider signs it; `change` overrides claims. */
    sign: (claims: JWTPayload, header: Record<string, unknown> = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(privateKey),
    /** A LinkedIn authorisation code that is good once. */
    codeFor(idToken: string): string {
      const code = `code-${codes.size}-${idToken.slice(-12)}`;
      codes.set(code, idToken);
      return code;
    },
    /** A Facebook access token of person `id`; `data` overrides what debug_token says of it. */
    facebookToken(id: string, me: Record<string, unknown>, data: Record<string, unknown> = {}): string {
      const token = `fb-${facebook.size}`;
      const tokenData = { is_valid: true, app_id: clientIds.facebook, type: 'USER', user_id: id, ...data };
      facebook.set(token, { data: tokenData, me: { id, ...me } });
      return token;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type SocialProviders = Awaited<ReturnType<typeof startSocialProviders>>;

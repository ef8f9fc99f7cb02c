import { createHash } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const readBody = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

/** An identity provider over https on loopback with claims controlled by the test, signed by its own key. */
export async function startCompanyProvider(certificate: { key: Buffer; cert: Buffer }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' };
  const grants = new Map<string, { idToken: string; challenge: string }>();
  const client = { id: 'muster at wren', secret: 'a secret: of ours+' };
  let down = false;
  let metadata: Record<string, unknown> = {};

  const server = createServer(certificate, async (request, response) => {
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (down) return answer(503, {});
    if (request.url === '/.well-known/openid-configuration')
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...metadata,
      });
    if (request.url === '/keys') return answer(200, { keys: [jwk] });
    if (request.url !== '/token') return answer(404, {});
    const form = await readBody(request);
    const [id, secret] = Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    if (id !== client.id || secret !== client.secret) return answer(401, { error: 'invalid_client' });
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return grant && grant.challenge === challenge
      ? answer(200, { access_token: 'unused', token_type: 'Bearer', id_token: grant.idToken })
      : answer(400, { error: 'invalid_grant' });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: JWTPayload, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(key);

  return {
    issuer,
    client,
    sign,
    /** Signed by a foreign key. */
    forge: (claims: JWTPayload) => sign(claims, foreign.privateKey),
    /** A code that is exchanged for this ID token, with the verifier of this challenge. */
    codeFor(idToken: string, challenge: string): string {
      const code = crypto.randomUUID();
      grants.set(code, { idToken, challenge });
      return code;
    },
    setDown: (isDown: boolean) => {
      down = isDown;
    },
    /** Overrides parts of the discovery document. */
    setMetadata: (changes: Record<string, unknown>) => {
      metadata = changes;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type CompanyProvider = Awaited<ReturnType<typeof startCompanyProvider>>;

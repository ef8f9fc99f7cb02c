import { createServer, type IncomingMessage, type Server } from 'node:http';
import { EncryptJWT, SignJWT } from 'jose';

/** With their charset: the SDK in Node reads the body of an error only where the type has no parameter. */
const contentTypes: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  jwt: 'application/jwt',
};

/** Answers as echo.ably.io does, as far as ably-js's tests of token auth and of free requests ask it. */
export function startEchoService(port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://echo');
    const query = Object.fromEntries(url.searchParams);
    const body = await readBody(request);
    const say = (status: number, type: string | undefined, text: string) =>
      response.writeHead(status, { 'content-type': type }).end(text);
    const status = Number(query.status ?? 200);
    if (url.pathname === '/createJWT') {
      const { returnType = 'text' } = query;
      return say(200, contentTypes[returnType], await createJwt(query));
    }
    if (url.pathname === '/qs_to_body') return say(200, contentTypes.json, JSON.stringify(query));
    if (url.pathname === '/methods')
      return say(200, 'application/json', JSON.stringify({ method: request.method?.toLowerCase() }));
    if (url.pathname === '/respondwith') return say(status, contentTypes.json, '{}');
    return say(status, contentTypes[query.type ?? 'text'], query.body ?? jsonOfForm(body));
  });
  return new Promise((resolve) => {
    server.listen(port, 'localhost', () => resolve(server));
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const jsonOfForm = (body: string) =>
  body.includes('=') && !body.startsWith('{')
    ? JSON.stringify(Object.fromEntries(new URLSearchParams(body)))
    : body;

/** A JWT signed with the key, or an envelope around another token: in the claims, or encrypted and in the header. */
async function createJwt(query: Record<string, string>): Promise<string> {
  const { keyName = '', keySecret = '', capability, clientId, innerToken } = query;
  const secret = new TextEncoder().encode(keySecret);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + Number(query.expiresIn ?? 3600);
  if (innerToken !== undefined && query.encrypted !== undefined) {
    const header = { alg: 'dir', enc: 'A128GCM', typ: 'JWT', 'x-ably-token': innerToken };
    return new EncryptJWT({})
      .setProtectedHeader(header)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .encrypt(secret.subarray(0, 16));
  }
  return new SignJWT({
    ...(capability === undefined ? {} : { 'x-ably-capability': capability }),
    ...(clientId === undefined ? {} : { 'x-ably-clientId': clientId }),
    ...(innerToken === undefined ? {} : { 'x-ably-token': innerToken }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(innerToken === undefined ? { kid: keyName } : {}) })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

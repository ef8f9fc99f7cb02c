import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { deriveKeys } from '../../secret.ts';
import { ApiProblem } from '../api-problem.ts';
import type { App } from '../app-type.ts';

export const sessionCookie = 'muster_session';
export const csrfCookie = 'XSRF-TOKEN';

const sessionForm = /^[A-Za-z0-9_-]{43}$/;
const tokenForm = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
const cookieLifetimeSeconds = 120 * 60;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface CsrfDeps {
  config: Pick<Config, 'publicUrl'>;
  secret: string;
  formerSecrets?: readonly string[];
}

export type CsrfTokens = ReturnType<typeof csrfTokens>;

/** A signed double submit: the token is an HMAC over the HttpOnly session cookie, so that neither is valid alone. */
export function csrfTokens({ config, ...secrets }: CsrfDeps) {
  const keys = deriveKeys(secrets, 'csrf');
  const secure = config.publicUrl.startsWith('https:');

  const sign = (session: string, nonce: string, key: Buffer = keys[0]) =>
    createHmac('sha256', key).update(`${session}.${nonce}`).digest('base64url');

  /** Whether the header's token belongs to the session of the request's cookie. */
  function isValid(request: FastifyRequest): boolean {
    const session = request.cookies[sessionCookie] ?? '';
    const [, nonce, signature] = tokenForm.exec(presentedToken(request)) ?? [];
    if (!sessionForm.test(session) || nonce === undefined || signature === undefined) return false;
    const presented = Buffer.from(signature);
    return keys.some((key) => timingSafeEqual(presented, Buffer.from(sign(session, nonce, key))));
  }

  /** Sets a token for the browser's session, or for a new one, on the response. */
  function sendCookies(request: FastifyRequest, reply: FastifyReply): void {
    const current = request.cookies[sessionCookie] ?? '';
    const session = sessionForm.test(current) ? current : randomBytes(32).toString('base64url');
    const nonce = randomBytes(16).toString('base64url');
    const shared = { path: '/', sameSite: 'lax', secure, maxAge: cookieLifetimeSeconds } as const;
    reply.setCookie(sessionCookie, session, { ...shared, httpOnly: true });
    reply.setCookie(csrfCookie, `${nonce}.${sign(session, nonce)}`, shared);
  }

  return { isValid, sendCookies };
}

/** Refuses unsafe requests of browsers without a token, and registers the route that issues one. */
export function csrfProtection(app: App, { isValid, sendCookies }: CsrfTokens): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.is404) return;
    if (request.routeOptions.config.csrf === false) return;
    if (isFromBrowser(request) && !isValid(request))
      throw new ApiProblem({ status: 419, message: ({ requests }) => requests.csrf });
  });

  app.get(
    '/sanctum/csrf-cookie',
    { schema: { hide: true }, config: { access: 'public' } },
    async (request, reply) => {
      sendCookies(request, reply);
      return reply.code(204).send();
    },
  );
}

/** Expires both cookies; scripts cannot delete the HttpOnly one. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [sessionCookie, csrfCookie]) reply.clearCookie(name, { path: '/' });
}

function presentedToken(request: FastifyRequest): string {
  const header = request.headers['x-xsrf-token'] ?? request.headers['x-csrf-token'];
  return typeof header === 'string' ? header : '';
}

function isFromBrowser({ headers, cookies }: FastifyRequest): boolean {
  const sent = headers.origin ?? headers.referer ?? headers['sec-fetch-site'];
  return sent !== undefined || cookies[sessionCookie] !== undefined || cookies[csrfCookie] !== undefined;
}

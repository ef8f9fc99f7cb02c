import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../../../server/http/app-type.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestBrowser {
  token: string | undefined;
  readonly cookies: Map<string, string>;
  send(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

const origin = 'http://localhost:3000';
let browsers = 0;

/**
 * Sends requests like a browser with its own address: Origin, cookies, the CSRF header, the bearer token, and an
 * idempotency key with every POST.
 */
export function createBrowser(app: App): TestBrowser {
  const cookies = new Map<string, string>();
  browsers += 1;
  const remoteAddress = `10.1.${Math.floor(browsers / 250)}.${1 + (browsers % 250)}`;

  async function raw(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        accept: 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined
          ? {}
          : { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
        ...(browser.token ? { authorization: `Bearer ${browser.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const browser: TestBrowser = {
    token: undefined,
    cookies,
    async send(method, url, body, headers) {
      if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await raw('GET', '/sanctum/csrf-cookie');
      const token = cookies.get('XSRF-TOKEN');
      const csrf: Record<string, string> =
        method === 'GET' || token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) };
      const key: Record<string, string> = method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {};
      return raw(method, url, body, { ...csrf, ...key, ...headers });
    },
    get: (url) => browser.send('GET', url),
    post: (url, body, headers) => browser.send('POST', url, body, headers),
  };
  return browser;
}

import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { SignJWT, jwtVerify } from 'jose';
import { hashPassword, verifyPassword } from '../../server/identity/password-hashing.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { quantile } from '../quantile.ts';

export interface IdentityRow {
  measure: string;
  samples: number;
  p50: string;
  p95: string;
  perSecond: string;
}

const rounds = Number(process.env.ROUNDS ?? 20);
const seconds = Number(process.env.SECONDS ?? 5);
const password = 'a lantern in the harbour';
const nodesArgon2 = promisify(argon2);
let addresses = 0;

/** As if from an address of its own, so that what is measured is the work and not the throttle. */
function send(product: Product, path: string, body: unknown, token?: string): Promise<Response> {
  addresses += 1;
  return fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

async function timed(measure: string, works: (() => Promise<unknown>)[]): Promise<IdentityRow> {
  const times: number[] = [];
  const beganAt = performance.now();
  for (const work of works) {
    const at = performance.now();
    await work();
    times.push(performance.now() - at);
  }
  const perSecond = (works.length / (performance.now() - beganAt)) * 1000;
  return rowOf(measure, times, perSecond);
}

async function atOnce(measure: string, works: (() => Promise<unknown>)[]): Promise<IdentityRow> {
  const beganAt = performance.now();
  const times = await Promise.all(
    works.map(async (work) => {
      await work();
      return performance.now() - beganAt;
    }),
  );
  return rowOf(measure, times, (works.length / (performance.now() - beganAt)) * 1000);
}

function rowOf(measure: string, times: number[], perSecond: number): IdentityRow {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    measure,
    samples: times.length,
    p50: ms(quantile(times, 0.5)),
    p95: ms(quantile(times, 0.95)),
    perSecond: perSecond.toFixed(0),
  };
}

const times = <Work>(count: number, make: (index: number) => Work): Work[] =>
  Array.from({ length: count }, (_none, index) => make(index));

/** Argon2id by the library beside Node's own, at the same cost. */
async function hashing(): Promise<IdentityRow[]> {
  const kept = await hashPassword(password);
  const cost = { nonce: randomBytes(16), memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const peer = () => nodesArgon2('argon2id', { message: password, ...cost });
  return [
    await timed(
      'Argon2id verification, @node-rs/argon2',
      times(rounds, () => () => verifyPassword(password, kept)),
    ),
    await timed(
      'Argon2id, node:crypto, same cost',
      times(rounds, () => peer),
    ),
  ];
}

const emailOf = (index: number) => `person.${index}@bench-of-identity.example`;

async function accounts(product: Product): Promise<{ rows: IdentityRow[]; token: string }> {
  const register = (index: number) => () =>
    expectOk(
      send(product, '/api/auth/register', {
        first_name: 'Ana',
        last_name: 'Costa',
        email: emailOf(index),
        password,
        password_confirmation: password,
        company_name: `Bench ${index}`,
        country_id: 'PT',
        timezone_id: 'Europe/Lisbon',
      }),
    );
  const rows = [await timed('Sign-up', times(rounds, register))];
  const links = await Promise.all(times(rounds, (index) => verificationOf(product, emailOf(index))));
  rows.push(
    await timed(
      'Verification of an address',
      links.map((link) => () => expectOk(send(product, '/api/email/verify', link))),
    ),
  );
  const logIn = (index: number) => () =>
    expectOk(send(product, '/api/login', { email: emailOf(index), password }));
  rows.push(
    await timed('Sign-in (takes 200 ms by design)', times(rounds, logIn)),
    await atOnce(`Sign-in, ${rounds} at once`, times(rounds, logIn)),
    await timed(
      'Forgotten password, known address (200 ms by design)',
      times(
        rounds,
        (index) => () => expectOk(send(product, '/api/auth/forgot-password', { email: emailOf(index) })),
      ),
    ),
  );
  const { token } = (await (await logIn(0)()).json()) as { token: string };
  let current = token;
  rows.push(
    await timed(
      'Refresh of a token',
      times(rounds, () => async () => {
        const answer = await expectOk(send(product, '/api/refresh-token', {}, current));
        current = ((await answer.json()) as { token: string }).token;
      }),
    ),
  );
  return { rows, token: current };
}

async function verificationOf(product: Product, email: string): Promise<Record<string, string>> {
  const [mail] = await product.outbox(email);
  const link = /\S+\/verify\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`${email} got no link`);
  const { pathname, searchParams } = new URL(link);
  const [, , id = '', hash = ''] = pathname.split('/');
  return { id, hash, ...Object.fromEntries(searchParams) };
}

async function fire(measure: string, url: string, token?: string): Promise<IdentityRow & { rate: number }> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  if (result.non2xx > 0) throw new Error(`${measure}: ${result.non2xx} refused requests`);
  const { p50, p97_5 } = result.latency;
  return {
    measure,
    samples: result.requests.total,
    p50: `${p50.toFixed(1)} ms`,
    p95: `${p97_5.toFixed(1)} ms (97.5)`,
    perSecond: result.requests.average.toFixed(0),
    rate: result.requests.average,
  };
}

/** What a token check costs: a route with one, beside routes of the same server without. */
async function checks(product: Product, token: string): Promise<IdentityRow[]> {
  const bare = await fire('GET /healthz: neither token nor database', `${product.url}/healthz`);
  const oneQuery = await fire('GET /readyz: one query, no token', `${product.url}/readyz`);
  const checked = await fire(
    'GET /api/experience: a token check and no more queries',
    `${product.url}/api/experience`,
    token,
  );
  const read = await fire('GET /api/user: a token check and one query', `${product.url}/api/user`, token);
  return [bare, oneQuery, checked, read].map(({ rate, ...row }) => ({
    ...row,
    perSecond: `${row.perSecond} (${(rate / oneQuery.rate).toFixed(2)} of /readyz)`,
  }));
}

/** A signed token checked without a database: what the opaque ones are given up for the right to be revoked. */
async function signedPeer(): Promise<IdentityRow> {
  const key = randomBytes(32);
  const token = await new SignJWT({ sub: '1' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('8h')
    .sign(key);
  return timed(
    'A JWT verified by jose instead, in process',
    times(2000, () => () => jwtVerify(token, key)),
  );
}

/** Times of the flows of identity on the server, and token checks a second. */
export async function benchIdentity(product: Product): Promise<IdentityRow[]> {
  const hashed = await hashing();
  const { rows, token } = await accounts(product);
  return [...hashed, ...rows, ...(await checks(product, token)), await signedPeer()];
}

export function identityTable(rows: IdentityRow[]): string {
  const lines = rows.map(
    ({ measure, samples, p50, p95, perSecond }) =>
      `| ${measure} | ${samples} | ${p50} | ${p95} | ${perSecond} |`,
  );
  return [
    '| Measure | Samples | p50 | p95 | A second |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

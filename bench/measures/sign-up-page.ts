import autocannon from 'autocannon';
import type { ProgrammeDetail } from '../../contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '../../contract/rules/sessions/programmes.ts';
import type { Product } from '../../tests/support/servers/product.ts';

export interface SignUpFigures {
  request: string;
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
}

const perSecond = 200;
const seconds = 15;
const dayMs = 24 * 60 * 60_000;

async function createProgramme(product: Product, token: string): Promise<ProgrammeDetail> {
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const answer = await fetch(`${product.url}/api/programme`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      title: 'Winter campaign',
      story_slug: 'the-borrowed-light',
      timezone_id: 'Europe/Lisbon',
      slots: Array.from({ length: programmeLimits.slots }, (_, index) => ({
        wall_clock: { date: day(20 + index), time: '15:00' },
        capacity: 30,
      })),
      audience: 'link',
      allowed: [],
      closes: { date: day(19), time: '18:00' },
    }),
  });
  if (!answer.ok) throw new Error(`The programme was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ProgrammeDetail;
}

async function fire(title: string, url: string, body?: (sent: number) => object): Promise<SignUpFigures> {
  let sent = 0;
  const result = await autocannon({
    url,
    connections: 50,
    overallRate: perSecond,
    duration: seconds,
    requests: [
      {
        method: body ? 'POST' : 'GET',
        setupRequest: (request) => {
          sent += 1;
          return {
            ...request,
            headers: {
              accept: 'application/json',
              'content-type': 'application/json',
              'x-forwarded-for': `10.2.${Math.floor(sent / 250) % 250}.${1 + (sent % 250)}`,
            },
            ...(body && { body: JSON.stringify(body(sent)) }),
          };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${title}: ${result.non2xx} refused requests, ${result.errors} failed`);
  const { p50, p99, max } = result.latency;
  return { request: title, perSecond: result.requests.average, p50, p99, max };
}

/**
 * A programme of sixty sessions whose link is opened two hundred times a second, by as many addresses, and people who sign up
 * at that rate for its 1,800 seats and its waiting list.
 */
export async function benchSignUpPage(product: Product, token: string): Promise<SignUpFigures[]> {
  const { link, slots } = await createProgramme(product, token);
  const path = new URL(link).pathname;
  const api = `${product.url}/api${path}`;
  return [
    await fire('GET /sign-up/{token}, the page', `${product.url}${path}`),
    await fire('GET /api/sign-up/{token}, its 60 sessions', `${api}?language=en`),
    await fire('POST /api/sign-up/{token}, a person', api, (sent) => ({
      slot_id: slots[sent % slots.length]?.id,
      people: [{ first_name: 'Ana', last_name: 'Guest', email: `p${sent}@bench.test` }],
      wait: true,
      language: 'en',
    })),
  ];
}

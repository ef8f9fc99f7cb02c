import { setTimeout as pause } from 'node:timers/promises';
import type { ProgrammeDetail } from '../../contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '../../contract/rules/sessions/programmes.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { quantile } from '../quantile.ts';

export interface SignUpFigures {
  request: string;
  perSecond: number;
  /** Told to come back later. */
  refused: number;
  p50: number;
  p99: number;
  max: number;
}

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

/** Begins a request every few milliseconds, whatever becomes of those before it. */
async function fire(
  title: string,
  url: string,
  perSecond: number,
  body?: (sent: number) => object,
): Promise<SignUpFigures> {
  const times: number[] = [];
  let refused = 0;
  const from = performance.now();
  const ask = async (sent: number) => {
    await pause(Math.max(0, from + (sent / perSecond) * 1000 - performance.now()));
    const began = performance.now();
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': `10.2.${Math.floor(sent / 250)}.${1 + (sent % 250)}`,
      },
      ...(body && { body: JSON.stringify(body(sent)) }),
    });
    await answer.arrayBuffer();
    if (answer.ok) times.push(performance.now() - began);
    else if (answer.status === 503) refused += 1;
    else throw new Error(`${title} was answered ${answer.status}`);
  };
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, sent) => ask(sent)));
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(times, share)) as [number, number, number];
  return { request: title, perSecond, refused, p50, p99, max };
}

/**
 * A programme of sixty sessions whose link is opened two hundred times a second, and forty people a second who sign up.
 */
export async function benchSignUpPage(product: Product, token: string): Promise<SignUpFigures[]> {
  const { link, slots } = await createProgramme(product, token);
  const path = new URL(link).pathname;
  const api = `${product.url}/api${path}`;
  return [
    await fire('GET /sign-up/{token}, the page', `${product.url}${path}`, 200),
    await fire('GET /api/sign-up/{token}, its 60 sessions', `${api}?language=en`, 200),
    await fire('POST /api/sign-up/{token}, a person', api, 40, (sent) => ({
      slot_id: slots[sent % slots.length]?.id,
      people: [{ first_name: 'Ana', last_name: 'Guest', email: `p${sent}@bench.test` }],
      wait: true,
      language: 'en',
    })),
  ];
}

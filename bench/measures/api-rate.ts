import autocannon from 'autocannon';
import type { Product } from '../../tests/support/servers/product.ts';

export interface RateFigures {
  request: string;
  perSecond: number;
  p50: number;
  p99: number;
}

async function fire(title: string, url: string, token: string | null): Promise<RateFigures> {
  const result = await autocannon({
    url,
    connections: 16,
    duration: 5,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0) throw new Error(`${title}: ${result.non2xx} refused requests`);
  return {
    request: title,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Requests a second over loopback, 16 connections, 5 s each, the load on the same two cores as the server. */
export async function benchApiRate(product: Product, token: string): Promise<RateFigures[]> {
  return [
    await fire('GET /healthz', `${product.url}/healthz`, null),
    await fire('GET /api/exp/clock', `${product.url}/api/exp/clock`, null),
    await fire('GET /api/user (token checked in the database)', `${product.url}/api/user`, token),
    await fire('GET /api/session?tab=upcoming', `${product.url}/api/session?tab=upcoming`, token),
  ];
}

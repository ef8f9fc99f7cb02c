import { organiserAccount } from '../support/organiser.ts';
import type { Product } from '../support/servers/product.ts';

/** An answer, with its text where it has one. */
export interface Received {
  status: number;
  text: string;
  location: string | null;
}

/** One request as a program sends it, from an address of its own. */
export async function ask(
  product: Product,
  method: string,
  path: string,
  given: { token?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Received> {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const response = await fetch(`${product.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': `10.${address}`,
      ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
      ...given.headers,
    },
    ...(given.body === undefined ? {} : { body: given.body }),
  });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

/** The token of a stranger who has signed up with a company of their own. */
export async function signUpStranger(product: Product): Promise<string> {
  const account = { ...organiserAccount, email: 'sten@stranger.test', company_name: 'Stranger' };
  const { text } = await ask(product, 'POST', '/api/auth/register', { body: JSON.stringify(account) });
  return (JSON.parse(text) as { token: string }).token;
}

export const isRefused = ({ status }: Received): boolean => status >= 400 && status < 500;

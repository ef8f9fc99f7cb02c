import { contactCalls } from '../../../contract/calls/contact.ts';
import { identityCalls } from '../../../contract/calls/identity.ts';
import { participantCalls } from '../../../contract/calls/participants.ts';
import { allAddresses } from '../all-addresses.ts';
import { registration } from '../../support/sign-up.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import { type Attack, rounds, type Score } from '../attack.ts';
import { ask, isRefused } from '../two-companies.ts';

/** What a pattern that looks at every way through a text would need minutes for. */
const kinds = ['a', 'a.', 'a@', '.', '/', ' ', '-', '0', '://', '<', '\\', '渡'];
/** A pattern that is not linear takes seconds; the machine's own delays are shorter. */
const withinMs = 1500;

/** Work before the bound: long texts and addresses of nobody are refused at once, and nobody waits for them. */
export const attack: Attack = {
  name: 'bounds',
  async run(score) {
    const product = await startProduct({ TRUST_PROXY: '1' });
    try {
      await attackBounds(product, score);
    } finally {
      await product.close();
    }
  },
};

async function attackBounds(product: Product, { note }: Score): Promise<void> {
  const timed = async (kind: string, detail: string, work: () => Promise<{ status: number }>) => {
    const from = performance.now();
    // A server that refuses a body unread closes the connection under it.
    const answer = await work().catch(() => ({ status: 413 }));
    const tookMs = Math.round(performance.now() - from);
    note(kind, tookMs < withinMs && answer.status >= 400, `${answer.status} after ${tookMs} ms: ${detail}`);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) {
      for (const chars of [60_000, 400_000, 1_000_000]) {
        const first_name = kind.repeat(chars / kind.length);
        const body = JSON.stringify(registration({ first_name }));
        await timed('long names', `${chars} × ${kind}`, () =>
          ask(product, 'POST', '/api/auth/register', { body }),
        );
      }
      for (const path of ['/verify/', '/blog/', '/experience/live/', '/media/', '/api/session/'])
        await timed('long addresses', `${path}${kind}`, () =>
          ask(product, 'GET', `${path}${encodeURI(kind).repeat(15_000 / encodeURI(kind).length)}`),
        );
    }
  const guesses = async (kind: string, addressOf: (n: number) => string, expected: number) => {
    const email = `${kind.replaceAll(/\W/g, '')}@harbour.example`;
    let passed = 0;
    for (let n = 0; n < 60; n += 1) {
      const body = JSON.stringify({ email, password: `guess ${n}` });
      const headers = { 'x-forwarded-for': addressOf(n) };
      if ((await ask(product, 'POST', '/api/login', { body, headers })).status !== 429) passed += 1;
    }
    note('guesses from many addresses', passed <= expected, `${passed} of 60 ${kind}`);
  };
  await guesses('from one /64 network', (n) => `2001:db8:1:1::${n.toString(16)}`, 5);
  await guesses('from one address with ports', (n) => `198.51.100.7:${20_000 + n}`, 5);
  await guesses('from no addresses', (n) => `nobody-${n}`, 5);
  await guesses('from 60 networks', (n) => `203.0.113.${n}`, 20);
  const writable = [contactCalls, identityCalls, participantCalls].flatMap((table) => Object.values(table));
  for (const { method, path } of [...allAddresses, ...writable]) {
    if (method === 'GET') continue;
    const long = 'a'.repeat(50_000);
    const body = JSON.stringify({ email: long, name: long, title: long, text: long, code: long });
    const answer = await ask(product, method, path.replace(/:\w+/g, '1'), { body });
    note('long fields in every call', isRefused(answer), `${answer.status} to ${method} ${path}`);
  }
}

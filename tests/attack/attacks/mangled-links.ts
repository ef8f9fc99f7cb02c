import { type Product, startProduct } from '../../support/servers/product.ts';
import { type Attack, rounds, type Score } from '../attack.ts';

const token = 'Ab_-0123456789abcdefghijklmnopqrstuvwxyzABC';
const links = [
  `/experience/AbCdEfGhIjKlMnOpQrStUv%23link=${token}`,
  `/verify/1/${token}?expires=1&signature=${token}`,
  `/reset-password/${token}%23email=a@b.example`,
  `/invite-admin/${token}`,
  '/pricing',
];
const before = [
  '',
  '/',
  '//evil.example',
  '///',
  '/%2Fevil.example',
  '/%5C',
  '/%',
  '/\u00ad',
  '/..',
  '/EVIL',
];
const after = [
  '',
  '.',
  '%',
  '%0D%0ALocation:%20//evil.example',
  '%00',
  '//evil.example',
  '%2525',
  '?%',
  '\u200b',
];

/** A browser that is sent on from a mangled address stays on this host, is answered by a page, and goes in no circle. */
export const attack: Attack = {
  name: 'mangled-links',
  async run(score) {
    const product = await startProduct();
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const link of links)
          for (const start of before)
            for (const end of after) await follow(product, score, start + link + end);
    } finally {
      await product.close();
    }
  },
};

async function follow({ url }: Product, { note }: Score, address: string): Promise<void> {
  const seen = new Set<string>();
  let at = `${url}${encodeURI(address).replaceAll('%25', '%')}`;
  for (;;) {
    const answer = await fetch(at, { redirect: 'manual', headers: { accept: 'text/html' } });
    const location = answer.headers.get('location');
    await answer.arrayBuffer();
    note('answered', answer.status < 500, `${answer.status} for ${at}`);
    if (location === null) return;
    const next = new URL(location, at);
    note('stays here', next.origin === new URL(url).origin, `${at} leads to ${location}`);
    note('goes in no circle', !seen.has(next.href), `${at} leads to ${location} again`);
    if (seen.has(next.href) || next.origin !== new URL(url).origin) return;
    seen.add(next.href);
    at = next.href.split('#')[0] ?? '';
  }
}

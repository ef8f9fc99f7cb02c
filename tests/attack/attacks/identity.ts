import { connect } from 'node:net';
import { allAddresses } from '../all-addresses.ts';
import { organiserAccount, signUpOrganiser } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import { openLink } from '../../support/virtual-participant.ts';
import { createDraw, wrongValues } from '../../support/wrong-values.ts';
import { type Attack, rounds, type Score } from '../attack.ts';
import { ask, isRefused, signUpStranger } from '../two-companies.ts';

/** Logins, tokens, links, codes, redirects and ids: without an account, or with somebody else's. */
export const attack: Attack = {
  name: 'identity',
  async run(score) {
    const product = await startProduct({ TRUST_PROXY: '1', WELCOME_CREDITS: '5' });
    try {
      await attackIdentity(product, score);
    } finally {
      await product.close();
    }
  },
};

async function attackIdentity(product: Product, { note }: Score): Promise<void> {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const [ana] = session.seats;
  const link = ana?.personal_link ?? '';
  const seatToken = (await openLink(product.url, link)).token;
  const stranger = await signUpStranger(product);
  const draw = createDraw(Date.now());

  const { email } = organiserAccount;
  const quoted = JSON.stringify(email);
  for (let round = 0; round < rounds; round += 1)
    for (const wrong of wrongValues) {
      const bodies = [`{"email":${quoted},"password":${wrong}}`, `{"email":${wrong},"password":"x"}`];
      for (const body of bodies) {
        const answer = await ask(product, 'POST', '/api/login', { body });
        note('logins', isRefused(answer), `${answer.status} to ${body.slice(0, 80)}`);
      }
    }
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      ask(product, 'POST', '/api/login', {
        body: JSON.stringify({ email, password: `guess ${n}` }),
        headers: { 'x-forwarded-for': '10.9.9.9' },
      }),
    ),
  );
  note(
    'guesses from one address are throttled',
    guesses.some(({ status }) => status === 429),
  );

  const alike = (token: string) => {
    const [id = '', secret = ''] = token.split('|');
    const at = draw(secret.length);
    const flipped = `${secret.slice(0, at)}${secret[at] === 'A' ? 'B' : 'A'}${secret.slice(at + 1)}`;
    return [
      `${id}|${flipped}`,
      `${Number(id) + 1}|${secret}`,
      `${Number(id) - 1}|${secret}`,
      `${id}|`,
      `${id}|${secret.slice(1)}`,
      `${id}|${secret}${secret}`,
      `0${id}|${secret}`,
      secret,
      `${id}%7C${secret}`,
      'x'.repeat(5000),
    ];
  };
  for (let round = 0; round < rounds; round += 1)
    for (const [path, token] of [
      ['/api/user', organiser.token],
      ['/api/exp/snapshot', seatToken],
    ] as const)
      for (const forged of alike(token)) {
        const { status } = await ask(product, 'GET', path, { token: forged });
        note('tokens', status === 401, `${status} to ${forged.slice(0, 20)} on ${path}`);
      }
  note(
    'a seat’s token at the dashboard',
    (await ask(product, 'GET', '/api/user', { token: seatToken })).status === 401,
  );
  note(
    'a dashboard’s token in a session',
    (await ask(product, 'GET', '/api/exp/snapshot', { token: organiser.token })).status === 401,
  );

  const secret = link.split('#link=')[1] ?? '';
  const mails = await product.outbox(email);
  const verification = mails.flatMap(({ text }) => text.match(/\S+\/verify\/\S+/) ?? [])[0] ?? '';
  const [, , id = '', hash = ''] = new URL(verification).pathname.split('/');
  const signed = Object.fromEntries(new URL(verification).searchParams);
  const links: [string, object][] = [
    ['/api/exp/link', { link_token: secret.slice(1) }],
    ['/api/exp/link', { link_token: `${secret}A` }],
    ['/api/exp/link', { link_token: secret.toLowerCase() }],
    ['/api/exp/link', { link_token: { $ne: null } }],
    ['/api/email/verify', { id: String(Number(id) + 1), hash, ...signed }],
    ['/api/email/verify', { id, hash: hash.split('').reverse().join(''), ...signed }],
    ['/api/email/verify', { id, hash, ...signed, expires: '99999999999' }],
    ['/api/email/verify', { id, hash, ...signed, signature: 'x' }],
    [
      '/api/auth/reset-password',
      { email, token: 'x'.repeat(43), password: 'a new lantern', password_confirmation: 'a new lantern' },
    ],
    [
      `/api/admin-invitation/${'x'.repeat(43)}/accept`,
      { first_name: 'A', last_name: 'B', password: 'a new lantern', password_confirmation: 'a new lantern' },
    ],
  ];
  for (const [path, body] of links) {
    const answer = await ask(product, 'POST', path, { body: JSON.stringify(body) });
    note('links', isRefused(answer), `${answer.status} to ${path} ${JSON.stringify(body).slice(0, 80)}`);
  }

  const turnOn = { token: organiser.token, body: '{"confirm_address":true}' };
  await ask(product, 'PUT', '/api/company/settings', turnOn);
  const pair = { email: ana?.email, session_id: session.id };
  await ask(product, 'POST', '/api/exp/code', { body: JSON.stringify(pair) });
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => {
      const code = String(draw(1_000_000)).padStart(6, '0');
      return ask(product, 'POST', '/api/exp/code/enter', { body: JSON.stringify({ ...pair, code }) });
    }),
  );
  note('five tries a code, from any address', tries.filter(({ status }) => status !== 429).length <= 5);
  for (const answer of tries) note('guessed codes', isRefused(answer), String(answer.status));
  const more = await ask(product, 'POST', '/api/exp/code', { body: JSON.stringify(pair) });
  note('a second mail within the minute', more.status === 429, String(more.status));
  const byForm = await ask(product, 'GET', `/api/exp/auth?email=${ana?.email}&sessionId=${session.id}`);
  note('the form without a code', isRefused(byForm), String(byForm.status));

  for (const target of [
    '//evil.example/',
    'http://evil.example/',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/login?redirect=//evil.example',
    '/dashboard/../../evil',
    '/%0d%0aLocation:%20//evil.example',
  ]) {
    const answer = await rawGet(product, target);
    note('redirects', !/^location:/im.test(answer) && !/^HTTP\/1\.1 5/.test(answer), target);
  }

  for (const { method, path, access } of allAddresses) {
    if (!path.includes('/:id') || access === 'public') continue;
    for (const wanted of [session.id, '1', '0', '-1', '1e3', '%00', `${session.id}'--`, '__proto__'])
      for (const token of [stranger, seatToken]) {
        const target = path.replace(':id', wanted).replace(/:\w+/g, 'x');
        const { status } = await ask(product, method, target, {
          token,
          ...(method === 'GET' ? {} : { body: '{}' }),
        });
        note('ids of others', status >= 400 && status < 500, `${status} to ${method} ${target}`);
      }
  }
  const untouched = await organiser.read(session.id);
  note(
    'the session is as it was',
    JSON.stringify(untouched.seats.length) === '4' && untouched.title === session.title,
  );
}

/** The answer's head to a target that no client of ours would send. */
async function rawGet(product: Product, target: string): Promise<string> {
  const { port, host } = new URL(product.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let head = '';
  for await (const chunk of socket) head += String(chunk);
  return head.split('\r\n\r\n')[0] ?? '';
}

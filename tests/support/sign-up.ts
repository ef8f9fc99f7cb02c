import { type MemberRole, userTypes } from '../../contract/rules/people/user-types.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './browser/test-browser.ts';

let people = 0;

export const ownerPassword = 'a lantern in the harbour';

export interface SignedUp {
  browser: TestBrowser;
  email: string;
  password: string;
  userId: number;
  companyId: number;
}

type Server = Pick<TestApp, 'browser' | 'database'>;

/** A register request that is accepted; each call has an address of its own. */
export function registration(change: Record<string, unknown> = {}) {
  people += 1;
  return {
    first_name: 'Ana',
    last_name: 'Costa',
    email: `ana.${people}@harbour.example`,
    password: ownerPassword,
    password_confirmation: ownerPassword,
    company_name: `Harbour ${people}`,
    country_id: 'PT',
    timezone_id: 'Europe/Lisbon',
    ...change,
  };
}

/** Mails in the order in which they were written. */
export function outbox({ database }: Pick<TestApp, 'database'>, recipient?: string) {
  const all = database.selectFrom('outbox_mails').selectAll().orderBy('id');
  return (recipient === undefined ? all : all.where('recipient', '=', recipient)).execute();
}

/** The first address in a mail's text that begins with `path`. */
export function linkIn(mail: { body_text: string } | undefined, path: string): URL {
  const found = new RegExp(`https?://[^\\s/]+${path}\\S*`).exec(mail?.body_text ?? '')?.[0];
  if (!found) throw new Error(`No link to ${path} in "${mail?.body_text}"`);
  return new URL(found);
}

/** What the page behind the verification link posts. */
export function verificationOf(link: URL) {
  const [, , id, hash] = link.pathname.split('/');
  return {
    id,
    hash,
    expires: link.searchParams.get('expires'),
    signature: link.searchParams.get('signature'),
  };
}

/** An owner with a company, verified through the link in the outbox, signed in. */
export async function signUpOwner(server: Server, change: Record<string, unknown> = {}): Promise<SignedUp> {
  const browser = server.browser();
  const request = registration(change);
  const registered = await browser.post('/api/auth/register', request);
  if (registered.statusCode !== 201) throw new Error(`${registered.statusCode} ${registered.body}`);
  browser.token = registered.json().token;
  const [mail] = await outbox(server, request.email);
  await browser.post('/api/email/verify', verificationOf(linkIn(mail, '/verify/')));
  const user = await readUser(browser);
  const { email, password } = request;
  return { browser, email, password, userId: user.id, companyId: user.profile.company_id };
}

/** A sub-administrator of the owner's company, by invitation. */
export const signUpSubAdmin = (server: Server, owner: Pick<SignedUp, 'browser'>): Promise<SignedUp> =>
  signUpColleague(server, owner, userTypes.CONSUMER_ADMIN_SUB);

/** Somebody of the owner's company in that role, by invitation. */
export async function signUpColleague(
  server: Server,
  owner: Pick<SignedUp, 'browser'>,
  user_type_id: MemberRole,
): Promise<SignedUp> {
  people += 1;
  const email = `ben.${people}@harbour.example`;
  await owner.browser.post('/api/company/admins', { email, user_type_id });
  const [mail] = await outbox(server, email);
  const token = linkIn(mail, '/invite-admin/').pathname.split('/').at(-1);
  const browser = server.browser();
  const accepted = await browser.post(`/api/admin-invitation/${token}/accept`, {
    first_name: 'Ben',
    last_name: 'Ruiz',
    password: ownerPassword,
    password_confirmation: ownerPassword,
  });
  if (accepted.statusCode !== 201) throw new Error(`${accepted.statusCode} ${accepted.body}`);
  browser.token = accepted.json().token;
  const user = await readUser(browser);
  return { browser, email, password: ownerPassword, userId: user.id, companyId: user.profile.company_id };
}

async function readUser(browser: TestBrowser) {
  const response = await browser.get('/api/user');
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}

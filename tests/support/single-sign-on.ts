import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import type { CompanyDomain, SignOnStart } from '../../contract/calls/schemas/single-sign-on.ts';
import { proofRecordName } from '../../contract/rules/people/single-sign-on.ts';
import { userTypes } from '../../contract/rules/people/user-types.ts';
import { createOutgoingRequests } from '../../server/http/outgoing/outgoing-requests.ts';
import { type CompanyProvider, startCompanyProvider } from './servers/company-provider.ts';
import { createLoopbackCertificate } from './servers/loopback-certificate.ts';
import { type SignedUp, signUpOwner } from './sign-up.ts';
import { createTestApp } from './test-app.ts';

/** Where an owner sets single sign-on up. */
export const path = '/api/company/single-sign-on';

export const queryOf = ({ url }: SignOnStart) => new URL(url).searchParams;
export const messageOf = (answer: { json(): { message: string } }) => answer.json().message;

const connectionTo = ({ issuer, client }: CompanyProvider, change: Record<string, unknown>) => ({
  issuer,
  client_id: client.id,
  client_secret: client.secret,
  group_claim: 'groups',
  group_roles: [],
  default_role: userTypes.CONSUMER_ADMIN_SUB,
  ...change,
});

export type SingleSignOnTest = Awaited<ReturnType<typeof openSingleSignOn>>;

/**
 * A server and a company's identity provider, with what owners and their people do at both. TXT records come from
 * `records`, where null is a name server that does not answer, and files of domains from `files`.
 */
export async function openSingleSignOn() {
  const certificate = createLoopbackCertificate();
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, readFileSync(certificate.file, 'utf8')]);
  const records = new Map<string, string[] | null>();
  const files = new Map<string, string>();
  const provider = await startCompanyProvider(certificate);
  const requests = createOutgoingRequests({ config: { privateProviders: true, dnsServers: [] } });
  const server = await createTestApp({
    outgoing: {
      fetch: (url, init) => {
        if (url.startsWith('https://127.0.0.1:')) return requests.fetch(url, init);
        const file = files.get(url);
        return file === undefined
          ? Promise.reject(new Error('no such host'))
          : Promise.resolve(new Response(file));
      },
      textRecords: async (name) => (records.has(name) ? (records.get(name) ?? null) : []),
    },
  });
  let domains = 0;

  const seconds = () => Math.floor(server.clock.now() / 1000);
  const freshDomain = () => {
    domains += 1;
    return `wren${domains}.example`;
  };
  const addDomain = async ({ browser }: SignedUp, domain: string) =>
    (await browser.post(`${path}/domains`, { domain })).json<CompanyDomain>();
  const check = ({ browser }: SignedUp, { id }: CompanyDomain) =>
    browser.post(`${path}/domains/${id}/check`, {});
  const save = ({ browser }: SignedUp, change: Record<string, unknown> = {}) =>
    browser.send('PUT', `${path}/connection`, connectionTo(provider, change));

  async function verifiedDomain(owner: SignedUp, domain = freshDomain()) {
    const added = await addDomain(owner, domain);
    records.set(proofRecordName(domain), [added.proof]);
    expect((await check(owner, added)).json()).toMatchObject({ state: 'verified' });
    return { ...added, domain };
  }

  const begin = async (email: string) => server.browser().post('/api/auth/single-sign-on', { email });
  const claimsOf = (start: SignOnStart, email: string, change: JWTPayload = {}): JWTPayload => ({
    iss: provider.issuer,
    aud: provider.client.id,
    sub: `sub of ${email}`,
    iat: seconds(),
    exp: seconds() + 300,
    nonce: queryOf(start).get('nonce') ?? '',
    email,
    email_verified: true,
    given_name: 'Mia',
    family_name: 'Berg',
    ...change,
  });
  const codeFor = (start: SignOnStart, idToken: string) =>
    provider.codeFor(idToken, queryOf(start).get('code_challenge') ?? '');
  const finishBody = async (start: SignOnStart, email: string, change: JWTPayload = {}) => ({
    state: queryOf(start).get('state') ?? '',
    binding: start.binding,
    code: codeFor(start, await provider.sign(claimsOf(start, email, change))),
  });
  const finish = (body: Record<string, unknown>, headers?: Record<string, string>) =>
    server.browser().post('/api/auth/single-sign-on/finish', body, headers);

  /** A whole log-in through the provider. */
  async function signOnAs(email: string, change: JWTPayload = {}) {
    const start = (await begin(email)).json<SignOnStart>();
    return finish(await finishBody(start, email, change));
  }

  async function holderOf(answer: { json(): { token: string } }) {
    const browser = server.browser();
    browser.token = answer.json().token;
    return { browser, user: (await browser.get('/api/user')).json() };
  }

  async function connectedOwner(change: Record<string, unknown> = {}) {
    const owner = await signUpOwner(server);
    const { domain, ...proved } = await verifiedDomain(owner);
    expect((await save(owner, change)).statusCode).toBe(200);
    return { owner, domain, proved: { ...proved, domain } };
  }

  /** The owner's test of the connection, answered for an address at the provider. */
  async function runTest({ browser }: SignedUp, address: string, change: JWTPayload = {}) {
    const start = (await browser.post(`${path}/test`, {})).json<SignOnStart>();
    return browser.post(`${path}/test/finish`, await finishBody(start, address, change));
  }

  async function enforcedOwner() {
    const connected = await connectedOwner();
    const { owner, domain } = connected;
    expect((await runTest(owner, `boss@${domain}`)).statusCode).toBe(200);
    expect((await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true })).statusCode).toBe(200);
    return connected;
  }

  return {
    server,
    provider,
    certificate,
    records,
    files,
    seconds,
    freshDomain,
    addDomain,
    check,
    save,
    verifiedDomain,
    begin,
    claimsOf,
    codeFor,
    finishBody,
    finish,
    signOnAs,
    holderOf,
    connectedOwner,
    runTest,
    enforcedOwner,
    /** Also once the owner's token has run out. */
    domainsOf: ({ companyId }: SignedUp) => server.services.companyDomains.list(companyId),

    /** The provider is up, and says of itself what is true. */
    reset() {
      provider.setDown(false);
      provider.setMetadata({});
    },

    async close() {
      await server.close();
      await provider.close();
      tls.setDefaultCACertificates(trusted);
      certificate.remove();
    },
  };
}

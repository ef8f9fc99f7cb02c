import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyAnswer } from '../../../contract/calls/schemas/company.ts';
import type { User } from '../../../contract/calls/schemas/identity.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test, { credits: 40 });
});

type Answer = { statusCode: number };
const codes = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).sort();
const oneOfTwenty = [200, ...Array.from({ length: 19 }, () => 409)];
const twenty = <A>(save: (index: number) => Promise<A>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => save(index)));
const stale = (subject: string) =>
  `Somebody changed ${subject} while you were editing. Compare both, then save again.`;
const forged = [0, -1, 1.5, 2 ** 53, '1'];

describe('the settings of a company', () => {
  const read = async () => (await company.browser.get('/api/company/settings')).json<CompanyAnswer>();
  const colour = (value: string, version?: number) =>
    company.browser.send('PUT', '/api/company/colour', {
      colour: value,
      ...(version !== undefined && { version }),
    });

  it('refuse a change to a former version, whichever of them was changed, and say by whom', async () => {
    const { version } = await read();
    const changed = (await colour('#8a1f5c', version)).json<CompanyAnswer>();
    expect(changed).toMatchObject({
      colour: '#8a1f5c',
      version: version + 1,
      changed: { by: 'Rosa Wren', at: new Date(test.clock.now()).toISOString() },
    });
    const at = (path: string) => `/api/company/${path}?version=${version}`;
    const refused = [
      await colour('#112233', version),
      await company.browser.send('DELETE', at('colour')),
      await company.browser.send('PUT', at('logo'), onePixelPng),
      await company.browser.send('DELETE', at('logo')),
      await company.browser.send('PUT', '/api/company/settings', { confirm_address: true, version }),
      await company.browser.send('DELETE', at('settings/confirm_address')),
    ];
    expect(codes(refused)).toEqual(refused.map(() => 409));
    expect(refused[0]?.json()).toEqual({ message: stale('your company’s settings') });
    expect(await read()).toEqual(changed);
  });

  it('let one of twenty saves at once through', async () => {
    const { version } = await read();
    const saves = await twenty((index) => colour(`#0000${index + 10}`, version));
    expect(codes(saves)).toEqual(oneOfTwenty);
    expect((await read()).version).toBe(version + 1);
  });

  it.each(forged)('take no version %s', async (version) => {
    const before = await read();
    expect([409, 422]).toContain((await colour('#8a1f5c', version as number)).statusCode);
    expect([409, 422]).toContain(
      (
        await company.browser.send(
          'DELETE',
          `/api/company/colour?version=${version === '1' ? '1x' : version}`,
        )
      ).statusCode,
    );
    expect(await read()).toEqual(before);
  });
});

describe('a profile', () => {
  it('refuses a change to a former version and takes one of twenty at once', async () => {
    const owner = await signUpOwner(test);
    const read = async () => (await owner.browser.get('/api/user')).json<User>();
    const save = (first_name: string, version?: unknown) =>
      owner.browser.send('PUT', '/api/profile', { first_name, ...(version !== undefined && { version }) });
    const { version } = await read();
    expect(codes(await twenty((index) => save(`Name ${index}`, version)))).toEqual(oneOfTwenty);
    expect((await save('Late', version)).json()).toEqual({ message: stale('your profile') });
    for (const wrong of forged) expect([409, 422]).toContain((await save('Forged', wrong)).statusCode);
    const now = await read();
    expect([now.version, now.first_name.startsWith('Name ')]).toEqual([version + 1, true]);
  });

  it('is of another version for everybody of a company that is renamed', async () => {
    const owner = await signUpOwner(test);
    const sub = await signUpSubAdmin(test, owner);
    const read = async () => (await sub.browser.get('/api/user')).json<User>();
    const before = await read();
    await owner.browser.send('PUT', '/api/profile', { first_name: 'Nora' });
    expect(await read()).toEqual(before);
    const named = (await owner.browser.send('PUT', '/api/profile', { company_name: 'Quay' })).json<User>();
    expect(await read()).toMatchObject({
      company_name: 'Quay',
      version: before.version + 1,
      changed: { by: `Nora ${named.last_name}`.trim() },
    });
    const save = { first_name: 'Late', version: before.version };
    expect((await sub.browser.send('PUT', '/api/profile', save)).statusCode).toBe(409);
  });
});

describe('the people of a session', () => {
  let planned: SessionDetail;
  const path = () => `/api/session/${planned.id}`;
  const read = async () => (await company.browser.get(path())).json<SessionDetail>();
  const change = (changes: object) =>
    company.browser.post(`${path()}/attendees`, { add: [], remove: [], ...changes });
  const guest = (name: string) => ({
    first_name: name,
    last_name: '',
    email: `${name.toLowerCase()}@late.example`,
    team_id: planned.teams[0]?.id,
  });
  const teams = () => {
    const [first] = sessionRequest(test).teams;
    const people = [{ first_name: 'Dan', last_name: '', email: 'dan@team.example' }];
    return [...(first ? [first] : []), { name: 'Herons', people }];
  };

  beforeEach(async () => {
    planned = (
      await company.browser.post('/api/session', sessionRequest(test, { teams: teams() }))
    ).json<SessionDetail>();
  });

  it('refuse an addition, a move and a removal that were chosen on a former list', async () => {
    const { people_version: version } = planned;
    const added = (await change({ add: [guest('Eve')], version })).json<SessionDetail>();
    expect([added.people_version, added.people_changed, added.version]).toEqual([
      version + 1,
      { by: 'Rosa Wren', at: new Date(test.clock.now()).toISOString() },
      planned.version,
    ]);
    const [ana] = planned.seats;
    const refused = [
      await change({ add: [guest('Fay')], version }),
      await change({ move: [{ seat_id: ana?.id, team_id: planned.teams[1]?.id }], version }),
      await change({ remove: [ana?.id], version }),
    ];
    expect(codes(refused)).toEqual([409, 409, 409]);
    expect(refused[0]?.json()).toEqual({ message: stale('the guest list') });
    expect((await read()).seats).toEqual(added.seats);
    expect((await change({ remove: [ana?.id], version: added.people_version })).statusCode).toBe(200);
  });

  it('are added by one of twenty at once', async () => {
    const { people_version: version } = planned;
    const saves = await twenty((index) => change({ add: [guest(`Guest${index}`)], version }));
    expect(codes(saves)).toEqual(oneOfTwenty);
    expect((await read()).seats).toHaveLength(planned.seats.length + 1);
  });

  it.each(forged)('take no version %s', async (version) => {
    expect([409, 422]).toContain((await change({ add: [guest('Eve')], version })).statusCode);
    expect((await read()).seats).toHaveLength(planned.seats.length);
  });
});

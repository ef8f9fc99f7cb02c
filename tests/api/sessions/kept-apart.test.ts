import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetail } from '../../../contract/calls/schemas/consumers.ts';
import type { ProgrammeDetail } from '../../../contract/calls/schemas/programmes/programmes.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { allCalls } from '../../../server/calls.ts';
import { downloadExport } from '../../support/company-export.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { programmeActs } from '../../support/programme-acts.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test, { credits: 20 });
});

const { confirmed, linkTo, person, place, plan, read, signUp, tokenOf } = programmeActs(() => ({
  test,
  company,
}));

const emailOf = (name: string) => person(name).email;

/** In the company's directory before they sign up for anything. */
async function list(...names: string[]): Promise<number[]> {
  const answer = await company.browser.post('/api/consumer', { people: names.map((name) => person(name)) });
  return answer.json<{ consumers: { id: number }[] }>().consumers.map(({ id }) => id);
}

const keepApart = ({ id }: ProgrammeDetail, ...names: string[]) =>
  company.browser.post(`/api/programme/${id}/apart`, { emails: names.map(emailOf) });

const sessionOf = async (programme: ProgrammeDetail, slot = 0) => {
  const id = (await read(programme)).slots[slot]?.session_id;
  return (await company.browser.get(`/api/session/${id}`)).json<SessionDetail>();
};

/** The names of each team's people. */
async function teamsOf(programme: ProgrammeDetail, slot = 0): Promise<string[][]> {
  const { seats } = await sessionOf(programme, slot);
  return [...Map.groupBy(seats, ({ team_id }) => team_id).values()].map((team) =>
    team.map(({ first_name }) => first_name).sort(),
  );
}

async function confirmedAll(programme: ProgrammeDetail, names: readonly string[], options = {}) {
  for (const name of names) await confirmed(programme, name, options);
}

async function closeSignUp() {
  test.clock.advance(5 * dayMs + 18 * 3_600_000);
  await test.services.jobs.tick();
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`);
const twoSlots = [
  { days: 7, capacity: 12 },
  { days: 8, capacity: 12 },
];
const oneSlot = [{ days: 7, capacity: 12 }];

describe('people who are to be kept apart', () => {
  it('are, when they sign up one after the other', async () => {
    await list('Mel', 'Rob', 'Sue');
    const programme = await plan({ slots: oneSlot });
    const made = await keepApart(programme, 'Mel', 'Rob', 'Sue');
    expect(made.statusCode).toBe(201);
    expect(made.json<ProgrammeDetail>().kept_apart.map(({ names }) => names)).toEqual([
      ['Mel Guest', 'Rob Guest', 'Sue Guest'],
    ]);
    await confirmedAll(programme, ['Mel', 'Ann', 'Rob', 'Sue', 'Bob']);
    const teams = await teamsOf(programme);
    expect(teams).toHaveLength(3);
    expect((await read(programme)).apart_conflicts).toEqual([]);
  });

  it('are named once they have confirmed a place, on the waiting list too', async () => {
    const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
    await confirmed(programme, 'Mel');
    await confirmed(programme, 'Rob', { wait: true });
    expect((await read(programme)).unlisted_people).toEqual([{ name: 'Rob Guest', email: emailOf('Rob') }]);
    expect((await keepApart(programme, 'Mel', 'Rob')).statusCode).toBe(201);
    const slot = programme.slots[0]?.id;
    await company.browser.send('PATCH', `/api/programme/${programme.id}/slots/${slot}`, { capacity: 2 });
    await place('/accept', await linkTo(emailOf('Rob')));
    expect(await teamsOf(programme)).toEqual([['Mel'], ['Rob']]);
  });

  it('are, when they change their slot and when slots are merged', async () => {
    await list('Mel', 'Rob', 'Sue');
    const programme = await plan({ slots: [...twoSlots, { days: 9, capacity: 12 }] });
    await keepApart(programme, 'Mel', 'Rob', 'Sue');
    await confirmed(programme, 'Mel');
    const rob = await confirmed(programme, 'Rob', { slot: 1 });
    await confirmedAll(programme, ['Sue', 'Ann'], { slot: 2 });
    await place('/move', rob.link, { slot_id: programme.slots[0]?.id });
    expect(await teamsOf(programme)).toEqual([['Mel'], ['Rob']]);
    await company.browser.post(`/api/programme/${programme.id}/merge`, {
      from: programme.slots[2]?.id,
      into: programme.slots[0]?.id,
    });
    const teams = await teamsOf(programme);
    expect(teams.flat().sort()).toEqual(['Ann', 'Mel', 'Rob', 'Sue']);
    expect(teams.filter((team) => team.some((name) => name !== 'Ann'))).toHaveLength(3);
  });

  it('are shown as too close when they sat together before, and are parted when teams are dealt', async () => {
    const programme = await plan({ slots: oneSlot });
    await confirmedAll(programme, many(8));
    const [together = []] = await teamsOf(programme);
    const [one = '', other = ''] = together;
    const { apart_conflicts: conflicts, slots } = (
      await keepApart(programme, one, other)
    ).json<ProgrammeDetail>();
    expect(conflicts).toEqual([
      {
        set_id: expect.any(String),
        kind: 'team',
        names: [`${one} Guest`, `${other} Guest`],
        slot_id: slots[0]?.id,
        session_id: slots[0]?.session_id,
        team: expect.any(String),
      },
    ]);
    await closeSignUp();
    const teams = await teamsOf(programme);
    expect(teams.map(({ length }) => length)).toEqual([4, 4]);
    expect(teams.some((team) => team.includes(one) && team.includes(other))).toBe(false);
    expect((await read(programme)).apart_conflicts).toEqual([]);
  });

  it('are parted when teams are dealt, even where their sizes need it not', async () => {
    const programme = await plan({ slots: oneSlot });
    await confirmedAll(programme, many(12));
    const [[one = '', other = ''] = []] = await teamsOf(programme);
    await keepApart(programme, one, other);
    await closeSignUp();
    const teams = await teamsOf(programme);
    expect(teams.map(({ length }) => length)).toEqual([6, 6]);
    expect(teams.some((team) => team.includes(one) && team.includes(other))).toBe(false);
  });

  it('share a team where there are more of them than teams, and the organiser reads who', async () => {
    const programme = await plan({ slots: oneSlot });
    await confirmedAll(programme, many(8));
    await keepApart(programme, 'P0', 'P1', 'P2');
    await closeSignUp();
    const teams = await teamsOf(programme);
    expect(teams.map(({ length }) => length)).toEqual([4, 4]);
    const pair = teams
      .map((team) => team.filter((name) => ['P0', 'P1', 'P2'].includes(name)))
      .find(({ length }) => length === 2);
    const { apart_conflicts } = await read(programme);
    expect(apart_conflicts.map(({ kind, names }) => [kind, names])).toEqual([
      ['fewTeams', pair?.map((name) => `${name} Guest`)],
    ]);
  });

  it('who signed up together stay together, and are shown as a conflict before and after they have seats', async () => {
    await list('Mel', 'Rob');
    const programme = await plan({ slots: oneSlot });
    await keepApart(programme, 'Mel', 'Rob');
    expect(
      (
        await signUp(
          programme,
          ['Mel', 'Rob', 'Ann'].map((name) => person(name)),
        )
      ).statusCode,
    ).toBe(202);
    const conflict = {
      set_id: expect.any(String),
      kind: 'group',
      names: ['Mel Guest', 'Rob Guest'],
      slot_id: programme.slots[0]?.id,
    };
    expect((await read(programme)).apart_conflicts).toEqual([{ ...conflict, session_id: null, team: null }]);
    for (const name of ['Mel', 'Rob', 'Ann']) await place('/confirm', await linkTo(emailOf(name)));
    expect(await teamsOf(programme)).toEqual([['Ann', 'Mel', 'Rob']]);
    const { apart_conflicts, slots, kept_apart } = await read(programme);
    expect(apart_conflicts).toEqual([
      { ...conflict, session_id: slots[0]?.session_id, team: expect.any(String) },
    ]);
    const path = `/api/programme/${programme.id}/apart/${kept_apart[0]?.id}`;
    const after = (await company.browser.send('DELETE', path)).json<ProgrammeDetail>();
    expect([after.kept_apart, after.apart_conflicts]).toEqual([[], []]);
    expect((await company.browser.send('DELETE', path)).statusCode).toBe(404);
  });
});

describe('guests', () => {
  it('learn nothing of it from any call that they can make', async () => {
    const guestCalls = allCalls(test.services, 'test').filter(({ address }) =>
      ['public', 'participant'].includes(address.access),
    );
    expect(guestCalls.length).toBeGreaterThan(30);
    const naming = guestCalls.filter(({ spec }) =>
      /kept_apart|apart_conflicts|unlisted_people|set_id/.test(JSON.stringify(spec)),
    );
    expect(naming.map(({ address }) => address.path)).toEqual([]);

    const programme = await plan({ slots: oneSlot });
    const mel = await confirmed(programme, 'Mel');
    await confirmed(programme, 'Rob');
    const { seats } = await sessionOf(programme);
    const browser = test.browser();
    const personal = seats.find(({ first_name }) => first_name === 'Mel')?.personal_link ?? '';
    const entered = await browser.post('/api/exp/link', { link_token: personal.split('#link=')[1] });
    browser.token = entered.json<{ token: string }>().token;
    const paths = guestCalls
      .filter(
        ({ address: { method, access, path } }) =>
          method === 'GET' && access === 'participant' && !path.includes(':'),
      )
      .map(({ address }) => address.path);
    expect(paths).toContain('/api/exp/data');
    const answers = async () => {
      const page = await test.browser().get(`/api/sign-up/${tokenOf(programme)}?language=en`);
      const own = await place('', mel.link);
      const inside = [];
      for (const path of paths) inside.push(await browser.get(path));
      return [page, own, ...inside].map(({ statusCode, body }) => ({ statusCode, body }));
    };
    const before = await answers();
    const { kept_apart } = (await keepApart(programme, 'Mel', 'Rob')).json<ProgrammeDetail>();
    const after = await answers();
    expect(after.map(({ statusCode }) => statusCode)).toEqual(before.map(({ statusCode }) => statusCode));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`apart|${kept_apart[0]?.id}`, 'i'));
    for (const path of [`/api/programme/${programme.id}`, '/api/company/audit'])
      expect((await browser.get(path)).statusCode).toBe(401);
  });
});

describe('a set', () => {
  const setsOf = async (programme: ProgrammeDetail) =>
    (await read(programme)).kept_apart.map(({ names }) => names);

  it('loses an erased person, and ends with the last but one', async () => {
    const [mel = 0, rob = 0] = await list('Mel', 'Rob', 'Sue');
    const programme = await plan({ slots: oneSlot });
    await keepApart(programme, 'Mel', 'Rob', 'Sue');
    await company.browser.send('DELETE', `/api/consumer/${mel}`);
    expect(await setsOf(programme)).toEqual([['Rob Guest', 'Sue Guest']]);
    await company.browser.send('DELETE', `/api/consumer/${rob}`);
    expect(await setsOf(programme)).toEqual([]);
    const left = await test.database
      .selectFrom('kept_apart')
      .select('consumer_id')
      .where('programme_id', '=', programme.id)
      .execute();
    expect(left).toEqual([]);
  });

  const merge = async (kept: number, other: number) => {
    const { version } = (await company.browser.get(`/api/consumer/${kept}`)).json<PersonDetail>();
    return company.browser.post(`/api/consumer/${kept}/merge`, { other_id: other, version });
  };

  it('names the entry that is kept of two that are merged, and holds for what either signed up for', async () => {
    const [mel = 0, rob = 0, robert = 0] = await list('Mel', 'Rob', 'Robert');
    const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
    await keepApart(programme, 'Mel', 'Rob');
    await keepApart(programme, 'Rob', 'Robert');
    await confirmed(programme, 'Mel');
    const waiting = await confirmed(programme, 'Rob', { wait: true });
    expect((await merge(robert, rob)).statusCode).toBe(200);
    expect(await setsOf(programme)).toEqual([['Mel Guest', 'Robert Guest']]);
    const slot = `/api/programme/${programme.id}/slots/${programme.slots[0]?.id}`;
    await company.browser.send('PATCH', slot, { capacity: 2 });
    await place('/accept', waiting.link);
    expect(await teamsOf(programme)).toHaveLength(2);
    const { seats } = await sessionOf(programme);
    expect(seats.map(({ person_id }) => person_id).sort()).toEqual([mel, robert].sort());
  });

  it('holds for a person whose address changes before a change of slot', async () => {
    const [, rob = 0] = await list('Mel', 'Rob');
    const programme = await plan({ slots: twoSlots });
    await keepApart(programme, 'Mel', 'Rob');
    await confirmed(programme, 'Mel');
    const { link } = await confirmed(programme, 'Rob', { slot: 1 });
    const path = `/api/consumer/${rob}`;
    const { department, language, timezone_id, version } = (
      await company.browser.get(path)
    ).json<PersonDetail>();
    const edited = await company.browser.send('PATCH', path, {
      ...person('Rob', 'elsewhere.example'),
      department,
      language,
      timezone_id,
      version,
    });
    expect(edited.statusCode).toBe(200);
    await place('/move', link, { slot_id: programme.slots[0]?.id });
    const { seats } = await sessionOf(programme);
    expect(seats.find(({ first_name }) => first_name === 'Rob')).toMatchObject({
      person_id: rob,
      email: 'rob@elsewhere.example',
    });
    expect(await teamsOf(programme)).toEqual([['Mel'], ['Rob']]);
  });

  it('is created once, of the company’s people, by the company alone', async () => {
    await list('Mel', 'Rob');
    const programme = await plan({ slots: oneSlot });
    for (let time = 0; time < 2; time += 1) await keepApart(programme, 'Mel', 'Rob', 'Mel');
    expect(await setsOf(programme)).toEqual([['Mel Guest', 'Rob Guest']]);
    expect((await keepApart(programme, 'Mel')).statusCode).toBe(422);
    expect((await keepApart(programme, 'Mel', 'Mel')).statusCode).toBe(422);
    const unknown = await keepApart(programme, 'Mel', 'Zed');
    expect([unknown.statusCode, unknown.json().errors.emails]).toEqual([
      422,
      ['“zed@team.example” is neither one of your people nor signed up for this programme.'],
    ]);
    const [{ id = '' } = {}] = (await read(programme)).kept_apart;
    const other = await createCompany(test);
    const foreign = await plan({ by: other });
    const path = `/api/programme/${programme.id}/apart`;
    const emails = [emailOf('Mel'), emailOf('Rob')];
    expect((await other.browser.post(path, { emails })).statusCode).toBe(404);
    expect((await other.browser.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    expect((await other.browser.send('DELETE', `/api/programme/${foreign.id}/apart/${id}`)).statusCode).toBe(
      404,
    );
    expect((await other.browser.post(`/api/programme/${foreign.id}/apart`, { emails })).statusCode).toBe(422);
    expect(await setsOf(programme)).toHaveLength(1);
  });

  it('is in the audit log by id and in the company’s export, and is deleted with the company', async () => {
    const [mel, rob] = await list('Mel', 'Rob');
    const programme = await plan({ slots: oneSlot });
    await keepApart(programme, 'Mel', 'Rob');
    const { entries } = (await company.browser.get('/api/company/audit?act=programme.apart')).json();
    expect(entries).toMatchObject([
      { act: 'programme.apart', subject: programme.id, after: { kept_apart: `[${mel},${rob}]` } },
    ]);
    const file = await downloadExport(company.browser);
    expect(file.rows('programmes/kept-apart.csv').map(({ email }) => email)).toEqual([
      emailOf('Mel'),
      emailOf('Rob'),
    ]);
    const { email } = await test.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', company.userId)
      .executeTakeFirstOrThrow();
    expect((await company.browser.post('/api/profile/close', { email })).statusCode).toBeLessThan(300);
    expect(
      await test.database
        .selectFrom('kept_apart')
        .select('set_id')
        .where('programme_id', '=', programme.id)
        .execute(),
    ).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  ProgrammeDetail,
  ProgrammeList,
} from '../../../contract/calls/schemas/programmes/programmes.ts';
import type { Place, PublicProgramme } from '../../../contract/calls/schemas/programmes/sign-ups.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { signUpTimes } from '../../../contract/rules/sessions/programmes.ts';
import { downloadExport } from '../../support/company-export.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { programmeActs } from '../../support/programme-acts.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(test, { credits: 20 });
});
afterAll(() => test.close());

const { confirmed, linkTo, person, place, plan, read, signUp, tokenOf } = programmeActs(() => ({
  test,
  company,
}));

it('plans slots, shows them to everybody with the link, and seats who confirms', async () => {
  const programme = await plan({
    slots: [
      { days: 7, capacity: 2 },
      { days: 8, capacity: 3 },
    ],
  });
  const credits = async () => (await company.browser.get('/api/credits')).json().balance.available;
  const before = await credits();
  const page = (
    await test.browser().get(`/api/sign-up/${tokenOf(programme)}?language=de`)
  ).json<PublicProgramme>();
  expect(page).toMatchObject({
    title: 'Winter campaign',
    company: 'Wren & Co',
    is_open: true,
    slots: [
      { capacity: 2, free: 2 },
      { capacity: 3, free: 3 },
    ],
  });
  expect((await signUp(programme, [person('Ana')], { language: 'de' })).json()).toEqual({
    state: 'placed',
    until: test.clock.now() + signUpTimes.holdMs,
  });
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 0, unconfirmed: 1, session_id: null });
  const link = await linkTo('ana@team.example');
  expect((await place('', link)).json<Place>().state).toBe('unconfirmed');
  expect((await place('/confirm', link)).json<Place>()).toMatchObject({
    state: 'confirmed',
    leads: true,
    people: [{ name: 'Ana Guest', is_you: true, is_confirmed: true }],
  });
  const after = await read(programme);
  expect(after.slots[0]).toMatchObject({ confirmed: 1, unconfirmed: 0, session_status: 'scheduled' });
  expect(after.slots[1]).toMatchObject({ session_id: null });
  expect(await credits()).toBe(before - 1);
  const session = (
    await company.browser.get(`/api/session/${after.slots[0]?.session_id}`)
  ).json<SessionDetail>();
  expect(session.seats.map(({ email, timezone_id }) => [email, timezone_id])).toEqual([
    ['ana@team.example', 'Europe/Berlin'],
  ]);
  const invitation = await test.database
    .selectFrom('outbox_mails')
    .select('subject')
    .where('recipient', '=', 'ana@team.example')
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow();
  expect(invitation.subject).toContain('Einladung');
  const { programmes } = (await company.browser.get('/api/programme')).json<ProgrammeList>();
  expect(programmes.find(({ id }) => id === programme.id)).toMatchObject({
    slots: 2,
    capacity: 5,
    confirmed: 1,
  });
});

it('names its story in the language of the page', async () => {
  const { id } = await plan();
  const german = (path: string) => company.browser.send('GET', path, undefined, { 'accept-language': 'de' });
  const { programmes } = (await german('/api/programme')).json<ProgrammeList>();
  const detail = (await german(`/api/programme/${id}`)).json<ProgrammeDetail>();
  expect([programmes.find((one) => one.id === id)?.story_title, detail.story_title]).toEqual([
    'Das geliehene Licht',
    'Das geliehene Licht',
  ]);
});

it('names new teams in the language of who planned it', async () => {
  const speak = (language: 'de' | 'en') =>
    test.database.updateTable('users').set({ language }).where('id', '=', company.userId).execute();
  await speak('de');
  const programme = await plan();
  await confirmed(programme, 'Lotte');
  await speak('en');
  const [slot] = (await read(programme)).slots;
  const session = (await company.browser.get(`/api/session/${slot?.session_id}`)).json<SessionDetail>();
  expect(session.teams.map(({ name }) => name)).toEqual(['Laternen']);
});

it('releases an unconfirmed place, and keeps one place per address', async () => {
  const programme = await plan({
    slots: [
      { days: 7, capacity: 1 },
      { days: 8, capacity: 1 },
    ],
  });
  await signUp(programme, [person('Bea')]);
  const late = await linkTo('bea@team.example');
  const full = await signUp(programme, [person('Carl')]);
  expect([full.statusCode, full.json().reason]).toEqual([409, { name: 'slotFull', values: { free: 0 } }]);
  test.clock.advance(signUpTimes.holdMs + 1);
  await test.services.jobs.tick();
  expect((await place('/confirm', late)).json<Place>()).toMatchObject({ state: 'ended', ending: 'expired' });
  const carl = await confirmed(programme, 'Carl');
  expect(carl.place.state).toBe('confirmed');
  expect((await signUp(programme, [person('Carl')], { slot: 1 })).statusCode).toBe(202);
  expect(await linkTo('carl@team.example')).toBe(carl.link);
  expect((await read(programme)).slots.map((slot) => slot.confirmed + slot.unconfirmed)).toEqual([1, 0]);
});

it('reserves a group at once or not at all, seats it in one team and lets companions confirm themselves', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 4 }] });
  const group = ['Dora', 'Emil', 'Fay'].map((name) => person(name));
  await confirmed(programme, 'Gus');
  await confirmed(programme, 'Hal');
  expect((await signUp(programme, group)).statusCode).toBe(409);
  expect((await read(programme)).slots[0]?.unconfirmed).toBe(0);
  const other = await plan({ slots: [{ days: 7, capacity: 4 }] });
  expect((await signUp(other, group)).statusCode).toBe(202);
  expect((await read(other)).slots[0]?.unconfirmed).toBe(3);
  const mailed = async (email: string) =>
    test.database
      .selectFrom('outbox_mails')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'sign-up-confirm')
      .execute();
  expect(await mailed('emil@team.example')).toEqual([]);
  await place('/confirm', await linkTo('dora@team.example'));
  expect(await mailed('emil@team.example')).toHaveLength(1);
  await place('/confirm', await linkTo('emil@team.example'));
  test.clock.advance(signUpTimes.companionHoldMs + 1);
  await test.services.jobs.tick();
  const [slot] = (await read(other)).slots;
  expect(slot).toMatchObject({ confirmed: 2, unconfirmed: 0 });
  const session = (await company.browser.get(`/api/session/${slot?.session_id}`)).json<SessionDetail>();
  expect(new Set(session.seats.map(({ team_id }) => team_id)).size).toBe(1);
});

it('refuses a foreign domain, answers an unlisted address like a listed one, and forged links', async () => {
  const programme = await plan({ audience: 'domains', allowed: ['@Team.Example'] });
  const foreign = await signUp(programme, [person('Ida', 'elsewhere.example')]);
  expect([foreign.statusCode, foreign.json().reason]).toEqual([
    422,
    { name: 'domainsOnly', values: { domains: '@team.example' } },
  ]);
  expect((await signUp(programme, [person('Ida'), person('Jon', 'elsewhere.example')])).statusCode).toBe(422);
  const listed = await plan({ audience: 'addresses', allowed: ['Kim@Team.example'] });
  const unlisted = await signUp(listed, [person('Lou')]);
  const known = await signUp(listed, [person('Kim')]);
  expect(unlisted.json()).toEqual(known.json());
  expect((await read(listed)).slots[0]?.unconfirmed).toBe(1);
  const link = await linkTo('kim@team.example');
  const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  const other = `${'A'.repeat(22)}${link.slice(22)}`;
  for (const wrong of [forged, other, 'nonsense'])
    for (const act of ['', '/confirm', '/accept', '/cancel'] as const)
      expect((await place(act, wrong)).statusCode).toBe(404);
  expect((await test.browser().get(`/api/sign-up/${'A'.repeat(22)}?language=en`)).statusCode).toBe(404);
});

it('advances the waiting list automatically and offers an unaccepted place to the next', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
  const mia = await confirmed(programme, 'Mia');
  const ned = await confirmed(programme, 'Ned', { wait: true });
  const oda = await confirmed(programme, 'Oda', { wait: true });
  expect([ned.place.state, oda.place.state]).toEqual(['waiting', 'waiting']);
  expect((await place('/accept', oda.link)).statusCode).toBe(409);
  expect((await read(programme)).waiting_people.map(({ name }) => name)).toEqual(['Ned Guest', 'Oda Guest']);
  expect((await place('/cancel', mia.link)).json<Place>()).toMatchObject({
    state: 'ended',
    ending: 'person',
  });
  expect((await place('', ned.link)).json<Place>()).toMatchObject({
    state: 'offered',
    until: test.clock.now() + signUpTimes.offerMs,
  });
  expect((await signUp(programme, [person('Pat')])).statusCode).toBe(409);
  test.clock.advance(signUpTimes.offerMs + 1);
  expect((await place('/accept', ned.link)).statusCode).toBe(409);
  await test.services.jobs.tick();
  expect((await place('', ned.link)).json<Place>()).toMatchObject({ state: 'ended', ending: 'expired' });
  const both = await Promise.all([place('/accept', oda.link), place('/accept', oda.link)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 1, waiting: 0, offered: 0 });
});

it('lets people change their slot, and cancels a session without people', async () => {
  const programme = await plan({
    slots: [
      { days: 7, capacity: 2 },
      { days: 8, capacity: 2 },
    ],
  });
  const balance = async () => (await company.browser.get('/api/credits')).json().balance.available;
  const { link } = await confirmed(programme, 'Quin');
  const before = await balance();
  const moved = await place('/move', link, { slot_id: programme.slots[1]?.id });
  expect(moved.json<Place>()).toMatchObject({ state: 'confirmed', slot_id: programme.slots[1]?.id });
  const [first, second] = (await read(programme)).slots;
  expect([first?.session_id, second?.confirmed]).toEqual([null, 1]);
  expect(await balance()).toBe(before);
  expect((await place('/cancel', link)).statusCode).toBe(200);
  expect(await balance()).toBe(before + 1);
  expect((await confirmed(programme, 'Quin')).place.state).toBe('confirmed');
});

it('merges two slots with one mail to each person', async () => {
  const programme = await plan({
    slots: [
      { days: 7, capacity: 3 },
      { days: 8, capacity: 3 },
      { days: 9, capacity: 1 },
    ],
  });
  await confirmed(programme, 'Rea');
  const sam = await confirmed(programme, 'Sam', { slot: 1 });
  await signUp(programme, [person('Tom')], { slot: 1 });
  const [into, from, small] = (await read(programme)).slots;
  expect(from?.mergeable_into).toEqual([into?.id]);
  const merge = (a?: string, b?: string, headers?: Record<string, string>) =>
    company.browser.post(`/api/programme/${programme.id}/merge`, { from: a, into: b }, headers);
  const tooSmall = await merge(from?.id, small?.id);
  expect([tooSmall.statusCode, tooSmall.json().message]).toEqual([
    409,
    'The other session has 1 free seat, and 2 are needed.',
  ]);
  const inGerman = await merge(from?.id, small?.id, { 'accept-language': 'de' });
  expect(inGerman.json().message).toBe('Der andere Termin hat noch 1 freien Platz, 2 werden gebraucht.');
  const latest = await test.database
    .selectFrom('outbox_mails')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const merged = (await merge(from?.id, into?.id)).json<ProgrammeDetail>();
  expect(merged.slots.map(({ confirmed: seats, unconfirmed }) => [seats, unconfirmed])).toEqual([
    [2, 1],
    [0, 0],
  ]);
  const mails = await test.database
    .selectFrom('outbox_mails')
    .select(['recipient', 'kind'])
    .where('id', '>', latest.id)
    .orderBy('recipient')
    .execute();
  expect(mails).toEqual([
    { recipient: 'sam@team.example', kind: 'moved' },
    { recipient: 'tom@team.example', kind: 'sign-up-confirm' },
  ]);
  expect((await place('', sam.link)).json<Place>()).toMatchObject({ state: 'confirmed', slot_id: into?.id });
  const session = (await company.browser.get(`/api/session/${into?.session_id}`)).json<SessionDetail>();
  expect(session.seats.map(({ email }) => email).sort()).toEqual(['rea@team.example', 'sam@team.example']);
});

it('keeps confirmed places while credits are missing and seats people when there are some', async () => {
  const poor = await createCompany(test, { credits: 0 });
  const programme = await plan({ by: poor });
  expect((await confirmed(programme, 'Uma')).place.state).toBe('confirmed');
  expect((await read(programme, poor)).slots[0]).toMatchObject({
    confirmed: 1,
    without_credit: 1,
    session_id: null,
  });
  await test.services.credits.grant(test.database, {
    operationKey: 'programme-test',
    companyId: poor.companyId,
    credits: 1,
    reason: 'Test',
  });
  test.clock.advance(5000);
  await test.services.jobs.tick();
  expect((await read(programme, poor)).slots[0]).toMatchObject({
    confirmed: 1,
    without_credit: 0,
    session_status: 'scheduled',
  });
});

it('offers a declined seat to the waiting list, and lets a removed person sign up again', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
  await confirmed(programme, 'Xia');
  const yan = await confirmed(programme, 'Yan', { wait: true });
  const slotOf = async () => (await read(programme)).slots[0];
  const sessionId = (await slotOf())?.session_id ?? '';
  await test.database
    .updateTable('seats')
    .set({ declined_at: new Date(test.clock.now()) })
    .where('session_id', '=', sessionId)
    .execute();
  test.clock.advance(5000);
  await test.services.jobs.tick();
  expect((await place('', yan.link)).json<Place>().state).toBe('offered');
  await place('/accept', yan.link);
  const session = (
    await company.browser.get(`/api/session/${(await slotOf())?.session_id}`)
  ).json<SessionDetail>();
  expect(session.seats.map(({ email }) => email)).toEqual(['yan@team.example']);
  await company.browser.post(`/api/session/${session.id}/attendees`, {
    add: [],
    remove: session.seats.map(({ id }) => id),
  });
  test.clock.advance(5000);
  await test.services.jobs.tick();
  expect((await place('', yan.link)).json<Place>()).toMatchObject({ state: 'ended', ending: 'organiser' });
  expect((await confirmed(programme, 'Yan')).place.state).toBe('confirmed');
});

it('is in the company’s export, with who signed up', async () => {
  const programme = await plan();
  await confirmed(programme, 'Ike');
  const file = await downloadExport(company.browser);
  expect(file.rows('programmes/programmes.csv').map(({ id }) => id)).toContain(programme.id);
  expect(file.rows('programmes/sign-ups.csv')).toContainEqual(
    expect.objectContaining({
      programme_id: programme.id,
      email: 'ike@team.example',
      ended_at: '',
      state: 'placed',
    }),
  );
});

it('forgets what an erased person signed up for, and the mails about it', async () => {
  const programme = await plan({ audience: 'addresses', allowed: ['zoe@team.example', 'abe@team.example'] });
  await confirmed(programme, 'Zoe');
  const { id } = await test.database
    .selectFrom('consumers')
    .select('id')
    .where('company_id', '=', company.companyId)
    .where('email', '=', 'zoe@team.example')
    .executeTakeFirstOrThrow();
  expect((await company.browser.send('DELETE', `/api/consumer/${id}`)).statusCode).toBe(204);
  expect((await read(programme)).allowed).toEqual(['abe@team.example']);
  const left = await test.database
    .selectFrom('sign_up_people')
    .select('id')
    .where('email', '=', 'zoe@team.example')
    .execute();
  const mails = await test.database
    .selectFrom('outbox_mails')
    .select('id')
    .where('recipient', '=', 'zoe@team.example')
    .execute();
  expect([left, mails]).toEqual([[], []]);
});

it('deals uneven teams once when the sign-up has closed, groups whole', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 12 }] });
  for (const name of ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']) await confirmed(programme, name);
  const sizes = async () => {
    const id = (await read(programme)).slots[0]?.session_id;
    const { seats } = (await company.browser.get(`/api/session/${id}`)).json<SessionDetail>();
    return [...Map.groupBy(seats, ({ team_id }) => team_id).values()].map(({ length }) => length).sort();
  };
  expect(await sizes()).toEqual([2, 6]);
  test.clock.advance(5 * dayMs + 18 * 3_600_000);
  await test.services.jobs.tick();
  expect(await sizes()).toEqual([4, 4]);
  expect((await signUp(programme, [person('Late')])).json().reason.name).toBe('signUpClosed');
});

it('is not accessible to another company', async () => {
  const other = await createCompany(test);
  const programme = await plan();
  const { id, slots } = programme;
  const slot = `/api/programme/${id}/slots/${slots[0]?.id}`;
  expect((await other.browser.get(`/api/programme/${id}`)).statusCode).toBe(404);
  expect((await other.browser.send('PATCH', slot, { capacity: 1 })).statusCode).toBe(404);
  expect((await other.browser.send('DELETE', slot)).statusCode).toBe(404);
  expect(
    (await other.browser.post(`/api/programme/${id}/merge`, { from: slots[0]?.id, into: slots[0]?.id }))
      .statusCode,
  ).toBe(404);
});

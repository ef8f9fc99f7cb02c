import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Place } from '../../../contract/calls/schemas/programmes/sign-ups.ts';
import { signUpTimes } from '../../../contract/rules/sessions/programmes.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { programmeActs } from '../../support/programme-acts.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(test, { credits: 20 });
});
afterAll(() => test.close());

const { confirmed, linkTo, person, place, plan, read, signUp, tokenOf } = programmeActs(() => ({
  test,
  company,
}));

const mailsTo = (email: string) =>
  test.database.selectFrom('outbox_mails').select('id').where('recipient', '=', email).execute();
const twoSlots = [
  { days: 7, capacity: 6 },
  { days: 8, capacity: 6 },
];

it('a forwarded sign-up link admits only permitted addresses, and does not reveal them', async () => {
  const programme = await plan({ audience: 'addresses', allowed: ['ana@team.example'], slots: twoSlots });
  const page = await test.browser().get(`/api/sign-up/${tokenOf(programme)}?language=en`);
  expect(page.body).not.toContain('ana@');
  const stranger = await signUp(programme, [person('Eve', 'evil.example')]);
  const brought = await signUp(programme, [person('Ana'), person('Eve', 'evil.example')]);
  const invited = await signUp(programme, [person('Ana')]);
  expect([stranger.statusCode, brought.statusCode]).toEqual([202, 202]);
  expect([stranger.json(), brought.json()]).toEqual([invited.json(), invited.json()]);
  expect(await mailsTo('eve@evil.example')).toEqual([]);
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 0, unconfirmed: 1 });
});

it('a stranger’s address signed up with a forwarded link holds one place for half an hour, and gets five mails an hour', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push(await signUp(programme, [person('Victim')]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await mailsTo('victim@team.example')).toHaveLength(5);
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 0, unconfirmed: 1, session_id: null });
  test.clock.advance(signUpTimes.holdMs + 1);
  await test.services.jobs.tick();
  expect((await confirmed(programme, 'Una')).place.state).toBe('confirmed');
});

it.each([
  'eve@team.example.evil.example',
  'eve@evil-team.example',
  'eve@sub.team.example',
  'eve@team.exаmple',
  'eve@evil.example@team.example',
  '"@team.example"@evil.example',
  'eve@team.example,eve@evil.example',
  'eve@team.example\n@evil.example',
  'eve@team.example.',
  'eve@TEAM.EXAMPLE.EVIL.EXAMPLE',
])('an address that resembles one of the domain is refused: %j', async (email) => {
  const programme = await plan({ audience: 'domains', allowed: ['team.example'] });
  const answer = await signUp(programme, [{ first_name: 'Eve', last_name: '', email }]);
  expect(answer.statusCode).toBe(422);
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 0, unconfirmed: 0 });
});

it('an address of the domain is let in whatever its case', async () => {
  const programme = await plan({ audience: 'domains', allowed: ['team.example'] });
  const ana = { ...person('Ana'), email: ' Ana@TEAM.example ' };
  expect((await signUp(programme, [ana])).statusCode).toBe(202);
  expect((await read(programme)).slots[0]?.unconfirmed).toBe(1);
});

it('a companion’s link, passed on, neither moves the group nor shows an address or another link', async () => {
  const programme = await plan({ slots: twoSlots });
  const group = ['Dora', 'Emil', 'Fay'].map((name) => person(name));
  await signUp(programme, group);
  const leader = await linkTo('dora@team.example');
  await place('/confirm', leader);
  const companion = await linkTo('emil@team.example');
  await place('/confirm', companion);
  const moved = await place('/move', companion, { slot_id: programme.slots[1]?.id });
  expect(moved.statusCode).toBe(409);
  const seen = await place('', companion);
  expect(seen.json<Place>()).toMatchObject({ leads: false, slot_id: programme.slots[0]?.id });
  expect(seen.body).not.toMatch(/@team\.example|#place=/);
  expect(seen.body).not.toContain(leader.slice(0, 22));
  await place('/cancel', companion);
  expect((await read(programme)).slots[0]).toMatchObject({ confirmed: 1, unconfirmed: 1 });
  for (const act of ['/confirm', '/cancel'] as const)
    expect((await place(act, companion)).json<Place>().state).toBe('ended');
  expect((await place('/accept', companion)).statusCode).toBe(409);
  expect((await place('/move', companion, { slot_id: programme.slots[1]?.id })).statusCode).toBe(409);
});

it('a link moves its place into no session of another programme or company', async () => {
  const programme = await plan({ slots: twoSlots });
  const other = await plan({ slots: twoSlots });
  const foreign = await plan({ by: await createCompany(test), slots: twoSlots });
  const { link } = await confirmed(programme, 'Gus');
  for (const { slots } of [other, foreign]) {
    expect((await place('/move', link, { slot_id: slots[0]?.id })).statusCode).toBe(409);
    const answer = await test.browser().post(`/api/sign-up/${tokenOf(programme)}`, {
      slot_id: slots[0]?.id,
      people: [person('Hal')],
      wait: false,
      language: 'en',
    });
    expect(answer.statusCode).toBe(409);
  }
  expect((await place('', link)).json<Place>().slot_id).toBe(programme.slots[0]?.id);
});

it('one waiting place is taken once, by whom it is offered to, from however many browsers', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
  const mia = await confirmed(programme, 'Mia');
  const ned = await confirmed(programme, 'Ned', { wait: true });
  const oda = await confirmed(programme, 'Oda', { wait: true });
  await place('/cancel', mia.link);
  const tries = [ned, oda, ned, oda, ned, oda];
  const answers = await Promise.all(tries.map(({ link }) => place('/accept', link)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 200, 409, 200, 409]);
  const [slot] = (await read(programme)).slots;
  expect(slot).toMatchObject({ confirmed: 1, waiting: 1, offered: 0 });
  const session = (await company.browser.get(`/api/session/${slot?.session_id}`)).json();
  expect(session.seats.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Ned']);
});

it('one place is taken once when its holder lets go of it while three others ask for it', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 1 }] });
  const pia = await confirmed(programme, 'Pia');
  const [, ...asked] = await Promise.all([
    place('/cancel', pia.link),
    ...['Rex', 'Sol', 'Tia'].map((name) => signUp(programme, [person(name)])),
  ]);
  const taken = asked.filter(({ statusCode }) => statusCode === 202).length;
  expect(taken).toBeLessThanOrEqual(1);
  const { confirmed: seats = 0, unconfirmed = 0 } = (await read(programme)).slots[0] ?? {};
  expect([seats, unconfirmed]).toEqual([0, taken]);
});

it('a network signs up three hundred times in ten minutes', async () => {
  const programme = await plan({ audience: 'addresses', allowed: ['ana@team.example'] });
  const browser = test.browser();
  const ask = () =>
    browser.post(`/api/sign-up/${tokenOf(programme)}`, {
      slot_id: programme.slots[0]?.id,
      people: [person(`n${crypto.randomUUID()}`)],
      wait: false,
      language: 'en',
    });
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 310; sent += 1) {
    const { statusCode } = await ask();
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [202, 300],
    [429, 10],
  ]);
});

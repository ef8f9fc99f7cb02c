import { expect } from 'vitest';
import type { ProgrammeDetail } from '../../contract/calls/schemas/programmes/programmes.ts';
import type { Place } from '../../contract/calls/schemas/programmes/sign-ups.ts';
import type { CompanyFixture } from './company-fixture.ts';
import type { TestApp } from './test-app.ts';

const dayMs = 24 * 60 * 60_000;

interface Plan {
  slots?: { days: number; capacity: number }[];
  audience?: 'link' | 'domains' | 'addresses';
  allowed?: string[];
  by?: CompanyFixture;
}

/** What organisers and visitors do with programmes. */
export function programmeActs(given: () => { test: TestApp; company: CompanyFixture }) {
  const onDay = (days: number) =>
    new Date(given().test.clock.now() + days * dayMs).toISOString().slice(0, 10);

  /** A sign-in ends before the deadlines of this file have passed. */
  async function signIn({ browser, userId }: CompanyFixture) {
    browser.token = (await given().test.services.accessTokens.issueUserToken(userId)).token;
  }

  async function plan({
    slots = [{ days: 7, capacity: 2 }],
    audience = 'link',
    allowed = [],
    by = given().company,
  }: Plan = {}) {
    await signIn(by);
    const answer = await by.browser.post('/api/programme', {
      title: 'Winter campaign',
      story_slug: 'the-borrowed-light',
      timezone_id: 'Europe/Lisbon',
      slots: slots.map(({ days, capacity }) => ({
        wall_clock: { date: onDay(days), time: '15:00' },
        capacity,
      })),
      audience,
      allowed,
      closes: { date: onDay(5), time: '18:00' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
    return answer.json<ProgrammeDetail>();
  }

  const tokenOf = ({ link }: ProgrammeDetail) => new URL(link).pathname.split('/').at(-1) ?? '';
  async function read({ id }: ProgrammeDetail, by = given().company) {
    await signIn(by);
    return (await by.browser.get(`/api/programme/${id}`)).json<ProgrammeDetail>();
  }
  const person = (name: string, domain = 'team.example') => ({
    first_name: name,
    last_name: 'Guest',
    email: `${name.toLowerCase()}@${domain}`,
  });

  const signUp = (
    programme: ProgrammeDetail,
    people: { first_name: string; last_name: string; email: string }[],
    { slot = 0, wait = false, language = 'en' } = {},
  ) =>
    given()
      .test.browser()
      .post(`/api/sign-up/${tokenOf(programme)}`, {
        slot_id: programme.slots[slot]?.id,
        people,
        wait,
        language,
        timezone_id: 'Europe/Berlin',
      });

  /** The token in the newest mail of the sign-up to an address. */
  async function linkTo(email: string): Promise<string> {
    const mail = await given()
      .test.database.selectFrom('outbox_mails')
      .select('body_text')
      .where('recipient', '=', email)
      .where('kind', 'like', 'sign-up%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return /#place=([\w.-]+)/.exec(mail.body_text)?.[1] ?? '';
  }

  const place = (act: '' | '/confirm' | '/accept' | '/move' | '/cancel', link: string, more = {}) =>
    given()
      .test.browser()
      .post(`/api/place${act}`, { link_token: link, language: 'en', ...more });

  async function confirmed(programme: ProgrammeDetail, name: string, options = {}) {
    expect((await signUp(programme, [person(name)], options)).statusCode).toBe(202);
    const link = await linkTo(person(name).email);
    const answer = await place('/confirm', link);
    return { link, place: answer.json<Place>() };
  }

  return { confirmed, linkTo, person, place, plan, read, signIn, signUp, tokenOf };
}

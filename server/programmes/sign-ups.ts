import type {
  PublicProgramme,
  SignUpAnswer,
  SignUpRequest,
} from '#contract/calls/schemas/programmes/sign-ups.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { isAdmitted, signUpTimes } from '#contract/rules/sessions/programmes.ts';
import { namedZone } from '#contract/rules/time/known-zone.ts';
import { holdsAddress } from '#contract/rules/people/plain-name.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { guestFieldProblem, guestProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import { isUndeliverableAddress } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { cleanText } from '../sessions/people/roster.ts';
import {
  endPeople,
  findByToken,
  findConfirmed,
  findSignUp,
  heldPlaces,
  lockSlot,
  type ProgrammeRow,
  type SignUpPersonRow,
  type SlotRow,
  startOf,
} from './programme-repository.ts';
import type { SignUpNotices } from './sign-up-notices.ts';
import type { SignUpPage } from './sign-up-page.ts';

const hour = 60 * 60_000;
/** Mails to one address in an hour, however often it is signed up. */
const mailsPerHour = 5;

export type SignUps = ReturnType<typeof createSignUps>;

/** What visitors of a sign-up page see and do. */
export function createSignUps({
  database,
  clock,
  throttle,
  notices,
  page,
}: {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  notices: SignUpNotices;
  page: SignUpPage;
}) {
  const now = () => new Date(clock.now());

  async function pageOf(token: string): Promise<ProgrammeRow> {
    const programme = await findByToken(database, token);
    if (!programme) throw guestProblem({ status: 404 }, 'signUpUnknown');
    return programme;
  }

  function readPeople(programme: ProgrammeRow, { people }: SignUpRequest) {
    const read = people.map(({ first_name, last_name, email }, index) => {
      const address = emailAddress(email);
      if (address === null || isUndeliverableAddress(address))
        throw guestFieldProblem(`people.${index}.email`, 'emailWrong');
      if (holdsAddress(last_name)) throw guestFieldProblem(`people.${index}.last_name`, 'fieldWrong');
      return { first_name: cleanText(first_name), last_name: cleanText(last_name), email: address };
    });
    const repeated = read.findIndex(({ email }, index) =>
      read.slice(0, index).some((other) => other.email === email),
    );
    if (repeated >= 0) throw guestFieldProblem(`people.${repeated}.email`, 'addressRepeated');
    if (programme.audience !== 'domains') return read;
    const strange = read.findIndex(({ email }) => !isAdmitted('domains', programme.allowed, email));
    if (strange < 0) return read;
    const domains = programme.allowed.map((domain) => `@${domain}`).join(', ');
    const problem = guestProblem({ status: 422 }, 'domainsOnly', { domains });
    throw guestProblem(
      { status: 422, errors: { [`people.${strange}.email`]: [problem.message] } },
      'domainsOnly',
      { domains },
    );
  }

  /** The places that this address has asked for and not confirmed; one that is being confirmed is waited for. */
  async function lockUnconfirmed(
    queryable: Queryable,
    programme: ProgrammeRow,
    email: string,
  ): Promise<string[]> {
    const people = await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_up_people as member', 'member.sign_up_id', 'person.sign_up_id')
      .select('member.id')
      .where('person.programme_id', '=', programme.id)
      .where('person.email', '=', email)
      .where('person.position', '=', 0)
      .where('person.confirmed_at', 'is', null)
      .where('person.ended_at', 'is', null)
      .forUpdate()
      .execute();
    return people.map(({ id }) => id);
  }

  async function mailAlready(queryable: Queryable, programme: ProgrammeRow, person: SignUpPersonRow) {
    const signUp = await findSignUp(queryable, person.sign_up_id);
    const slot = await queryable
      .selectFrom('programme_slots')
      .selectAll()
      .where('id', '=', signUp.slot_id)
      .executeTakeFirstOrThrow();
    const startsAt = await startOf(queryable, slot);
    await notices.confirmed(queryable, { programme, signUp, person, startsAt }, true);
  }

  async function insertSignUp(
    queryable: Queryable,
    programme: ProgrammeRow,
    slot: SlotRow,
    startsAt: Date,
    request: SignUpRequest,
    people: readonly { first_name: string; last_name: string; email: string }[],
    state: 'placed' | 'waiting',
    until: Date,
  ): Promise<void> {
    const { timezone_id = '', language } = request;
    const signUp = await queryable
      .insertInto('sign_ups')
      .values({
        id: randomId(),
        slot_id: slot.id,
        state,
        language,
        timezone_id: namedZone(timezone_id) ?? null,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const rows = await queryable
      .insertInto('sign_up_people')
      .values(
        people.map((person, position) => ({
          id: randomId(),
          sign_up_id: signUp.id,
          programme_id: programme.id,
          position,
          ...person,
          expires_at: until,
        })),
      )
      .returningAll()
      .execute();
    const leader = rows.find(({ position }) => position === 0);
    if (leader)
      await notices.confirm(queryable, { programme, signUp, person: leader, startsAt }, until, null);
  }

  return {
    show: async (token: string, language: SpokenLanguage): Promise<PublicProgramme> =>
      page.view(await pageOf(token), language),

    /**
     * Holds places for everybody of the request, or for nobody, and mails the first of them. 409 where there is no room
     * and nobody wants to wait. An address that may not sign up, or has already, is answered alike.
     */
    async signUp(token: string, request: SignUpRequest): Promise<SignUpAnswer> {
      const programme = await pageOf(token);
      if (!page.isOpen(programme)) throw guestProblem({ status: 409 }, 'signUpClosed');
      const people = readPeople(programme, request);
      const [leader] = people;
      if (!leader) throw guestFieldProblem('people', 'fieldMissing');
      await throttle('sign-up-mail', `${programme.id}|${leader.email}`, mailsPerHour, hour);
      return inUnit(database, undefined, async ({ queryable }) => {
        const { slot, startsAt } = await page.openSlot(
          queryable,
          programme,
          await lockSlot(queryable, request.slot_id),
        );
        const former = await lockUnconfirmed(queryable, programme, leader.email);
        const confirmed = await findConfirmed(queryable, programme.id, leader.email);
        // The same address may try again.
        if (!confirmed) await endPeople(queryable, former, 'expired', now());
        const free = Math.max(0, slot.capacity - (await heldPlaces(queryable, slot.id)));
        const hasRoom = people.length <= free;
        if (!hasRoom && !request.wait) throw guestProblem({ status: 409 }, 'slotFull', { free });
        const state = hasRoom ? 'placed' : 'waiting';
        const until = new Date(Math.min(clock.now() + signUpTimes.holdMs, page.doorsOpenAt(startsAt)));
        const isListed = people.every(({ email }) =>
          isAdmitted(programme.audience, programme.allowed, email),
        );
        if (confirmed) await mailAlready(queryable, programme, confirmed);
        else if (isListed)
          await insertSignUp(queryable, programme, slot, startsAt, request, people, state, until);
        return { state, until: until.getTime() };
      });
    },
  };
}

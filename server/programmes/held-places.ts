import type { Place } from '#contract/calls/schemas/programmes/sign-ups.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { signUpTimes } from '#contract/rules/sessions/programmes.ts';
import type { Clock } from '../clock.ts';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { PlaceLinks } from './place-links.ts';
import {
  endPeople,
  findConfirmed,
  findPerson,
  findProgramme,
  findSignUp,
  heldPlaces,
  lockSlot,
  lockSlots,
  membersOf,
  type ProgrammeRow,
  type SignUpPersonRow,
  type SignUpRow,
  type SlotRow,
  startOf,
} from './programme-repository.ts';
import type { Seating } from './seating.ts';
import type { SignUpNotices } from './sign-up-notices.ts';
import type { SignUpPage } from './sign-up-page.ts';
import type { SlotUpkeep } from './slot-upkeep.ts';

const placeUnknown = () => guestProblem({ status: 404 }, 'placeUnknown');
const tooLate = () => guestProblem({ status: 409 }, 'placeOver');

/** A person's place with all it depends on; its slot is locked. */
interface HeldPlace {
  programme: ProgrammeRow;
  slot: SlotRow;
  signUp: SignUpRow;
  person: SignUpPersonRow;
  startsAt: Date;
}

/** Of one that moves while its slot is being locked, the change begins anew. */
interface Changed {
  personId: string;
  slotIds: string[];
  companyId: number;
}

async function leads(queryable: Queryable, { signUp, person }: HeldPlace): Promise<boolean> {
  return (await membersOf(queryable, signUp.id))[0]?.id === person.id;
}

export type HeldPlaces = ReturnType<typeof createHeldPlaces>;

/** What people do with the link to their place. */
export function createHeldPlaces({
  database,
  clock,
  links,
  notices,
  seating,
  upkeep,
  changes,
  page,
}: {
  database: Database;
  clock: Clock;
  links: PlaceLinks;
  notices: SignUpNotices;
  seating: Seating;
  upkeep: SlotUpkeep;
  changes: Pick<SessionChanges, 'publishCompany'>;
  page: SignUpPage;
}) {
  const now = () => new Date(clock.now());

  /** Whose link it is, in a transaction that has locked the slot. */
  async function withPlace(
    linkToken: string,
    work: (unit: UnitOfWork, place: HeldPlace) => Promise<unknown>,
    otherSlot?: string,
  ): Promise<Changed> {
    const personId = links.read(linkToken);
    if (personId === undefined) throw placeUnknown();
    const known = await findPerson(database, personId);
    if (!known) throw placeUnknown();
    const { slot_id } = await findSignUp(database, known.sign_up_id);
    const slotIds = [slot_id, ...(otherSlot ? [otherSlot] : [])];
    const companyId = await inUnit(database, undefined, async (unit) => {
      const { queryable } = unit;
      const slots = await lockSlots(queryable, slotIds);
      const person = await findPerson(queryable, personId);
      const signUp = person && (await findSignUp(queryable, person.sign_up_id));
      const slot = slots.find(({ id }) => id === signUp?.slot_id);
      const programme = person && (await findProgramme(queryable, person.programme_id));
      if (!person || !signUp || !programme) throw placeUnknown();
      if (!slot) return undefined;
      await work(unit, { programme, slot, signUp, person, startsAt: await startOf(queryable, slot) });
      return programme.company_id;
    });
    if (companyId === undefined) return withPlace(linkToken, work, otherSlot);
    return { personId, slotIds, companyId };
  }

  async function placeView(personId: string, language: SpokenLanguage): Promise<Place> {
    const person = await findPerson(database, personId);
    if (!person) throw placeUnknown();
    const signUp = await findSignUp(database, person.sign_up_id);
    const programme = await findProgramme(database, person.programme_id);
    const slot = await database
      .selectFrom('programme_slots')
      .selectAll()
      .where('id', '=', signUp.slot_id)
      .executeTakeFirst();
    if (!programme || !slot) throw placeUnknown();
    const members = await membersOf(database, signUp.id);
    const startsAt = await startOf(database, slot);
    const isExpired = person.expires_at !== null && person.expires_at <= now();
    const offerUntil = signUp.state === 'offered' ? (signUp.offered_until ?? null) : null;
    const isOfferOver = offerUntil !== null && offerUntil <= now();
    const isEnded = person.ended_at !== null || isExpired || isOfferOver;
    const state = isEnded
      ? 'ended'
      : person.confirmed_at === null
        ? 'unconfirmed'
        : signUp.state === 'placed'
          ? 'confirmed'
          : signUp.state;
    return {
      programme: await page.view(programme, language),
      token: programme.link_token,
      state,
      ending: isEnded ? (person.ending ?? 'expired') : null,
      until: (person.expires_at ?? offerUntil)?.getTime() ?? null,
      slot_id: slot.id,
      starts_at: startsAt.getTime(),
      is_over: page.doorsOpenAt(startsAt) <= clock.now(),
      leads: members[0]?.id === person.id,
      language: signUp.language,
      people: members.map((member) => ({
        name: fullName(member),
        is_you: member.id === person.id,
        is_confirmed: member.confirmed_at !== null,
      })),
    };
  }

  async function answer({ personId, slotIds, companyId }: Changed, language: SpokenLanguage): Promise<Place> {
    for (const id of slotIds) await upkeep.settle(id);
    changes.publishCompany(companyId);
    return placeView(personId, language);
  }

  /** A confirmed leader's companions are mailed and have a day; those who have a place elsewhere are let go. */
  async function inviteCompanions(queryable: Queryable, place: HeldPlace): Promise<void> {
    const { programme, signUp, person: leader, startsAt } = place;
    const until = new Date(Math.min(clock.now() + signUpTimes.companionHoldMs, page.doorsOpenAt(startsAt)));
    for (const person of await membersOf(queryable, signUp.id)) {
      if (person.id === leader.id || person.confirmed_at !== null) continue;
      if (await findConfirmed(queryable, programme.id, person.email)) {
        await endPeople(queryable, [person.id], 'elsewhere', now());
        continue;
      }
      await queryable
        .updateTable('sign_up_people')
        .set({ expires_at: until })
        .where('id', '=', person.id)
        .execute();
      await notices.confirm(queryable, { programme, signUp, person, startsAt }, until, fullName(leader));
    }
  }

  return {
    /** 404 for a forged link, here and below. */
    async read(linkToken: string, language: SpokenLanguage): Promise<Place> {
      const personId = links.read(linkToken);
      if (personId === undefined) throw placeUnknown();
      return placeView(personId, language);
    },

    /** Keeps the place from now on; an address with a place elsewhere keeps that one. */
    async confirm(linkToken: string, language: SpokenLanguage): Promise<Place> {
      const found = await withPlace(linkToken, async ({ queryable }, place) => {
        const { person, programme, signUp, startsAt } = place;
        if (person.ended_at !== null || person.confirmed_at !== null) return;
        if (person.expires_at !== null && person.expires_at <= now())
          return endPeople(queryable, [person.id], 'expired', now());
        if (await findConfirmed(queryable, programme.id, person.email))
          return endPeople(queryable, [person.id], 'elsewhere', now());
        const isKept = await queryable
          .updateTable('sign_up_people')
          .set({ confirmed_at: now(), expires_at: null })
          .where('id', '=', person.id)
          .where('ended_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!isKept) return;
        await notices.confirmed(queryable, { programme, signUp, person, startsAt });
        if (person.position === 0) await inviteCompanions(queryable, place);
      }).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'sign_up_people_once')) throw error;
        return withPlace(linkToken, ({ queryable }, { person }) =>
          endPeople(queryable, [person.id], 'elsewhere', now()),
        );
      });
      return answer(found, language);
    },

    /** Takes the places that are offered to the group. 409 when the offer has expired. */
    async accept(linkToken: string, language: SpokenLanguage): Promise<Place> {
      const found = await withPlace(linkToken, async ({ queryable }, place) => {
        const { person, signUp, programme, startsAt } = place;
        if (person.ended_at === null && signUp.state === 'placed') return;
        const isOffered =
          person.ended_at === null &&
          signUp.state === 'offered' &&
          signUp.offered_until !== null &&
          signUp.offered_until > now();
        if (!isOffered || !(await leads(queryable, place))) throw guestProblem({ status: 409 }, 'offerOver');
        await queryable
          .updateTable('sign_ups')
          .set({ state: 'placed', offered_until: null })
          .where('id', '=', signUp.id)
          .execute();
        await notices.confirmed(queryable, {
          programme,
          signUp: { ...signUp, state: 'placed' },
          person,
          startsAt,
        });
      });
      return answer(found, language);
    },

    /** The whole group to another slot, which has room for all of them; 409 otherwise. */
    async move(linkToken: string, slotId: string, language: SpokenLanguage): Promise<Place> {
      const found = await withPlace(
        linkToken,
        async (unit, place) => {
          const { queryable } = unit;
          const { programme, slot, signUp, person, startsAt } = place;
          if (slotId === slot.id) return;
          if (person.ended_at !== null || person.confirmed_at === null) throw tooLate();
          if (!page.isOpen(programme)) throw guestProblem({ status: 409 }, 'signUpClosed');
          if (page.doorsOpenAt(startsAt) <= clock.now() || !(await leads(queryable, place))) throw tooLate();
          const target = await page.openSlot(queryable, programme, await lockSlot(queryable, slotId));
          const members = await membersOf(queryable, signUp.id);
          const free = Math.max(0, target.slot.capacity - (await heldPlaces(queryable, slotId)));
          if (members.length > free) throw guestProblem({ status: 409 }, 'slotFull', { free });
          await seating.unseatPeople(unit, programme, slot, members, 'withdrawn');
          await queryable
            .updateTable('sign_ups')
            .set({ slot_id: slotId, state: 'placed', offered_until: null })
            .where('id', '=', signUp.id)
            .execute();
          await notices.confirmed(queryable, {
            programme,
            signUp: { ...signUp, state: 'placed' },
            person,
            startsAt: target.startsAt,
          });
        },
        slotId,
      );
      return answer(found, language);
    },

    /** Gives up this person's place alone; the others of a group keep theirs. */
    async cancel(linkToken: string, language: SpokenLanguage): Promise<Place> {
      const found = await withPlace(linkToken, async (unit, { programme, slot, person, startsAt }) => {
        if (person.ended_at !== null) return;
        if (page.doorsOpenAt(startsAt) <= clock.now()) throw tooLate();
        await seating.unseatPeople(unit, programme, slot, [person], 'withdrawn');
        await endPeople(unit.queryable, [person.id], 'person', now());
      });
      return answer(found, language);
    },
  };
}

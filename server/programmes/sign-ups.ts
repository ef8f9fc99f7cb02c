import type {
  Place,
  PublicProgramme,
  SignUpAnswer,
  SignUpRequest,
} from '#contract/calls/schemas/programmes/sign-ups.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { isAdmitted, signUpTimes } from '#contract/rules/sessions/programmes.ts';
import { namedZone } from '#contract/rules/time/known-zone.ts';
import { holdsAddress } from '#contract/rules/people/plain-name.ts';
import type { Clock } from '../clock.ts';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { guestFieldProblem, guestProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import { isUndeliverableAddress } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { cleanText } from '../sessions/people/roster.ts';
import { describeStory, findInviter } from '../sessions/session-description.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { PlaceLinks } from './place-links.ts';
import {
  endPeople,
  findByToken,
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
  slotsOf,
  startOf,
} from './programme-repository.ts';
import type { Seating } from './seating.ts';
import type { SignUpNotices } from './sign-up-notices.ts';
import type { SlotUpkeep } from './slot-upkeep.ts';

const hour = 60 * 60_000;
/** Mails to one address in an hour, however often it is signed up. */
const mailsPerHour = 5;

const placeUnknown = () => guestProblem({ status: 404 }, 'placeUnknown');
const tooLate = () => guestProblem({ status: 409 }, 'placeOver');
const slotGone = () => guestProblem({ status: 409 }, 'slotGone');

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

export type SignUps = ReturnType<typeof createSignUps>;

/** What visitors of a sign-up page do, and people with the link to their place. */
export function createSignUps(deps: {
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
  throttle: Throttle;
  links: PlaceLinks;
  notices: SignUpNotices;
  seating: Seating;
  upkeep: SlotUpkeep;
  changes: Pick<SessionChanges, 'publishCompany'>;
}) {
  const { database, clock, stories, throttle, links, notices, seating, upkeep, changes } = deps;
  const now = () => new Date(clock.now());
  const doorsOpen = (startsAt: Date) => startsAt.getTime() - liveSession.lobbyOpensMs;
  const isOpen = ({ closes_at }: ProgrammeRow) => closes_at.getTime() > clock.now();

  async function publicView(programme: ProgrammeRow, language: SpokenLanguage): Promise<PublicProgramme> {
    const inviter = await findInviter(database, programme.created_by, programme.company_id);
    const story = describeStory(stories, programme.story_slug);
    const { storyTitle, storyTagline } = story.storyIn(language);
    const slots = await slotsOf(database, [programme.id]);
    return {
      title: programme.title,
      company: inviter.company,
      logo_url: inviter.logoPath,
      colour: inviter.colour,
      organiser: inviter.organiser,
      story: {
        title: storyTitle,
        tagline: storyTagline,
        length_minutes: story.lengthMinutes,
        block_minutes: story.blockMinutes,
        cover_url: story.picturePath,
      },
      timezone_id: programme.timezone_id,
      closes_at: programme.closes_at.getTime(),
      is_open: isOpen(programme),
      audience: programme.audience,
      domains: programme.audience === 'domains' ? programme.allowed : [],
      slots: slots
        .filter(({ starts_at, status }) => doorsOpen(starts_at) > clock.now() && isComing(status))
        .map(({ id, starts_at, capacity, held }) => ({
          id,
          starts_at: starts_at.getTime(),
          capacity,
          free: Math.max(0, capacity - held),
        })),
    };
  }

  async function pageOf(token: string): Promise<ProgrammeRow> {
    const programme = await findByToken(database, token);
    if (!programme) throw guestProblem({ status: 404 }, 'signUpUnknown');
    return programme;
  }

  /** A slot that can still be chosen, locked. */
  async function openSlot(queryable: Queryable, programme: ProgrammeRow, slot: SlotRow | undefined) {
    if (!slot || slot.programme_id !== programme.id || slot.ended_at !== null) throw slotGone();
    const startsAt = await startOf(queryable, slot);
    if (doorsOpen(startsAt) <= clock.now()) throw slotGone();
    return { slot, startsAt };
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

  /** The same address may try again: its former places that are not confirmed are given up. */
  async function endFormer(queryable: Queryable, programme: ProgrammeRow, email: string): Promise<void> {
    const former = await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_up_people as member', 'member.sign_up_id', 'person.sign_up_id')
      .select('member.id')
      .where('person.programme_id', '=', programme.id)
      .where('person.email', '=', email)
      .where('person.position', '=', 0)
      .where('person.confirmed_at', 'is', null)
      .where('person.ended_at', 'is', null)
      .execute();
    await endPeople(
      queryable,
      former.map(({ id }) => id),
      'expired',
      now(),
    );
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
      programme: await publicView(programme, language),
      token: programme.link_token,
      state,
      ending: isEnded ? (person.ending ?? 'expired') : null,
      until: (person.expires_at ?? offerUntil)?.getTime() ?? null,
      slot_id: slot.id,
      starts_at: startsAt.getTime(),
      is_over: doorsOpen(startsAt) <= clock.now(),
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
    const until = new Date(Math.min(clock.now() + signUpTimes.companionHoldMs, doorsOpen(startsAt)));
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
    show: async (token: string, language: SpokenLanguage): Promise<PublicProgramme> =>
      publicView(await pageOf(token), language),

    /**
     * Holds places for everybody of the request, or for nobody, and mails the first of them. 409 where there is no room
     * and nobody wants to wait. An address that may not sign up, or has already, is answered alike.
     */
    async signUp(token: string, request: SignUpRequest): Promise<SignUpAnswer> {
      const programme = await pageOf(token);
      if (!isOpen(programme)) throw guestProblem({ status: 409 }, 'signUpClosed');
      const people = readPeople(programme, request);
      const [leader] = people;
      if (!leader) throw guestFieldProblem('people', 'fieldMissing');
      await throttle('sign-up-mail', `${programme.id}|${leader.email}`, mailsPerHour, hour);
      return inUnit(database, undefined, async ({ queryable }) => {
        const { slot, startsAt } = await openSlot(
          queryable,
          programme,
          await lockSlot(queryable, request.slot_id),
        );
        const confirmed = await findConfirmed(queryable, programme.id, leader.email);
        if (!confirmed) await endFormer(queryable, programme, leader.email);
        const free = Math.max(0, slot.capacity - (await heldPlaces(queryable, slot.id)));
        const hasRoom = people.length <= free;
        if (!hasRoom && !request.wait) throw guestProblem({ status: 409 }, 'slotFull', { free });
        const state = hasRoom ? 'placed' : 'waiting';
        const until = new Date(Math.min(clock.now() + signUpTimes.holdMs, doorsOpen(startsAt)));
        const isListed = people.every(({ email }) =>
          isAdmitted(programme.audience, programme.allowed, email),
        );
        if (confirmed) await mailAlready(queryable, programme, confirmed);
        else if (isListed)
          await insertSignUp(queryable, programme, slot, startsAt, request, people, state, until);
        return { state, until: until.getTime() };
      });
    },

    /** 404 for a forged link, here and below. */
    async readPlace(linkToken: string, language: SpokenLanguage): Promise<Place> {
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
        await queryable
          .updateTable('sign_up_people')
          .set({ confirmed_at: now(), expires_at: null })
          .where('id', '=', person.id)
          .execute();
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
          if (!isOpen(programme)) throw guestProblem({ status: 409 }, 'signUpClosed');
          if (doorsOpen(startsAt) <= clock.now() || !(await leads(queryable, place))) throw tooLate();
          const target = await openSlot(queryable, programme, await lockSlot(queryable, slotId));
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
        if (doorsOpen(startsAt) <= clock.now()) throw tooLate();
        await seating.unseatPeople(unit, programme, slot, [person], 'withdrawn');
        await endPeople(unit.queryable, [person.id], 'person', now());
      });
      return answer(found, language);
    },
  };

  async function leads(queryable: Queryable, { signUp, person }: HeldPlace): Promise<boolean> {
    return (await membersOf(queryable, signUp.id))[0]?.id === person.id;
  }
}

/** A slot without a session, or whose session is still to come. */
const isComing = (status: string | null): boolean => status === null || status === 'scheduled';

import { noteSubject } from '../audit/audit-record.ts';
import { sql } from 'kysely';
import type {
  CreateProgrammeRequest,
  EditProgrammeRequest,
  ProgrammeDetail,
  ProgrammeList,
  ProgrammeSlot,
} from '#contract/calls/schemas/programmes/programmes.ts';
import type { WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { programmeLimits, type SignUpAudience } from '#contract/rules/sessions/programmes.ts';
import { peopleAtOneTable, sessionLimits } from '#contract/rules/sessions/session-size.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config/config.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import { nextVersion, readLastChange, refuseStale } from '../identity/versions.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { readSessionStart } from '../sessions/planning/session-start.ts';
import { clockAt, readSessionZone, readWallClock } from '../sessions/planning/start-reading.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { readTitle } from '../sessions/people/roster.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Actor } from '../sessions/session-deps.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { storyTitle } from '../stories/story-titles.ts';
import { addApartSet, removeApartSet, showKeptApart } from './kept-apart.ts';
import type { PlaceLinks } from './place-links.ts';
import { playedFigures } from './played-figures.ts';
import { heldPlaces, lockSlot, type ProgrammeRow, slotsOf } from './programme-repository.ts';
import type { SlotMerge } from './slot-merge.ts';
import type { SlotUpkeep } from './slot-upkeep.ts';
import { waitingPeople } from './waiting-list.ts';

type ListedSlot = Awaited<ReturnType<typeof slotsOf>>[number];

const notFound = () => new ApiProblem({ status: 404, message: ({ programmes }) => programmes.unknown });
const domainForm = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

export type Programmes = ReturnType<typeof createProgrammes>;

/** What organisers do with their company's programmes. */
export function createProgrammes(deps: {
  config: Pick<Config, 'rooms'>;
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
  companies: Pick<Companies, 'lock'>;
  changes: Pick<SessionChanges, 'publishCompany'>;
  links: PlaceLinks;
  merging: SlotMerge;
  upkeep: SlotUpkeep;
}) {
  const { config, database, clock, stories, changes, links } = deps;

  const query = (queryable: Queryable, companyId: number, id: string) =>
    queryable.selectFrom('programmes').selectAll().where('id', '=', id).where('company_id', '=', companyId);

  async function find(queryable: Queryable, companyId: number, id: string): Promise<ProgrammeRow> {
    const row = await query(queryable, companyId, id).executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }

  async function lock(queryable: Queryable, companyId: number, id: string): Promise<ProgrammeRow> {
    const row = await query(queryable, companyId, id).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }

  /** People whom a session of the story holds, with tables of this site's rooms. */
  function largestCapacity(storySlug: string): number {
    const players = stories.get(storySlug)?.story.players ?? { max: Number.POSITIVE_INFINITY };
    return sessionLimits(players, peopleAtOneTable[config.rooms.engine]).people;
  }

  function requireCapacity(storySlug: string, capacity: number, field: string): void {
    const largest = largestCapacity(storySlug);
    if (capacity > largest) throw fieldProblem(field, ({ programmes }) => programmes.tooManySeats(largest));
  }

  function readAllowed(audience: SignUpAudience, allowed: readonly string[]): string[] {
    if (audience === 'link') return [];
    const read = allowed.map((text) => {
      const written = text.trim().toLowerCase().replace(/^@/, '');
      const known = audience === 'domains' ? (domainForm.test(written) ? written : null) : emailAddress(text);
      if (known !== null) return known;
      const shown = text.slice(0, 80);
      throw fieldProblem('allowed', ({ programmes }) =>
        audience === 'domains' ? programmes.noDomain(shown) : programmes.noAddress(shown),
      );
    });
    const all = [...new Set(read)];
    if (all.length === 0)
      throw fieldProblem('allowed', ({ programmes }) =>
        audience === 'domains' ? programmes.domainMissing : programmes.addressMissing,
      );
    if (audience === 'domains' && all.length > programmeLimits.domains)
      throw fieldProblem('allowed', ({ programmes }) => programmes.tooManyDomains(programmeLimits.domains));
    return all;
  }

  function readCloses(closes: WallClock, timezoneId: string): Date {
    return new Date(readWallClock(closes, timezoneId).instant);
  }

  function readSlots(
    storySlug: string,
    timezoneId: string,
    slots: CreateProgrammeRequest['slots'],
  ): { id: string; starts_at: Date; capacity: number }[] {
    return slots.map(({ wall_clock, capacity }, index) => {
      requireCapacity(storySlug, capacity, `slots.${index}.capacity`);
      const { startsAt } = readSessionStart({ wall_clock, timezone_id: timezoneId }, clock.now());
      return { id: randomId(), starts_at: startsAt, capacity };
    });
  }

  const insertSlots = (queryable: Queryable, programmeId: string, slots: ReturnType<typeof readSlots>) =>
    queryable
      .insertInto('programme_slots')
      .values(slots.map((slot) => ({ ...slot, programme_id: programmeId })))
      .execute();

  const isToCome = ({ status, starts_at }: ListedSlot) =>
    (status === null || status === 'scheduled') &&
    starts_at.getTime() - liveSession.lobbyOpensMs > clock.now();

  /** Without those who wait: they wait on, in the other slot. */
  const mergeable = (slot: ListedSlot, all: readonly ListedSlot[]) =>
    slot.held === 0 || !isToCome(slot)
      ? []
      : all
          .filter((other) => other.id !== slot.id && isToCome(other))
          .filter((other) => other.capacity - other.held >= slot.held)
          .toSorted((one, other) => other.held - one.held);

  async function detail(queryable: Queryable, programme: ProgrammeRow): Promise<ProgrammeDetail> {
    const slots = await slotsOf(queryable, [programme.id]);
    const played = await playedFigures(
      queryable,
      slots.flatMap(({ session_id, status }) => (session_id && status === 'completed' ? session_id : [])),
    );
    const { timezone_id } = programme;
    return {
      id: programme.id,
      title: programme.title,
      story_slug: programme.story_slug,
      story_title: storyTitle(stories, programme.story_slug),
      timezone_id,
      link: links.page(programme.link_token),
      audience: programme.audience,
      allowed: programme.allowed,
      closes_at: programme.closes_at.toISOString(),
      closes: clockAt(programme.closes_at.getTime(), timezone_id),
      is_open: isOpen(programme, slots),
      largest_capacity: largestCapacity(programme.story_slug),
      version: programme.version,
      changed: await readLastChange(queryable, programme),
      slots: slots.map(
        (slot): ProgrammeSlot => ({
          id: slot.id,
          starts_at: slot.starts_at.toISOString(),
          clock: clockAt(slot.starts_at.getTime(), timezone_id),
          capacity: slot.capacity,
          confirmed: slot.confirmed,
          unconfirmed: slot.unconfirmed,
          waiting: slot.waiting,
          offered: slot.offered,
          without_credit: isToCome(slot) ? slot.unseated : 0,
          session_id: slot.session_id,
          session_status: slot.status,
          ...(played.get(slot.session_id ?? '') ?? { came: null, absent: null, points: null, rating: null }),
          mergeable_into: mergeable(slot, slots).map(({ id }) => id),
          removable: slot.all === 0 && slot.session_id === null && slots.length > 1,
        }),
      ),
      waiting_people: await waitingPeople(queryable, programme.id),
      ...(await showKeptApart(queryable, programme)),
    };
  }

  const isOpen = ({ closes_at }: ProgrammeRow, slots: readonly ListedSlot[]) =>
    closes_at.getTime() > clock.now() && slots.some(isToCome);

  /** Runs `work` on the locked programme, then reads it, then publishes. */
  async function change(
    { company_id }: Actor,
    id: string,
    given: UnitOfWork | undefined,
    work: (unit: UnitOfWork, programme: ProgrammeRow) => Promise<unknown>,
  ): Promise<ProgrammeDetail> {
    return inUnit(database, given, async (unit) => {
      await work(unit, await lock(unit.queryable, company_id, id));
      unit.afterCommit(() => changes.publishCompany(company_id));
      return detail(unit.queryable, await find(unit.queryable, company_id, id));
    });
  }

  async function slotOf(queryable: Queryable, programme: ProgrammeRow, id: string) {
    const slot = await lockSlot(queryable, id);
    if (!slot || slot.programme_id !== programme.id || slot.ended_at !== null)
      throw new ApiProblem({ status: 404, message: ({ programmes }) => programmes.slotGone });
    return slot;
  }

  return {
    /** The newest first, with titles of stories in `language`. */
    async list(companyId: number, language: SpokenLanguage): Promise<ProgrammeList> {
      const rows = await database
        .selectFrom('programmes')
        .selectAll()
        .where('company_id', '=', companyId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(programmeLimits.programmes)
        .execute();
      if (rows.length === 0) return { programmes: [] };
      const all = await slotsOf(
        database,
        rows.map(({ id }) => id),
      );
      const sum = (slots: readonly ListedSlot[], name: 'capacity' | 'confirmed' | 'waiting') =>
        slots.reduce((total, slot) => total + slot[name], 0);
      return {
        programmes: rows.flatMap((programme) => {
          const slots = all.filter(({ programme_id }) => programme_id === programme.id);
          const at = (slot: ListedSlot | undefined) =>
            clockAt((slot?.starts_at ?? programme.closes_at).getTime(), programme.timezone_id);
          return {
            id: programme.id,
            title: programme.title,
            story_title: storyTitle(stories, programme.story_slug, language),
            slots: slots.length,
            capacity: sum(slots, 'capacity'),
            confirmed: sum(slots, 'confirmed'),
            waiting: sum(slots, 'waiting'),
            first: at(slots[0]),
            last: at(slots.at(-1)),
            is_open: isOpen(programme, slots),
          };
        }),
      };
    },

    read: async (companyId: number, id: string): Promise<ProgrammeDetail> =>
      detail(database, await find(database, companyId, id)),

    /** Throws EXPERIENCE_002, SESSION_012, or 422 on a field. Takes no credits yet. */
    async create(
      actor: Actor,
      request: CreateProgrammeRequest,
      given?: UnitOfWork,
    ): Promise<ProgrammeDetail> {
      const loaded = stories.get(request.story_slug);
      if (!loaded) throw catalogueProblem(422, 'EXPERIENCE_002', 'story_slug');
      const title = readTitle(request.title);
      const timezoneId = readSessionZone(request.timezone_id);
      const slots = readSlots(loaded.story.slug, timezoneId, request.slots);
      const closesAt = readCloses(request.closes, timezoneId);
      requireCloses(closesAt, clock.now());
      const allowed = readAllowed(request.audience, request.allowed);
      return inUnit(database, given, async ({ queryable, afterCommit }) => {
        await requireVerified(queryable, actor.id);
        await deps.companies.lock(queryable, actor.company_id);
        await requireFewer(queryable, actor.company_id);
        const id = randomId();
        noteSubject(id);
        await queryable
          .insertInto('programmes')
          .values({
            id,
            company_id: actor.company_id,
            created_by: actor.id,
            title,
            story_slug: loaded.story.slug,
            timezone_id: timezoneId,
            link_token: randomId(),
            audience: request.audience,
            allowed: jsonb(allowed),
            closes_at: closesAt,
            created_at: new Date(clock.now()),
          })
          .execute();
        await insertSlots(queryable, id, slots);
        afterCommit(() => changes.publishCompany(actor.company_id));
        return detail(queryable, await find(queryable, actor.company_id, id));
      });
    },

    /** A closing date in the past closes the sign-up at once. 409 for a former version. */
    edit: (actor: Actor, id: string, request: EditProgrammeRequest): Promise<ProgrammeDetail> =>
      change(actor, id, undefined, async ({ queryable }, programme) => {
        refuseStale(programme, request.version, 'programme');
        await queryable
          .updateTable('programmes')
          .set({
            title: readTitle(request.title),
            audience: request.audience,
            allowed: jsonb(readAllowed(request.audience, request.allowed)),
            closes_at: readCloses(request.closes, programme.timezone_id),
            ...nextVersion(programme, { id: actor.id, at: new Date(clock.now()) }),
          })
          .where('id', '=', id)
          .execute();
      }),

    addSlots: (
      actor: Actor,
      id: string,
      slots: CreateProgrammeRequest['slots'],
      given?: UnitOfWork,
    ): Promise<ProgrammeDetail> =>
      change(actor, id, given, async ({ queryable }, programme) => {
        const { present } = await queryable
          .selectFrom('programme_slots')
          .select(sql<number>`count(*)::integer`.as('present'))
          .where('programme_id', '=', id)
          .executeTakeFirstOrThrow();
        if (present + slots.length > programmeLimits.slots)
          throw fieldProblem('slots', ({ programmes }) => programmes.tooManySlots(programmeLimits.slots));
        await insertSlots(queryable, id, readSlots(programme.story_slug, programme.timezone_id, slots));
      }),

    /** 422 below the number of places that are held. More places go to the waiting list. */
    async resizeSlot(actor: Actor, id: string, slotId: string, capacity: number): Promise<ProgrammeDetail> {
      await change(actor, id, undefined, async ({ queryable }, programme) => {
        const slot = await slotOf(queryable, programme, slotId);
        requireCapacity(programme.story_slug, capacity, 'capacity');
        const held = await heldPlaces(queryable, slotId);
        if (capacity < held) throw fieldProblem('capacity', ({ programmes }) => programmes.seatsTaken(held));
        await queryable.updateTable('programme_slots').set({ capacity }).where('id', '=', slot.id).execute();
      });
      await deps.upkeep.settle(slotId);
      return detail(database, await find(database, actor.company_id, id));
    },

    /** 409 once anybody has signed up for it, and for the last one. */
    removeSlot: (actor: Actor, id: string, slotId: string): Promise<ProgrammeDetail> =>
      change(actor, id, undefined, async ({ queryable }, programme) => {
        await slotOf(queryable, programme, slotId);
        const slots = await slotsOf(queryable, [id]);
        const slot = slots.find((one) => one.id === slotId);
        if (!slot || slot.all > 0 || slot.session_id !== null || slots.length === 1)
          throw new ApiProblem({
            status: 409,
            message: ({ programmes }) => programmes.slotInUse,
          });
        await queryable.deleteFrom('programme_slots').where('id', '=', slotId).execute();
      }),

    /** 409 where the other slot has no room for all. */
    merge: (
      actor: Actor,
      id: string,
      { from, into }: { from: string; into: string },
      given?: UnitOfWork,
    ): Promise<ProgrammeDetail> =>
      change(actor, id, given, async (unit, programme) => {
        await requireVerified(unit.queryable, actor.id);
        await deps.merging.merge(unit, programme, from, into);
      }),

    /** 422 for people who are neither in the directory nor signed up. */
    keepApart: (actor: Actor, id: string, emails: readonly string[]): Promise<ProgrammeDetail> =>
      change(actor, id, undefined, ({ queryable }, programme) =>
        addApartSet(queryable, programme, emails, clock.now()),
      ),

    stopKeepingApart: (actor: Actor, id: string, setId: string): Promise<ProgrammeDetail> =>
      change(actor, id, undefined, ({ queryable }, programme) => removeApartSet(queryable, programme, setId)),
  };
}

function requireCloses(closesAt: Date, now: number): void {
  if (closesAt.getTime() <= now) throw fieldProblem('closes', ({ programmes }) => programmes.closesInPast);
}

async function requireFewer(queryable: Queryable, companyId: number): Promise<void> {
  const { present } = await queryable
    .selectFrom('programmes')
    .select(sql<number>`count(*)::integer`.as('present'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (present >= programmeLimits.programmes)
    throw new ApiProblem({
      status: 409,
      message: ({ programmes }) => programmes.tooMany(programmeLimits.programmes),
    });
}

import { inUnit } from '../database/unit-of-work.ts';
import { zonedDateTime } from '../zoned-date-time.ts';
import { readFile } from 'node:fs/promises';
import type { Award, AwardVerification, RevokedAward } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { findScene } from '#contract/story/story.ts';
import type { Clock } from '../clock.ts';
import { shownColour } from '../companies/guest-brand.ts';
import type { Companies } from '../companies/companies.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import type { DirectorContext, DirectorSeat } from '../director/rules/director-context.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { tookPart } from '../scoring/took-part.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { pictureOf } from './award-picture.ts';
import { createAwardSigner } from './award-signature.ts';
import { fileWord } from '#contract/rules/text/file-name.ts';
import { fileWordsIn } from '../words/organiser-words.ts';

export type Awards = ReturnType<typeof createAwards>;

/** What an award says and its signature covers. */
type AwardPayload = Omit<Award, 'code' | 'verify_url' | 'picture_url' | 'logo_url' | 'colour'>;

interface AnsweredRow {
  code: string;
  payload: AwardPayload;
  story_slug: string;
  has_logo: boolean;
  colour: string | null;
}

interface AwardRow extends AnsweredRow {
  signature: string;
  seat_id: string | null;
  team_id: number;
  company_id: number;
  revoked_at: Date | null;
  revoked_reason: string | null;
}

const noAward = () => new ApiProblem({ status: 404, message: ({ companies }) => companies.noAward });

interface AwardHolder {
  seatId: string;
  teamId: number;
}

/** What a person did in the story's crew. */
function partOf({ story }: DirectorContext, { part }: DirectorSeat): Pick<AwardPayload, 'part'> {
  const own = story.crew?.find(({ id }) => id === part);
  return own ? { part: { deed: own.deed, mark: own.mark } } : {};
}

/** Whether it is this seat's own or its team's. */
const isOwnedBy =
  ({ seatId, teamId }: AwardHolder) =>
  (row: AwardRow): boolean =>
    row.seat_id === seatId || (row.seat_id === null && row.team_id === teamId);

const revocationOf = ({ revoked_at, revoked_reason }: AwardRow) =>
  revoked_at && { at: revoked_at.toISOString(), reason: revoked_reason ?? '' };

const codeForm = /^[A-Za-z0-9_-]{16}$/;

function dateIn(timezoneId: string, at: Date): string {
  return zonedDateTime(at.getTime(), timezoneId).toPlainDate().toString();
}

/** Awards of sessions that reached an ending: one for each person who came and one for each of their teams. */
export function createAwards(deps: {
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  publicUrl: string;
  stories: StoryLibrary;
  companies: Companies;
  drawing: DocumentDrawing;
}) {
  const { database, clock, publicUrl } = deps;
  const signer = createAwardSigner(deps);

  const answer = ({ code, payload, story_slug, has_logo, colour }: AnsweredRow): Award => ({
    code,
    kind: payload.kind,
    recipient: payload.recipient,
    team: payload.team,
    title: payload.title,
    story: payload.story,
    ...(payload.part ? { part: payload.part } : {}),
    company: payload.company,
    date: payload.date,
    verify_url: `${publicUrl}/verify/award/${code}`,
    picture_url: pictureOf(deps.stories.get(story_slug), payload.title)?.url ?? null,
    logo_url: has_logo ? `/api/award/${code}/logo` : null,
    colour: shownColour(colour),
  });

  /** Awards with the facts of their session and company. */
  const rows = () =>
    database
      .selectFrom('awards')
      .innerJoin('sessions', 'sessions.id', 'awards.session_id')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select(['awards.code', 'awards.payload', 'awards.signature', 'awards.seat_id', 'awards.team_id'])
      .select(['awards.revoked_at', 'awards.revoked_reason', 'sessions.story_slug', 'sessions.company_id'])
      .select('companies.colour')
      .select((eb) => eb('companies.logo', 'is not', null).as('has_logo'))
      .$castTo<AwardRow>();

  /** Those of a session that count, teams first. */
  const validRows = (sessionId: string) =>
    rows()
      .where('awards.session_id', '=', sessionId)
      .where('awards.revoked_at', 'is', null)
      .orderBy('awards.team_id')
      .orderBy('awards.seat_id', (order) => order.asc().nullsFirst())
      .execute();

  /** Of the ending that gives this title; null where there is none. */
  async function pictureFor(storySlug: string, title: string): Promise<Buffer | null> {
    const picture = pictureOf(deps.stories.get(storySlug), title);
    return picture && (await readFile(picture.file).catch(() => null));
  }

  /** The row behind a code, if it bears our signature. */
  async function find(code: string): Promise<AwardRow | undefined> {
    if (!codeForm.test(code)) return undefined;
    const row = await rows().where('awards.code', '=', code).executeTakeFirst();
    // One that was erased has nothing left that could be signed.
    const isKnown = row && (row.revoked_at !== null || signer.isSigned(code, row.payload, row.signature));
    return isKnown ? row : undefined;
  }

  /** 404 for one that is unknown or revoked. */
  async function findValid(code: string): Promise<AwardRow> {
    const row = await find(code);
    if (!row || row.revoked_at !== null) throw noAward();
    return row;
  }

  async function describe(queryable: Queryable, sessionId: string) {
    const session = await queryable
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select(['sessions.starts_at', 'sessions.timezone_id', 'companies.name as company'])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const people = await queryable
      .selectFrom('seats')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .select(['seats.id', 'consumers.first_name', 'consumers.last_name'])
      .where('seats.session_id', '=', sessionId)
      .execute();
    return {
      company: session.company,
      date: dateIn(session.timezone_id, session.starts_at),
      names: new Map(
        people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
      ),
    };
  }

  return {
    /**
     * Makes what is missing, in the caller's transaction. There are none in a session without an ending, nor for a team
     * that did nothing that could be counted.
     */
    async issue(queryable: Queryable, context: DirectorContext): Promise<void> {
      const ending = context.played.find(({ kind }) => kind === 'ending');
      const scene = ending && findScene(context.story, ending.sceneId);
      const came = context.seats.filter((seat) => seat.came && tookPart(context, seat.teamId));
      if (scene?.kind !== 'ending' || came.length === 0) return;
      const { company, date, names } = await describe(queryable, context.sessionId);
      const common = { story: context.story.title, company, date };
      const teams = context.teams.filter(({ id }) => came.some(({ teamId }) => teamId === id));
      const teamName = (teamId: number) => teams.find(({ id }) => id === teamId)?.name ?? '';
      const made = [
        ...teams.map(({ id, name }) => ({
          holder: `team ${id}`,
          seatId: null,
          teamId: id,
          payload: {
            kind: 'team',
            recipient: name,
            team: name,
            title: scene.award,
            ...common,
          } satisfies AwardPayload,
        })),
        ...came.map((seat) => ({
          holder: `seat ${seat.id}`,
          seatId: seat.id,
          teamId: seat.teamId,
          payload: {
            kind: 'person',
            recipient: names.get(seat.id) ?? '',
            team: teamName(seat.teamId),
            title: scene.personAward ?? scene.award,
            ...partOf(context, seat),
            ...common,
          } satisfies AwardPayload,
        })),
      ];
      await queryable
        .insertInto('awards')
        .values(
          made.map(({ holder, seatId, teamId, payload }) => {
            const code = signer.code(context.sessionId, holder);
            return {
              code,
              session_id: context.sessionId,
              seat_id: seatId,
              team_id: teamId,
              payload: jsonb(payload),
              signature: signer.sign(code, payload),
              created_at: new Date(clock.now()),
            };
          }),
        )
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    },

    /** All of a session's awards, or those of one seat and its team; teams first. */
    async ofSession(sessionId: string, holder?: AwardHolder): Promise<Award[]> {
      const found = await validRows(sessionId);
      return (holder ? found.filter(isOwnedBy(holder)) : found).map(answer);
    },

    /** What a seat and its team no longer have, and why. */
    async revokedOf(sessionId: string, holder: AwardHolder): Promise<RevokedAward[]> {
      const found = await rows()
        .where('awards.session_id', '=', sessionId)
        .where('awards.revoked_at', 'is not', null)
        .orderBy('awards.revoked_at')
        .execute();
      return found.filter(isOwnedBy(holder)).flatMap((row) => {
        const { kind, recipient, title } = row.payload;
        const revocation = revocationOf(row);
        return revocation ? [{ kind, recipient, title, ...revocation }] : [];
      });
    },

    /** Whether a code is an award that we signed; one that was revoked tells why. */
    async verify(code: string): Promise<AwardVerification> {
      const row = await find(code);
      if (!row) return { valid: false, award: null, revoked: null };
      const revoked = revocationOf(row);
      return { valid: revoked === null, award: revoked ? null : answer(row), revoked };
    },

    picture: pictureFor,

    /** The certificate as a PDF, with the name its file bears. 404 for one that is unknown or revoked. */
    async pdf(code: string): Promise<{ name: string; bytes: Uint8Array }> {
      const row = await findValid(code);
      const story = deps.stories.get(row.story_slug);
      const award = answer(row);
      const bytes = await deps.drawing.pdf('award', {
        award,
        language: story?.story.language ?? 'en',
        art: {
          picture: await pictureFor(row.story_slug, row.payload.title),
          logo: await deps.companies.logoOf(database, row.company_id),
        },
      });
      return {
        name: `${fileWord(award.title) || 'award'}-${fileWord(award.recipient) || 'award'}.pdf`,
        bytes,
      };
    },

    /** Every award of a session that counts, in one document with the words of a language. 404 where there is none. */
    async pdfOfSession(sessionId: string, title: string, language: SpokenLanguage): Promise<Uint8Array> {
      const found = await validRows(sessionId);
      const [first] = found;
      if (!first) throw noAward();
      return deps.drawing.pdf('awards', {
        awards: found.map(answer),
        title: fileWordsIn(language).awards(title),
        language,
        art: {
          picture: await pictureFor(first.story_slug, first.payload.title),
          logo: await deps.companies.logoOf(database, first.company_id),
        },
      });
    },

    /** The logo of the award's company. */
    async logo(code: string): Promise<Buffer> {
      const { company_id } = await findValid(code);
      const logo = await deps.companies.logoOf(database, company_id);
      if (!logo) throw noAward();
      return logo;
    },

    /**
     * Writes the name anew and signs it; code and address stay. `of` is whose award it is: a seat's own, or one of a
     * session. 404 where there is none.
     */
    async correctName(
      of: { seatId: string } | { sessionId: string; code: string },
      name: string,
    ): Promise<void> {
      await inUnit(database, undefined, async ({ queryable: transaction }) => {
        const chosen = transaction
          .selectFrom('awards')
          .select(['code', 'payload'])
          .where('revoked_at', 'is', null)
          .forUpdate();
        const row = await ('seatId' in of
          ? chosen.where('seat_id', '=', of.seatId)
          : chosen.where('session_id', '=', of.sessionId).where('code', '=', of.code)
        ).executeTakeFirst();
        if (!row) throw noAward();
        const given = row.payload as AwardPayload;
        const recipient = name.trim();
        const payload = { ...given, recipient, team: given.kind === 'team' ? recipient : given.team };
        await transaction
          .updateTable('awards')
          .set({
            payload: jsonb(payload),
            signature: signer.sign(row.code, payload),
          })
          .where('code', '=', row.code)
          .execute();
      });
    },

    /** Permanently; its address shows the reason. 404 for an unknown award. */
    async revoke(sessionId: string, code: string, reason: string): Promise<void> {
      const revoked = await database
        .updateTable('awards')
        .set({ revoked_at: new Date(clock.now()), revoked_reason: reason.trim() })
        .where('session_id', '=', sessionId)
        .where('code', '=', code)
        .where('revoked_at', 'is', null)
        .returning('code')
        .executeTakeFirst();
      if (!revoked) throw noAward();
    },
  };
}

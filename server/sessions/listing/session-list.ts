import { sql } from 'kysely';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import {
  mostSessionsBetween,
  type SessionListAnswer,
  type SessionListQuery,
  type SessionsBetweenAnswer,
  type SessionsBetweenQuery,
} from '#contract/calls/schemas/sessions/session-lists.ts';
import { sessionTabs } from '#contract/rules/sessions/session-lifecycle.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Database } from '../../database/database.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { storyTitle } from '../../stories/story-titles.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import { isSought } from '../people/is-sought.ts';
import { presentSummary, type SummaryRow, summaryQuery } from './session-summary.ts';

/** Where a page ended: the sort column's value and the id that breaks ties. */
interface SessionCursor {
  value: string;
  id: string;
}

function encodeCursor({ value, id }: SessionCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** undefined for a text that is no valid cursor. */
function decodeCursor(text: string | undefined): SessionCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed)) return undefined;
    const [value, id] = parsed as unknown[];
    if (typeof value !== 'string' || typeof id !== 'string' || `${value}${id}`.includes('\0'))
      return undefined;
    return { value, id };
  } catch {
    return undefined;
  }
}

const pageSize = 20;
/** Rows read at a time for an export: counting for them must not delay live sessions. */
const filePageSize = 100;
const mostInFile = 5000;
const longestStretchMs = 62 * 24 * 60 * 60_000;
const columns = {
  starts_at: 'sessions.starts_at',
  title: 'sessions.title',
  created_at: 'sessions.created_at',
} as const;
type SortColumn = keyof typeof columns;

/** Escapes `%` and `_`; removes NUL, which PostgreSQL refuses. */
function containing(text: string): string {
  return `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}

function cursorValue(row: SummaryRow, column: SortColumn): string {
  return column === 'title' ? row.title : row[column].toISOString();
}

function bound(column: SortColumn, value: string): string | Date | undefined {
  if (column === 'title') return value;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function instantIn(request: SessionsBetweenQuery, end: 'from' | 'until'): number {
  const instant = Date.parse(request[end]);
  if (Number.isNaN(instant)) throw fieldProblem(end, ({ sessions }) => sessions.list.noTime);
  return instant;
}

export function createSessionList(deps: { database: Database; stories: StoryLibrary }) {
  const { database, stories } = deps;

  /** The number of sessions by story, creator and state: the counts of the tabs and the values of the filters. */
  const kinds = (companyId: number) =>
    database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.created_by')
      .select(['sessions.status', 'sessions.story_slug', 'sessions.created_by'])
      .select(['users.first_name', 'users.last_name'])
      .select(sql<boolean>`archived_at is not null`.as('archived'))
      .select(sql<number>`count(*)::integer`.as('sessions'))
      .where('sessions.company_id', '=', companyId)
      .where('sessions.deleted_at', 'is', null)
      .where('sessions.rehearsal_rate', 'is', null)
      .groupBy(['sessions.status', 'sessions.story_slug', 'sessions.created_by', 'users.first_name'])
      .groupBy(['users.last_name', sql`archived_at is not null`])
      .execute();
  type Kind = Awaited<ReturnType<typeof kinds>>[number];

  function counts(rows: readonly Kind[]): Record<string, number> {
    const total = (belongs: (row: Kind) => boolean) =>
      rows.filter(belongs).reduce((sum, row) => sum + row.sessions, 0);
    const tabs = Object.entries(sessionTabs).map(([tab, statuses]) => [
      tab,
      total((row) => !row.archived && (statuses as readonly string[]).includes(row.status)),
    ]);
    return Object.fromEntries([...tabs, ['archived', total((row) => row.archived)]]);
  }

  function choices(
    rows: readonly Kind[],
    language: SpokenLanguage,
  ): Pick<SessionListAnswer, 'stories' | 'creators'> {
    const titles = new Map(rows.map(({ story_slug: slug }) => [slug, storyTitle(stories, slug, language)]));
    const names = new Map(
      rows.map(({ created_by: id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
    );
    const byName = (a: readonly [unknown, string], b: readonly [unknown, string]) =>
      a[1].localeCompare(b[1], language);
    return {
      stories: [...titles].sort(byName).map(([slug, title]) => ({ slug, title })),
      creators: [...names].sort(byName).map(([id, name]) => ({ id, name })),
    };
  }

  /** The ids of one page alone, so that counts and sums are computed for its twenty rows and not for all. */
  function page(
    companyId: number,
    { tab = 'upcoming', search, sort, story, creator, cursor }: SessionListQuery,
    size: number,
  ) {
    const chosen = sort ?? (tab === 'upcoming' || tab === 'live' ? 'starts_at' : '-starts_at');
    const descending = chosen.startsWith('-');
    const column = chosen.replace('-', '') as SortColumn;
    const order = descending ? 'desc' : 'asc';
    let query = database
      .selectFrom('sessions')
      .select('sessions.id')
      .where('sessions.company_id', '=', companyId)
      .where('sessions.deleted_at', 'is', null)
      .where('sessions.rehearsal_rate', 'is', null)
      .orderBy(columns[column], order)
      .orderBy('sessions.id', order)
      .limit(size + 1);
    query =
      tab === 'archived'
        ? query.where('sessions.archived_at', 'is not', null)
        : query
            .where('sessions.archived_at', 'is', null)
            .where('sessions.status', 'in', [...sessionTabs[tab]]);
    if (story !== undefined) query = query.where('sessions.story_slug', '=', story);
    if (creator !== undefined) query = query.where('sessions.created_by', '=', Number(creator));
    const sought = search?.trim();
    if (sought)
      query = query.where(({ or, exists, eb, selectFrom }) =>
        or([
          eb('sessions.title', 'ilike', containing(sought)),
          exists(
            selectFrom('seats')
              .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
              .select('seats.id')
              .whereRef('seats.session_id', '=', 'sessions.id')
              .where(isSought(sought)),
          ),
        ]),
      );
    const after = decodeCursor(cursor);
    const value = after && bound(column, after.value);
    if (after && value !== undefined)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(columns[column], 'sessions.id'), descending ? '<' : '>', tuple(value, after.id)),
      );
    return { ids: query, column, order } as const;
  }

  /** A page with the counts of its rows, and the cursor of the next. */
  async function readPage(
    companyId: number,
    request: SessionListQuery,
    { size, language }: { size: number; language: SpokenLanguage },
  ) {
    const { ids, column, order } = page(companyId, request, size);
    const rows = await summaryQuery(database, companyId)
      .where('sessions.id', 'in', ids)
      .orderBy(columns[column], order)
      .orderBy('sessions.id', order)
      .execute();
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const goesOn = rows.length > size && last !== undefined;
    return {
      sessions: shown.map((row) => presentSummary(row, stories, language)),
      next_cursor: goesOn ? encodeCursor({ value: cursorValue(last, column), id: last.id }) : null,
    };
  }

  return {
    /** A page of the company's sessions with the counts of the tabs and the values of the filters; story titles are in `language`. */
    async read(
      companyId: number,
      request: SessionListQuery,
      language: SpokenLanguage,
    ): Promise<SessionListAnswer> {
      const shown = await readPage(companyId, request, { size: pageSize, language });
      const all = await kinds(companyId);
      const { story, creator } = request;
      const narrowed = all.filter(
        (kind) =>
          (story === undefined || kind.story_slug === story) &&
          (creator === undefined || kind.created_by === Number(creator)),
      );
      return { ...shown, counts: counts(narrowed), ...choices(all, language) };
    },

    /** The rows of all pages of `read`, five thousand at most, read in batches. */
    async readAll(
      companyId: number,
      request: SessionListQuery,
      language: SpokenLanguage,
    ): Promise<SessionSummary[]> {
      const all: SessionSummary[] = [];
      let cursor: string | undefined;
      do {
        const part = await readPage(companyId, { ...request, cursor }, { size: filePageSize, language });
        all.push(...part.sessions);
        cursor = part.next_cursor ?? undefined;
      } while (cursor !== undefined && all.length < mostInFile);
      return all;
    },

    /** Throws 422 for a `from` or `until` that is no instant, and for a period that is empty or longer than 62 days. */
    async between(
      companyId: number,
      request: SessionsBetweenQuery,
      language: SpokenLanguage,
    ): Promise<SessionsBetweenAnswer> {
      const [from, until] = [instantIn(request, 'from'), instantIn(request, 'until')];
      if (until <= from || until - from > longestStretchMs)
        throw fieldProblem('until', ({ sessions }) => sessions.list.tooLong);
      const { story, creator } = request;
      let query = summaryQuery(database, companyId)
        .where('sessions.rehearsal_rate', 'is', null)
        .where('sessions.archived_at', 'is', null)
        .where('sessions.starts_at', '>=', new Date(from))
        .where('sessions.starts_at', '<', new Date(until))
        .orderBy('sessions.starts_at')
        .orderBy('sessions.id')
        .limit(mostSessionsBetween + 1);
      if (story !== undefined) query = query.where('sessions.story_slug', '=', story);
      if (creator !== undefined) query = query.where('sessions.created_by', '=', Number(creator));
      const rows = await query.execute();
      return {
        sessions: rows.slice(0, mostSessionsBetween).map((row) => presentSummary(row, stories, language)),
        is_cut: rows.length > mostSessionsBetween,
        ...choices(await kinds(companyId), language),
      };
    },
  };
}

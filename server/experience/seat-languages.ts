import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { noteFirstLanguage, noteLanguage } from '../sessions/people/seat-writes.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { StoryLibrary } from '../stories/story-library.ts';

export type SeatLanguages = ReturnType<typeof createSeatLanguages>;

/** The language of each participant, for texts and, where translated, the story. */
export function createSeatLanguages(deps: {
  database: Database;
  stories: StoryLibrary;
  directors: Pick<Directors, 'directed' | 'sync'>;
  changes: SessionChanges;
}) {
  const { database, stories, directors, changes } = deps;

  const find = (seatId: string) =>
    database
      .selectFrom('seats')
      .innerJoin('sessions', 'sessions.id', 'seats.session_id')
      .select(['seats.language', 'sessions.story_slug', 'sessions.status', 'sessions.company_id'])
      .where('seats.id', '=', seatId)
      .executeTakeFirst();

  async function announce(
    { sessionId }: AuthenticatedSeat,
    { status, company_id: companyId }: { status: SessionStatus; company_id: number },
  ): Promise<void> {
    if (status !== 'lobby' && status !== 'live') return;
    await directors.sync(sessionId);
    if (directors.directed(sessionId)) return;
    changes.publish({ sessionId, companyId, status, what: 'edited' });
  }

  return {
    /** The language in which the seat reads the story; null for the story's own. */
    async storyLanguage({
      seatId,
      sessionId,
    }: Pick<AuthenticatedSeat, 'seatId' | 'sessionId'>): Promise<string | null> {
      const here = directors.directed(sessionId)?.facts;
      if (here) {
        const chosen = here.languages.get(seatId);
        return chosen !== undefined && here.translations.has(chosen) ? chosen : null;
      }
      const row = await find(seatId);
      const loaded = row && stories.get(row.story_slug);
      const language = row?.language ?? null;
      return language !== null && language !== loaded?.story.language && loaded?.translations.has(language)
        ? language
        : null;
    },

    /** Stores the choice with the seat; from then on the director publishes to the seat in this language. */
    async choose(seat: AuthenticatedSeat, language: SpokenLanguage): Promise<void> {
      const row = await find(seat.seatId);
      if (!row) throw catalogueProblem(404, 'SESSION_009');
      if (row.language === language) return;
      await noteLanguage(database, seat.seatId, language);
      await announce(seat, row);
    },

    /** Stores the browser's language unless the person has chosen one, even where both arrive at the same moment. */
    async assume(seat: AuthenticatedSeat, language: SpokenLanguage): Promise<void> {
      if (!(await noteFirstLanguage(database, seat.seatId, language))) return;
      const row = await find(seat.seatId);
      if (row) await announce(seat, row);
    },
  };
}

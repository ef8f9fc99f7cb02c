import type { HostedSessionDetail, HostedSessions } from '#contract/calls/schemas/sessions/facilitators.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { assignedSessions } from '../assignments/session-assignments.ts';
import type { Database } from '../database/database.ts';
import type { CompanyUser } from '../identity/scopes.ts';
import { summaryQuery, presentSummary } from '../sessions/listing/session-summary.ts';
import type { ReadSessionDetail } from '../sessions/listing/session-detail.ts';
import { sessionIn } from '../sessions/listing/session-in-language.ts';
import type { StoryLibrary } from '../stories/story-library.ts';

const shownAtMost = 200;

export type HostedSessionReading = ReturnType<typeof createHostedSessions>;

/** What those see who run sessions. The answers' schemas name neither credits nor addresses, and drop whatever they do not name. */
export function createHostedSessions(deps: {
  database: Database;
  stories: StoryLibrary;
  sessions: { readDetail: ReadSessionDetail };
}) {
  const { database, stories, sessions } = deps;
  return {
    /** All of the company's for those who plan them. */
    async list(
      { id, company_id, user_type_id }: CompanyUser,
      language: SpokenLanguage,
    ): Promise<HostedSessions> {
      let query = summaryQuery(database, company_id)
        .where('sessions.rehearsal_rate', 'is', null)
        .where('sessions.archived_at', 'is', null)
        .orderBy('sessions.starts_at', 'desc')
        .orderBy('sessions.id')
        .limit(shownAtMost);
      if (!hasAccess(user_type_id, 'company'))
        query = query.where(
          'sessions.id',
          'in',
          assignedSessions(database).select('sessions.id').where('assignment.user_id', '=', id),
        );
      const rows = await query.execute();
      return {
        sessions: rows.map((row) => {
          const { credits: _credits, ...summary } = presentSummary(row, stories, language);
          return summary;
        }),
      };
    },

    /** The scope has asked whether it is assigned. */
    async read(companyId: number, sessionId: string, language: SpokenLanguage): Promise<HostedSessionDetail> {
      const {
        credits: _credits,
        options: _options,
        seats,
        ...detail
      } = sessionIn(await sessions.readDetail(database, companyId, sessionId), language, stories);
      return {
        ...detail,
        seats: seats.map(({ id, first_name, last_name, team_id, state }) => ({
          id,
          first_name,
          last_name,
          team_id,
          state,
        })),
      };
    },
  };
}

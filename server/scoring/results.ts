import type { Clock } from '../clock.ts';
import type {
  Attendance,
  ParticipantResults,
  Scorecard,
  SessionResults,
} from '#contract/calls/schemas/results.ts';
import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';
import type { Awards } from '../awards/awards.ts';
import { zonedDateTime } from '../zoned-date-time.ts';
import type { Database } from '../database/database.ts';
import { type RecalledSession, recallSession } from '../director/log/recall-session.ts';
import { inLanguage } from '../director/projections/public-projection.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import { ApiProblem, catalogueProblem, guestProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { listSeats } from '../sessions/people/seat-repository.ts';
import { findSession, type SessionRow } from '../sessions/session-repository.ts';
import { findTranslations } from '../stories/story-archive.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { attendanceCsv } from './attendance-files.ts';
import { attendanceOf } from './attendance.ts';
import { fileNamesIn, sessionFileName } from '../words/file-names.ts';
import { analysisOf } from './collaboration-analysis.ts';
import type { StoredResults } from './stored-results.ts';
import { keepsakeOf } from './keepsake.ts';
import { ownPart } from './own-part.ts';
import { resultsCsv } from './results-csv.ts';
import { sessionLogCsv } from './session-log.ts';
import { scorecardOf } from './scorecard.ts';
import { createTeamMeasures } from './team-measures.ts';
import { earlierTeams } from './team-scores.ts';
import { objecting, readRatings, readSeatChoices, sharedParts } from './seat-choices.ts';

export type Results = ReturnType<typeof createResults>;

/** How the votes of other teams fell is theirs to tell. */
function forTeam(scorecard: Scorecard, teamId: number): Scorecard {
  const teams = scorecard.teams.map((team) =>
    team.team_id === teamId
      ? team
      : { ...team, badges: [], decisions: team.decisions.map((row) => ({ ...row, team_split: [] })) },
  );
  return {
    ...scorecard,
    teams: teams.sort((a, b) => Number(b.team_id === teamId) - Number(a.team_id === teamId)),
  };
}

const maxSessions = 20;

/** Results of sessions, computed from their logs. */
export function createResults(deps: {
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
  storyClockRate: number;
  awards: Awards;
  drawing: DocumentDrawing;
}) {
  const { database, clock, awards, drawing } = deps;

  const measures = createTeamMeasures(deps);
  const finished = new Map<string, RecalledSession>();
  const recalling = new Map<string, Promise<RecalledSession>>();

  /** Those who ask while a log is folded share its fold. */
  async function recall(sessionId: string): Promise<RecalledSession> {
    const known = finished.get(sessionId) ?? recalling.get(sessionId);
    if (known) return known;
    const folding = fold(sessionId).finally(() => recalling.delete(sessionId));
    recalling.set(sessionId, folding);
    return folding;
  }

  async function fold(sessionId: string): Promise<RecalledSession> {
    const recalled = await recallSession(deps, sessionId);
    if (!recalled) throw catalogueProblem(404, 'EXPERIENCE_002');
    if (recalled.snapshot.matches('ended')) keep(sessionId, recalled);
    return recalled;
  }

  /** The log of an ended session never changes; everybody asks for its results in the same minute. */
  function keep(sessionId: string, recalled: RecalledSession): void {
    const [oldest] = finished.keys();
    if (finished.size >= maxSessions && oldest !== undefined) finished.delete(oldest);
    finished.set(sessionId, recalled);
  }

  async function describe(sessionId: string): Promise<StoredResults['session']> {
    const { title, company, starts_at, timezone_id } = await database
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select(['sessions.title', 'sessions.starts_at', 'sessions.timezone_id', 'companies.name as company'])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const date = zonedDateTime(starts_at.getTime(), timezone_id).toPlainDate().toString();
    return { title, company, date };
  }

  /** The session with its story in a language, or in the story's own where this version has no other. */
  async function translatedContext(
    { snapshot: { context } }: RecalledSession,
    language: string | null,
  ): Promise<DirectorContext> {
    return inLanguage(context, await findTranslations(database, deps.stories, context.story), language);
  }

  /** In `language`, or in the story's own. */
  async function resultsIn(
    id: string,
    recalled: RecalledSession,
    language: SpokenLanguage | null,
  ): Promise<SessionResults> {
    const context = await translatedContext(recalled, language);
    const choices = await readSeatChoices(database, id);
    const analysis = analysisOf(context, recalled.events, objecting(choices));
    if (analysis && recalled.snapshot.matches('ended')) await measures.keep(analysis, objecting(choices));
    return {
      language: context.story.language,
      scorecard: scorecardOf(context),
      earlier: await earlierTeams(database, id),
      earlier_measures: analysis ? await measures.earlier(id) : [],
      analysis,
      shared: sharedParts(context, choices),
      ratings: await readRatings(database, id),
      awards: await awards.ofSession(id),
    };
  }

  async function attendanceIn(row: SessionRow, { snapshot, events }: RecalledSession): Promise<Attendance> {
    return attendanceOf({
      sessionId: row.id,
      timezoneId: row.timezone_id,
      startedAt: row.started_at?.getTime() ?? null,
      endedAt: row.ended_at?.getTime() ?? null,
      teams: snapshot.context.teams,
      seats: await listSeats(database, row.id),
      events,
      now: clock.now(),
    });
  }

  const fileNameOf = ({ session, language }: StoredResults, type: 'pdf' | 'csv') =>
    `${sessionFileName(session.title, 'scorecard', fileNamesIn(spokenOf([language])))}.${type}`;

  async function ofSeat(seat: AuthenticatedSeat, sessionId: string): Promise<StoredResults> {
    if (sessionId !== seat.sessionId) throw catalogueProblem(404, 'SESSION_001');
    const recalled = await recall(sessionId);
    if (!recalled.snapshot.matches('ended')) throw guestProblem({ status: 422 }, 'resultsNotReady');
    const choices = await readSeatChoices(database, sessionId);
    const own = choices.find(({ id }) => id === seat.seatId);
    const context = await translatedContext(recalled, own?.language ?? null);
    const { story } = context;
    const teamId = context.seats.find(({ id }) => id === seat.seatId)?.teamId ?? seat.teamId;
    const analysis = analysisOf(context, recalled.events, objecting(choices));
    if (analysis) await measures.keep(analysis, objecting(choices));
    const session = await describe(sessionId);
    return {
      name: own?.name ?? '',
      session,
      language: story.language,
      scorecard: forTeam(scorecardOf(context), teamId),
      earlier: await earlierTeams(database, sessionId),
      earlier_measures: analysis ? await measures.earlier(sessionId) : [],
      analysis: analysis && {
        ...analysis,
        teams: analysis.teams.filter(({ team_id }) => team_id === teamId),
      },
      own: ownPart(context, seat.seatId, teamId),
      choices: {
        share_personal: own?.share_personal ?? false,
        in_analysis: own?.in_analysis ?? true,
      },
      rating: own?.rating ?? null,
      shared: sharedParts(context, choices).filter(
        ({ seat_id, team_id }) => team_id === teamId && seat_id !== seat.seatId,
      ),
      keepsake: keepsakeOf(context, teamId, {
        date: session.date,
        people: choices,
        hasMedia: deps.stories.get(story.slug)?.story.version === story.version,
      }),
      awards: await awards.ofSession(sessionId, { seatId: seat.seatId, teamId }),
      revoked_awards: await awards.revokedOf(sessionId, { seatId: seat.seatId, teamId }),
    };
  }

  return {
    /**
     * For the company: every team's scorecard and analysis, in `language` where the story is offered in it. Throws
     * SESSION_001 for another company's session.
     */
    async ofSession(companyId: number, sessionId: string, language: SpokenLanguage): Promise<SessionResults> {
      const { id } = await findSession(database, companyId, sessionId);
      return resultsIn(id, await recall(id), language);
    },

    /**
     * For the company's export: all that it may see of how a session went, in the story's own language and with English
     * names of columns, undefined where its story is gone. Nothing is kept in memory. Throws SESSION_001 for another company's session.
     */
    async exportOf(companyId: number, sessionId: string) {
      const row = await findSession(database, companyId, sessionId);
      const recalled = await recallSession(deps, row.id);
      if (!recalled) return undefined;
      const { snapshot, events, facts } = recalled;
      const results = await resultsIn(row.id, recalled, null);
      return {
        results,
        resultsCsv: resultsCsv(results.scorecard, results.shared, 'en'),
        attendanceCsv: attendanceCsv(await attendanceIn(row, recalled), 'en'),
        logCsv: sessionLogCsv(snapshot.context, events, facts, 'en'),
      };
    },

    /** Keeps the analysis figures of an ended session, for reports; nothing where its story is gone. */
    async keepMeasures(sessionId: string): Promise<void> {
      const recalled = await recallSession(deps, sessionId);
      if (!recalled?.snapshot.matches('ended')) return;
      const choices = await readSeatChoices(database, sessionId);
      const analysis = analysisOf(recalled.snapshot.context, recalled.events, objecting(choices));
      if (analysis) await measures.keep(analysis, objecting(choices));
    },

    /** For the company: who was there from when to when. Throws SESSION_001 for another company's session. */
    async attendance(companyId: number, sessionId: string): Promise<Attendance> {
      const row = await findSession(database, companyId, sessionId);
      return attendanceIn(row, await recall(row.id));
    },

    /** For the company, when the session has ended; 422 before. Throws SESSION_001 for another company's session. */
    async pdfOfSession(companyId: number, sessionId: string, language: SpokenLanguage): Promise<Uint8Array> {
      const row = await findSession(database, companyId, sessionId);
      const recalled = await recall(row.id);
      if (!recalled.snapshot.matches('ended'))
        throw new ApiProblem({ status: 422, message: ({ sessions }) => sessions.resultsNotReady });
      const results = await resultsIn(row.id, recalled, language);
      const { scorecard, analysis, ratings } = results;
      const paper = {
        session: await describe(row.id),
        language: spokenOf([results.language]),
        results: { scorecard, analysis, ratings },
        attendance: await attendanceIn(row, recalled),
      };
      const picture = await awards.picture(scorecard.story.slug, scorecard.ending?.award ?? '');
      return drawing.pdf('session', { paper, picture });
    },

    /** For the company: how it went until now, as a file. Throws SESSION_001 for another company's session. */
    async logOfSession(companyId: number, sessionId: string, language: SpokenLanguage): Promise<string> {
      const { id } = await findSession(database, companyId, sessionId);
      const recalled = await recall(id);
      const context = await translatedContext(recalled, language);
      return sessionLogCsv(context, recalled.events, recalled.facts, language);
    },

    /** Throws SESSION_001 for another company's session. */
    async ownedSession(companyId: number, sessionId: string): Promise<{ id: string; title: string }> {
      const { id, title } = await findSession(database, companyId, sessionId);
      return { id, title };
    },

    /** What a participant may keep: their team in full, their own part, and nobody else's. */
    async pdfOfSeat(
      seat: AuthenticatedSeat,
      sessionId: string,
    ): Promise<{ name: string; bytes: Uint8Array }> {
      const kept = await ofSeat(seat, sessionId);
      const { story, ending } = kept.scorecard;
      const picture = await awards.picture(story.slug, ending?.award ?? '');
      return { name: fileNameOf(kept, 'pdf'), bytes: await drawing.pdf('scorecard', { kept, picture }) };
    },

    async csvOfSeat(seat: AuthenticatedSeat, sessionId: string): Promise<{ name: string; text: string }> {
      const kept = await ofSeat(seat, sessionId);
      const { scorecard, own, name } = kept;
      const teams = scorecard.teams.filter(({ team_id }) => team_id === own.team_id);
      return {
        name: fileNameOf(kept, 'csv'),
        text: resultsCsv({ ...scorecard, teams }, [{ ...own, name }], spokenOf([kept.language])),
      };
    },

    /**
     * For a participant: own team first, the analysis of that team only. Throws SESSION_001, or 422 before the end.
     */
    async ofSeat(seat: AuthenticatedSeat, sessionId: string): Promise<ParticipantResults> {
      const {
        name: _name,
        language: _language,
        session: _session,
        ...results
      } = await ofSeat(seat, sessionId);
      return results;
    },
  };
}

import type { ParticipantResults, Scorecard, SessionResults } from '#contract/calls/schemas/results.ts';
import type { Awards } from '../awards/awards.ts';
import type { Database } from '../database/database.ts';
import { type RecalledSession, recallSession } from '../director/log/recall-session.ts';
import { toldIn } from '../director/projections/public-projection.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { findSession } from '../sessions/session-repository.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { analysisOf } from './collaboration-analysis.ts';
import type { KeptResults } from './kept-results.ts';
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

const keptSessions = 20;

/** Results of sessions, computed from their logs. */
export function createResults(deps: {
  database: Database;
  stories: StoryLibrary;
  storyClockRate: number;
  awards: Awards;
}) {
  const { database, awards } = deps;

  const measures = createTeamMeasures(deps);
  const finished = new Map<string, RecalledSession>();

  async function recall(sessionId: string): Promise<RecalledSession> {
    const known = finished.get(sessionId);
    if (known) return known;
    const recalled = await recallSession(deps, sessionId);
    if (!recalled) throw catalogueProblem(404, 'EXPERIENCE_002');
    if (recalled.snapshot.matches('ended')) keep(sessionId, recalled);
    return recalled;
  }

  /** The log of an ended session never changes; everybody asks for its results in the same minute. */
  function keep(sessionId: string, recalled: RecalledSession): void {
    const [oldest] = finished.keys();
    if (finished.size >= keptSessions && oldest !== undefined) finished.delete(oldest);
    finished.set(sessionId, recalled);
  }

  async function ofSeat(seat: AuthenticatedSeat, sessionId: string): Promise<KeptResults> {
    if (sessionId !== seat.sessionId) throw catalogueProblem(404, 'SESSION_001');
    const { snapshot, events } = await recall(sessionId);
    if (!snapshot.matches('ended'))
      throw new ApiProblem({ status: 422, message: 'The scorecard is ready when the session has ended.' });
    const choices = await readSeatChoices(database, sessionId);
    const own = choices.find(({ id }) => id === seat.seatId);
    const { story } = snapshot.context;
    const loaded = deps.stories.get(story.slug);
    const translations = loaded?.story.version === story.version ? loaded.translations : undefined;
    const context = toldIn(snapshot.context, translations, own?.language ?? null);
    const teamId = context.seats.find(({ id }) => id === seat.seatId)?.teamId ?? seat.teamId;
    const analysis = analysisOf(context, events, objecting(choices));
    if (analysis) await measures.keep(analysis, objecting(choices));
    return {
      name: own?.name ?? '',
      language: context.story.language,
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
      awards: await awards.ofSession(sessionId, { seatId: seat.seatId, teamId }),
      revoked_awards: await awards.revokedOf(sessionId, { seatId: seat.seatId, teamId }),
    };
  }

  return {
    /** For the company: every team's scorecard and analysis. Throws SESSION_001 for another company's session. */
    async ofSession(companyId: number, sessionId: string): Promise<SessionResults> {
      const { id } = await findSession(database, companyId, sessionId);
      const { snapshot, events } = await recall(id);
      const choices = await readSeatChoices(database, id);
      const analysis = analysisOf(snapshot.context, events, objecting(choices));
      if (analysis && snapshot.matches('ended')) await measures.keep(analysis, objecting(choices));
      return {
        scorecard: scorecardOf(snapshot.context),
        earlier: await earlierTeams(database, id),
        earlier_measures: analysis ? await measures.earlier(id) : [],
        analysis,
        shared: sharedParts(snapshot.context, choices),
        ratings: await readRatings(database, id),
        awards: await awards.ofSession(id),
      };
    },

    /** For the company: how it went until now, as a file. Throws SESSION_001 for another company's session. */
    async logOfSession(companyId: number, sessionId: string): Promise<{ name: string; text: string }> {
      const { id } = await findSession(database, companyId, sessionId);
      const { snapshot, events, facts } = await recall(id);
      return { name: `log-${id}.csv`, text: sessionLogCsv(snapshot.context, events, facts) };
    },

    /** Its id, where the session is this company's. Throws SESSION_001 for another's. */
    async ownedSession(companyId: number, sessionId: string): Promise<string> {
      return (await findSession(database, companyId, sessionId)).id;
    },

    /** What a participant may keep: their team in full, their own part, and nobody else's. */
    async pdfOfSeat(
      seat: AuthenticatedSeat,
      sessionId: string,
    ): Promise<{ name: string; bytes: Uint8Array }> {
      const kept = await ofSeat(seat, sessionId);
      const { drawScorecardPdf } = await import('./scorecard-pdf.ts');
      return { name: `scorecard-${sessionId}.pdf`, bytes: await drawScorecardPdf(kept) };
    },

    async csvOfSeat(seat: AuthenticatedSeat, sessionId: string): Promise<{ name: string; text: string }> {
      const { scorecard, own, name } = await ofSeat(seat, sessionId);
      const teams = scorecard.teams.filter(({ team_id }) => team_id === own.team_id);
      return {
        name: `scorecard-${sessionId}.csv`,
        text: resultsCsv({ ...scorecard, teams }, [{ ...own, name }]),
      };
    },

    /**
     * For a participant: own team first, the analysis of that team only. Throws SESSION_001, or 422 before the end.
     */
    async ofSeat(seat: AuthenticatedSeat, sessionId: string): Promise<ParticipantResults> {
      const { name: _name, language: _language, ...results } = await ofSeat(seat, sessionId);
      return results;
    },
  };
}

import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Database } from '../../database/database.ts';
import { ApiProblem, catalogueProblem } from '../../http/api-problem.ts';
import { findSession } from '../../sessions/session-repository.ts';
import { findTranslations } from '../../stories/story-archive.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import type { DirectorCommand, SkippedStage } from '../rules/director-events.ts';
import { activeStates } from '../chart/active-states.ts';
import { inLanguage, publicProjection, rosterSeats } from '../projections/public-projection.ts';
import { hostFacts } from '../projections/host-facts.ts';
import { hostName } from '../projections/session-facts.ts';
import type { DirectedSession } from '../projections/publisher.ts';
import type { Directors } from '../running/director-service.ts';

/** An organiser of the company. */
interface Host {
  id: number;
  company_id: number;
}

export type HostControl = ReturnType<typeof createHostControl>;

const stages: readonly string[] = ['clip', 'decision', 'breakout', 'outcome'] satisfies SkippedStage[];
const isStage = (phase: string): phase is SkippedStage => stages.includes(phase);

function commandOf(request: ControlRequest, by: number): DirectorCommand {
  switch (request.action) {
    case 'start_now':
      return { type: 'host.started', by };
    case 'hold':
      return { type: 'host.held', by };
    case 'resume':
      return { type: 'host.resumed', by };
    case 'end':
      return { type: 'host.ended', by, reason: request.reason?.trim() ?? '' };
    case 'skip':
      if (!isStage(request.phase)) throw impossible();
      return { type: 'host.skipped', by, sceneId: request.scene_id, stage: request.phase };
    case 'say':
      return {
        type: 'host.said',
        by,
        messageId: request.message_id,
        teamId: request.team_id,
        text: request.text.trim(),
      };
    case 'extend':
      return { type: 'host.extended', by, ms: request.seconds * 1000 };
    case 'see_help':
      return { type: 'help.seen', seatId: request.seat_id };
    case 'more_time':
      return { type: 'time.wanted', by, seatId: request.seat_id, wanted: request.wanted };
    case 'see_report':
      return { type: 'report.seen', by, messageId: request.message_id };
  }
}

const impossible = () =>
  new ApiProblem({
    status: 409,
    code: 'SESSION_004',
    message: ({ sessions }) => sessions.notNow,
  });

/** The host's view and controls of a running session. */
export function createHostControl(deps: { database: Database; directors: Directors; stories: StoryLibrary }) {
  const { database, directors, stories } = deps;

  /** Reported messages with their texts; erased ones have none. */
  async function reported({ sessionId, reports }: DirectorContext): Promise<LiveAnswer['reports']> {
    if (reports.length === 0) return [];
    const rows = await database
      .selectFrom('chat_messages')
      .select(['id', 'team_id', 'seat_id', 'text'])
      .where('session_id', '=', sessionId)
      .where(
        'id',
        'in',
        reports.map(({ messageId }) => messageId),
      )
      .execute();
    const written = new Map(rows.map((row) => [row.id, row]));
    return reports.map(({ messageId, seatIds, at, seen }) => {
      const row = written.get(messageId);
      return {
        message_id: messageId,
        team_id: row?.team_id ?? 0,
        seat_id: row?.seat_id ?? '',
        text: row?.text ?? null,
        reported_by: seatIds,
        at,
        seen,
      };
    });
  }

  /** In the given language if the story is offered in it, else in its own, whose projection exists already. */
  async function answer(
    { snapshot, seq, facts }: DirectedSession,
    wanted: SpokenLanguage,
  ): Promise<LiveAnswer> {
    const { context } = snapshot;
    const language = wanted === context.story.language ? null : wanted;
    const translations = await findTranslations(database, stories, context.story);
    const callers = context.seats.filter(({ helpCalled }) => helpCalled);
    return {
      ...publicProjection(snapshot, facts, {
        seq,
        at: directors.now(context.sessionId),
        language,
        translations,
      }),
      seats: rosterSeats(context, facts),
      more_time: context.seats.filter(({ moreTime }) => moreTime === true).map(({ id }) => id),
      reports: await reported(context),
      help_called: callers.map(({ id }) => id),
      help_seen: callers.filter(({ helpSeen }) => helpSeen).map(({ id }) => id),
      states: activeStates(snapshot),
      ...hostFacts(inLanguage(context, translations, language)),
      said: context.said.map(({ id, teamId, text, by, at }) => ({
        id,
        text,
        at,
        by: hostName(facts, by),
        to_team: teamId !== null,
        team_id: teamId,
      })),
    };
  }

  return {
    /** Throws SESSION_001 for another company's session. */
    async watch(companyId: number, id: string, language: SpokenLanguage): Promise<LiveAnswer> {
      await findSession(database, companyId, id);
      const session = await directors.current(id);
      if (!session) throw catalogueProblem(404, 'EXPERIENCE_002');
      return answer(session, language);
    },

    /** Throws SESSION_001, SESSION_006 for an ended session, SESSION_004 for an act that is not possible now. */
    async control(
      { id: userId, company_id: companyId }: Host,
      id: string,
      request: ControlRequest,
      language: SpokenLanguage,
    ): Promise<LiveAnswer> {
      const { status } = await findSession(database, companyId, id);
      if (status === 'completed') throw catalogueProblem(409, 'SESSION_006');
      const done = await directors.dispatch(id, commandOf(request, userId));
      if (!done.accepted) throw impossible();
      return answer(done, language);
    },
  };
}

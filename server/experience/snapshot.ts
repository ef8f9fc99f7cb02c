import type { Snapshot } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../clock.ts';
import { draftFact, seatProjection, teamProjection } from '../director/projections/own-projections.ts';
import { phaseOf, publicProjection, inLanguage } from '../director/projections/public-projection.ts';
import type { Directors } from '../director/running/director-service.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { Database } from '../database/database.ts';
import { createReadPlanChanges } from './plan-changes.ts';
import type { IcebreakerTalk } from './icebreaker.ts';
import type { SeatLanguages } from './seat-languages.ts';
import type { TeamChat } from './team-chat.ts';

/** Everything a browser needs to show the current state of its session. Throws SESSION_009 for a removed seat. */
export function createReadSnapshot(deps: {
  directors: Directors;
  chat: TeamChat;
  icebreaker: IcebreakerTalk;
  clock: Clock;
  languages: SeatLanguages;
  database: Database;
}) {
  const { directors, chat, icebreaker, languages } = deps;
  const readPlanChanges = createReadPlanChanges(deps);
  return async ({ sessionId, seatId }: AuthenticatedSeat): Promise<Snapshot> => {
    const session = await directors.current(sessionId);
    if (!session) throw catalogueProblem(404, 'EXPERIENCE_002');
    const { snapshot, seq, facts } = session;
    const language = await languages.storyLanguage({ seatId, sessionId });
    const context = inLanguage(snapshot.context, facts.translations, language);
    const seat = seatProjection(context, facts, seatId, seq);
    if (!seat) throw catalogueProblem(404, 'SESSION_009');
    return {
      public: publicProjection(snapshot, facts, { seq, at: directors.now(sessionId), language }),
      team: teamProjection(context, seat.team_id, seq),
      draft: draftFact(context, seat.team_id, seq),
      seat,
      plan: await readPlanChanges(sessionId, facts),
      chat: await chat.read(sessionId, seat.team_id),
      icebreaker: phaseOf(snapshot) === 'waiting' ? await icebreaker.read(sessionId) : [],
    };
  };
}

import type { CollaborationAnalysis, TeamAnalysis } from '#contract/calls/schemas/results.ts';
import type { Story } from '#contract/story/story.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { foldLog } from '../director/chart/fold-log.ts';
import { rounded } from './evenness.ts';
import { measuresOf } from './measures.ts';
import { nextSteps } from './next-steps.ts';
import { agreementSummary, participationSummary } from './plot-summaries.ts';
import { talkingPoints } from './talking-points.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';
import { contributionsPerSeat, type TeamRecord, teamRecords } from './team-record.ts';

const smallestGroup = 3;

function withheld(record: TeamRecord, words: ScorecardWords): TeamAnalysis {
  return {
    team_id: record.teamId,
    name: record.name,
    people: record.seatIds.length,
    withheld: words.withheld(smallestGroup),
    measures: [],
    agreement: [],
    participation: [],
    agreement_summary: '',
    participation_summary: '',
    talking_points: [],
    next_steps: [],
  };
}

function teamAnalysis(record: TeamRecord, words: ScorecardWords): TeamAnalysis {
  if (record.seatIds.length < smallestGroup) return withheld(record, words);
  const measures = measuresOf(record, words);
  const perSeat = contributionsPerSeat(record).sort((a, b) => b - a);
  const all = perSeat.reduce((sum, count) => sum + count, 0);
  return {
    team_id: record.teamId,
    name: record.name,
    people: record.seatIds.length,
    withheld: null,
    measures,
    agreement: record.agreements.map(({ scene_id, question, share, seconds }) => ({
      scene_id,
      question,
      share: share === null ? null : rounded(share),
      seconds: seconds === null ? null : rounded(seconds),
    })),
    participation: perSeat.map((count, index) => ({
      rank: index + 1,
      share: all === 0 ? 0 : rounded(count / all),
    })),
    agreement_summary: agreementSummary(record.agreements, words),
    participation_summary: participationSummary(perSeat, words),
    talking_points: talkingPoints(measures, record, words),
    next_steps: nextSteps(measures, record, words),
  };
}

/**
 * The analysis of a session whose folded log is `context`, without the seats that object to it, in the language of its
 * story. Null where the session
 * was planned without one.
 */
export function analysisOf(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  objecting: ReadonlySet<string> = new Set(),
): CollaborationAnalysis | null {
  if (!context.options.analytics) return null;
  const words = scorecardWordsIn(context.story.language);
  return {
    session_id: context.sessionId,
    teams: teamRecords(context, events, objecting).map((record) => teamAnalysis(record, words)),
  };
}

/** A pure function of a session's event log and its story; it names nobody. */
export function collaborationAnalysis(
  input: { sessionId: string; story: Story },
  events: readonly DirectorEvent[],
): CollaborationAnalysis | null {
  return analysisOf(foldLog(input, events).context, events);
}

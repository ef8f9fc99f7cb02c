import type { Badge, ChallengeRow, DecisionRow } from '#contract/calls/schemas/results.ts';
import type { BadgeId } from '#contract/rules/sessions/badges.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

/** What a team did, as its scorecard says it. */
interface TeamDeeds {
  /** People who were there at least once. */
  people: number;
  decisions: readonly DecisionRow[];
  challenges: readonly ChallengeRow[];
}

type Words = ScorecardWords['badges'];
/** Why the team has earned it; undefined where it has not. */
type Rule = (deeds: TeamDeeds, words: Words) => string | undefined;

/** Of fewer voters it is no surprise that all want the same. */
const leastVoters = 3;
/** So many answers are more than a second thought. */
const manyAnswers = 4;

const votesOf = ({ team_split }: DecisionRow) => team_split.reduce((sum, { votes }) => sum + votes, 0);
const questionOf = ({ question }: DecisionRow) => questionParts(question).question;
const isBest = ({ total, maximum }: DecisionRow) => maximum > 0 && total === maximum;
/** Whether the session took a way that gives less than the team's own. */
const isWorseTaken = ({ chosen, total, alternatives }: DecisionRow) =>
  alternatives.some((other) => other.option_id === chosen && other.total < total);
const isUnanimous = (row: DecisionRow) =>
  votesOf(row) >= leastVoters && row.team_split.some(({ votes }) => votes === votesOf(row));

const rules: Record<BadgeId, Rule> = {
  'of-one-mind': ({ decisions }, words) => {
    const row = decisions.find(isUnanimous);
    return row && words['of-one-mind'].why(votesOf(row), questionOf(row));
  },
  'every-voice': ({ people, decisions }, words) =>
    people >= leastVoters && decisions.length > 1 && decisions.every((row) => votesOf(row) >= people)
      ? words['every-voice'].why(decisions.length)
      : undefined,
  'against-the-tide': ({ decisions }, words) => {
    const row = decisions.find((one) => isBest(one) && isWorseTaken(one));
    return row && words['against-the-tide'].why(questionOf(row));
  },
  'best-choices': ({ decisions }, words) =>
    decisions.length > 1 && decisions.every(isBest) ? words['best-choices'].why(decisions.length) : undefined,
  'own-wits': ({ challenges }, words) =>
    challenges.length > 0 && challenges.every(({ solved, hints }) => solved && hints === 0)
      ? words['own-wits'].why(challenges.length)
      : undefined,
  'first-try': ({ challenges }, words) => {
    const row = challenges.find(({ solved, attempts }) => solved && attempts === 1);
    return row && words['first-try'].why(row.title);
  },
  'not-giving-up': ({ challenges }, words) => {
    const solved = challenges.filter((row) => row.solved && row.attempts >= manyAnswers);
    const row = solved.sort((one, other) => other.attempts - one.attempts)[0];
    return row && words['not-giving-up'].why(row.title, row.attempts);
  },
};

/** What a team has earned besides points, each with the moment it is for; a pure function of its scorecard. */
export function badgesOf(
  { story, seats }: Pick<DirectorContext, 'story' | 'seats'>,
  teamId: number,
  rows: Pick<TeamDeeds, 'decisions' | 'challenges'>,
): Badge[] {
  const words = scorecardWordsIn(story.language).badges;
  const people = seats.filter((seat) => seat.teamId === teamId && seat.came).length;
  return (Object.entries(rules) as [BadgeId, Rule][]).flatMap(([id, rule]) => {
    const why = rule({ people, ...rows }, words);
    return why === undefined ? [] : [{ id, label: words[id].label, why }];
  });
}

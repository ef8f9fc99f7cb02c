import type { Attendance, SessionResults, TeamScore } from '#contract/calls/schemas/results.ts';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { dayIn } from '#contract/words/formats.ts';
import { plural } from '#contract/words/en/counts.ts';
import { isolated } from '../pdf/visual-order.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';
import { type Card, challengeLines, decisionLines } from './scorecard-pdf.ts';

/** What the organiser's document is made of; of single people it holds nothing but how many were there. */
export interface SessionPaper {
  session: { title: string; company: string; date: string };
  results: Pick<SessionResults, 'scorecard' | 'analysis' | 'ratings'>;
  attendance: Attendance;
}

/** Organisers read English. */
const language = 'en';

const teamHeading = (name: string): Line => ({
  tag: 'H1',
  text: isolated(name),
  size: 20,
  hand: 'title',
  gap: 34,
});

function sceneLines({ scorecard }: SessionPaper['results'], team: TeamScore, words: Card): Line[] {
  return scorecard.path.flatMap(({ scene_id }) => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return decisionLines(team, decision, words);
    return challenge ? challengeLines(team, challenge, words) : [];
  });
}

/** As the organiser reads it on the page: without those who objected, and not of a team under three. */
function analysisLines({ analysis }: SessionPaper['results'], teamId: number): Line[] {
  const team = analysis?.teams.find(({ team_id }) => team_id === teamId);
  if (!team) return [];
  if (team.withheld !== null) return [heading('Working together'), line(team.withheld)];
  return [
    heading('Working together'),
    ...team.measures.map(({ label, summary }) => line(`${label}: ${summary}`)),
    ...team.talking_points.map((point) => line(point)),
  ];
}

function presenceText(attendance: Attendance, teamId: number): string {
  const team = attendance.teams.find(({ team_id }) => team_id === teamId);
  return team ? `${team.came} of ${team.invited} guests were there.` : '';
}

function teamLines({ results, attendance }: SessionPaper, team: TeamScore, words: Card): Line[] {
  return [
    teamHeading(team.name),
    line(words.total(isolated(team.name), team.total, team.maximum)),
    line(presenceText(attendance, team.team_id)),
    ...(team.title === null ? [] : [line(words.title(team.title))]),
    ...team.dimensions.map(({ label, points, maximum }) => line(words.field(label, points, maximum), true)),
    ...(team.badges.length > 0 ? [heading(words.badges)] : []),
    ...team.badges.map(({ label, why }) => line(`${label}: ${why}`)),
    ...sceneLines(results, team, words),
    ...analysisLines(results, team.team_id),
  ];
}

function ratingText({ count, mean }: SessionResults['ratings']): string {
  if (mean === null) return 'Nobody has rated the session yet.';
  return `${plural(count, 'guest', 'guests')} gave ${mean.toFixed(1)} of 5 stars.`;
}

function linesOf(paper: SessionPaper): Line[] {
  const { card: words } = scorecardWordsIn(language);
  const { session, results, attendance } = paper;
  const { teams, story, ending } = results.scorecard;
  const sum = (count: (team: Attendance['teams'][number]) => number): number =>
    attendance.teams.reduce((total, team) => total + count(team), 0);
  const inOrder = teams.toSorted((one, other) => (one.place ?? teams.length) - (other.place ?? teams.length));
  return [
    { tag: 'H1', text: isolated(session.title), size: 26, hand: 'title', gap: 0 },
    line(story.title),
    line(`${isolated(session.company)}, ${dayIn(language)(session.date)}`, true),
    ...(ending ? [line(`The story ended with “${ending.title}”.`)] : []),
    line(`${sum(({ came }) => came)} of ${sum(({ invited }) => invited)} guests were there.`),
    line(ratingText(results.ratings)),
    heading('Teams'),
    ...inOrder.map((team) =>
      line(
        `${placedOf(teams) > 1 && team.place !== null ? `${team.place}. ` : ''}${isolated(team.name)}: ${team.total} of ${team.maximum} points`,
      ),
    ),
    ...inOrder.flatMap((team) => teamLines(paper, team, words)),
    heading(words.howMade),
    line(words.made, true),
  ];
}

/** The results of a session for its organiser: every team, its decisions and riddles, and the analysis. */
export const drawSessionPdf = (paper: SessionPaper, picture: Uint8Array | null): Promise<Uint8Array> =>
  drawLines({
    title: `${paper.session.title}: results`,
    author: paper.session.company,
    date: paper.session.date,
    language,
    picture,
    alt: scorecardWordsIn(language).award.picture(paper.results.scorecard.story.title),
    pageText: scorecardWordsIn(language).card.page,
    lines: linesOf(paper),
  });

import type { Attendance, SessionResults, TeamScore } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { dayIn } from '#contract/words/formats.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import { isolated } from '../pdf/visual-order.ts';
import { fileWordsIn } from '../words/organiser-words.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';
import { type Card, challengeLines, decisionLines } from './scorecard-pdf.ts';

/** What the organiser's document is made of; of single people it holds nothing but how many were there. */
export interface SessionPaper {
  session: { title: string; company: string; date: string };
  /** Of the results. */
  language: SpokenLanguage;
  results: Pick<SessionResults, 'scorecard' | 'analysis' | 'ratings'>;
  attendance: Attendance;
}

type Words = FileWords['session'];

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
function analysisLines({ analysis }: SessionPaper['results'], teamId: number, words: Words): Line[] {
  const team = analysis?.teams.find(({ team_id }) => team_id === teamId);
  if (!team) return [];
  if (team.withheld !== null) return [heading(words.together), line(team.withheld)];
  return [
    heading(words.together),
    ...team.measures.map(({ label, summary }) => line(`${label}: ${summary}`)),
    ...team.talking_points.map((point) => line(point)),
  ];
}

function presenceText(attendance: Attendance, teamId: number, words: Words): string {
  const team = attendance.teams.find(({ team_id }) => team_id === teamId);
  return team ? words.came(team.came, team.invited) : '';
}

function teamLines({ results, attendance, language }: SessionPaper, team: TeamScore): Line[] {
  const { card: words } = scorecardWordsIn(language);
  const { session } = fileWordsIn(language);
  return [
    teamHeading(team.name),
    line(words.total(isolated(team.name), team.total, team.maximum)),
    line(presenceText(attendance, team.team_id, session)),
    ...(team.title === null ? [] : [line(words.title(team.title))]),
    ...team.dimensions.map(({ label, points, maximum }) => line(words.field(label, points, maximum), true)),
    ...(team.badges.length > 0 ? [heading(words.badges)] : []),
    ...team.badges.map(({ label, why }) => line(`${label}: ${why}`)),
    ...sceneLines(results, team, words),
    ...analysisLines(results, team.team_id, session),
  ];
}

const ratingText = ({ count, mean }: SessionResults['ratings'], words: Words): string =>
  mean === null ? words.notRated : words.rated(count, mean);

function linesOf(paper: SessionPaper): Line[] {
  const { session, results, attendance, language } = paper;
  const { card } = scorecardWordsIn(language);
  const { session: words } = fileWordsIn(language);
  const { teams, story, ending } = results.scorecard;
  const sum = (count: (team: Attendance['teams'][number]) => number): number =>
    attendance.teams.reduce((total, team) => total + count(team), 0);
  const inOrder = teams.toSorted((one, other) => (one.place ?? teams.length) - (other.place ?? teams.length));
  return [
    { tag: 'H1', text: isolated(session.title), size: 26, hand: 'title', gap: 0 },
    line(story.title),
    line(`${isolated(session.company)}, ${dayIn(language)(session.date)}`, true),
    ...(ending ? [line(words.ending(ending.title))] : []),
    line(
      words.came(
        sum(({ came }) => came),
        sum(({ invited }) => invited),
      ),
    ),
    line(ratingText(results.ratings, words)),
    heading(words.teams),
    ...inOrder.map((team) =>
      line(
        `${placedOf(teams) > 1 && team.place !== null ? `${team.place}. ` : ''}${words.team(isolated(team.name), team.total, team.maximum)}`,
      ),
    ),
    ...inOrder.flatMap((team) => teamLines(paper, team)),
    heading(card.howMade),
    line(card.made, true),
  ];
}

/** The results of a session for its organiser: every team, its decisions and riddles, and the analysis. */
export function drawSessionPdf(paper: SessionPaper, picture: Uint8Array | null): Promise<Uint8Array> {
  const { language } = paper;
  const { award, card } = scorecardWordsIn(language);
  return drawLines({
    title: fileWordsIn(language).session.title(paper.session.title),
    author: paper.session.company,
    date: paper.session.date,
    language,
    picture,
    alt: award.picture(paper.results.scorecard.story.title),
    pageText: card.page,
    lines: linesOf(paper),
  });
}

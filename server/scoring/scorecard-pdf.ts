import { dayIn } from '#contract/words/formats.ts';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';
import type { StoredResults } from './stored-results.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { isolated } from '../pdf/visual-order.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

export type Card = ScorecardWords['card'];

function fieldPoints(team: TeamScore, points: Readonly<Record<string, number>>): string {
  return team.dimensions.map(({ id, label }) => `${label} ${points[id] ?? 0}`).join(', ');
}

export function decisionLines(team: TeamScore, row: TeamScore['decisions'][number], words: Card): Line[] {
  const nameOf = (id: string) => row.team_split.find(({ option_id }) => option_id === id)?.label ?? id;
  const split = row.team_split.map(({ label, votes }) => `${label}: ${votes}`).join('; ');
  const wanted = row.team_choice === null ? words.nothing : nameOf(row.team_choice);
  return [
    heading(`${questionParts(row.question).question} ${words.points(row.total, row.maximum)}`),
    line(words.wanted(wanted, nameOf(row.chosen))),
    line(`${words.votes}: ${split}`, true),
    line(row.explanation),
    line(fieldPoints(team, row.points), true),
  ];
}

export function challengeLines(team: TeamScore, row: TeamScore['challenges'][number], words: Card): Line[] {
  return [
    heading(`${row.title} ${words.points(row.total, row.maximum)}`),
    line(
      row.tried
        ? words.challenge(row.solved, row.attempts, row.hints, row.hint_cost + row.haste_cost)
        : words.didNotTry,
    ),
    line(row.explanation),
    line(fieldPoints(team, row.points), true),
  ];
}

function linesOf({ scorecard, own, name, language, session }: StoredResults): Line[] {
  const { card: words } = scorecardWordsIn(language);
  const team = scorecard.teams.find(({ team_id }) => team_id === own.team_id);
  if (!team) return [line(words.noTeam)];
  const scenes = scorecard.path.flatMap(({ scene_id }) => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return decisionLines(team, decision, words);
    return challenge ? challengeLines(team, challenge, words) : [];
  });
  const questionOf = (sceneId: string) =>
    questionParts(team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  return [
    { tag: 'H1', text: scorecard.story.title, size: 26, hand: 'title', gap: 0 },
    line(isolated(session.title)),
    line(`${isolated(session.company)}, ${dayIn(language)(session.date)}`, true),
    {
      tag: 'P',
      text: words.total(isolated(team.name), team.total, team.maximum),
      size: 14,
      hand: 'bold',
      gap: 12,
    },
    ...(placedOf(scorecard.teams) > 1 && team.place !== null
      ? [line(words.place(team.place, placedOf(scorecard.teams)))]
      : []),
    ...(team.title === null ? [] : [line(words.title(team.title))]),
    ...team.dimensions.map(({ label, points, maximum }) => line(words.field(label, points, maximum), true)),
    ...(team.badges.length > 0 ? [heading(words.badges)] : []),
    ...team.badges.map(({ label, why }) => line(`${label}: ${why}`)),
    ...scenes,
    heading(words.ownPart(isolated(name))),
    line(words.did(own.answers, own.clues_shared, own.messages)),
    ...own.votes.map(({ scene_id, label, stood }) =>
      line(`${questionOf(scene_id)} ${label}, ${words.stood[stood]}.`),
    ),
    heading(words.howMade),
    line(words.made, true),
  ];
}

/** A participant's scorecard to keep and print: the own team and the own part. */
export function drawScorecardPdf(kept: StoredResults, picture: Uint8Array | null): Promise<Uint8Array> {
  const { card, award } = scorecardWordsIn(kept.language);
  return drawLines({
    title: `${kept.scorecard.story.title}: ${kept.name}`,
    author: kept.session.company,
    date: kept.session.date,
    language: kept.language,
    picture,
    alt: award.picture(kept.scorecard.story.title),
    pageText: card.page,
    lines: linesOf(kept),
  });
}

import type { PDFDocument, PDFPage } from 'pdf-lib';
import { questionParts } from '#contract/words/question-parts.ts';
import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { ink, openPaper, soft } from '../pdf/paper.ts';
import { type Tag, type TaggedDocument, tagDocument } from '../pdf/tagged-document.ts';
import type { Hand } from '../pdf/font-files.ts';
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts';
import type { KeptResults } from './kept-results.ts';
import type { ResultWords } from './words/english.ts';
import { resultWordsIn } from './words/result-words.ts';

const [width, height] = [595.28, 841.89];
const margin = 56;
const room = width - 2 * margin;

interface Said {
  tag: Tag;
  text: string;
  size: number;
  hand?: Hand;
  isSoft?: boolean;
  gap: number;
}

const heading = (text: string): Said => ({ tag: 'H2', text, size: 14, hand: 'bold', gap: 22 });
const line = (text: string, isSoft = false): Said => ({ tag: 'P', text, size: 10, isSoft, gap: 4 });

type Card = ResultWords['card'];

function fieldPoints(team: TeamScore, points: Readonly<Record<string, number>>): string {
  return team.dimensions.map(({ id, label }) => `${label} ${points[id] ?? 0}`).join(', ');
}

function decisionSaid(team: TeamScore, row: TeamScore['decisions'][number], words: Card): Said[] {
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

function challengeSaid(team: TeamScore, row: TeamScore['challenges'][number], words: Card): Said[] {
  return [
    heading(`${row.title} ${words.points(row.total, row.maximum)}`),
    line(words.challenge(row.solved, row.attempts, row.hints, row.hint_cost + row.haste_cost)),
    line(row.explanation),
    line(fieldPoints(team, row.points), true),
  ];
}

function saidOf({ scorecard, own, name, language }: KeptResults): Said[] {
  const { card: words } = resultWordsIn(language);
  const team = scorecard.teams.find(({ team_id }) => team_id === own.team_id);
  if (!team) return [line(words.noTeam)];
  const scenes = scorecard.path.flatMap(({ scene_id }) => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return decisionSaid(team, decision, words);
    return challenge ? challengeSaid(team, challenge, words) : [];
  });
  const questionOf = (sceneId: string) =>
    questionParts(team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  return [
    { tag: 'H1', text: scorecard.story.title, size: 26, hand: 'title', gap: 0 },
    { tag: 'P', text: words.total(team.name, team.total, team.maximum), size: 14, hand: 'bold', gap: 12 },
    ...(scorecard.teams.length > 1 ? [line(words.place(team.place, scorecard.teams.length))] : []),
    ...(team.title === null ? [] : [line(words.title(team.title))]),
    ...team.dimensions.map(({ label, points, maximum }) => line(words.field(label, points, maximum), true)),
    ...(team.badges.length > 0 ? [heading(words.badges)] : []),
    ...team.badges.map(({ label, why }) => line(`${label}: ${why}`)),
    ...scenes,
    heading(words.ownPart(name)),
    line(words.did(own.answers, own.clues_shared, own.messages)),
    ...own.votes.map(({ scene_id, label, stood }) =>
      line(`${questionOf(scene_id)} ${label}, ${words.stood[stood]}.`),
    ),
    heading(words.howMade),
    line(words.made, true),
  ];
}

/** Writes downwards and goes on at the top of another page. */
function write(document: PDFDocument, type: Typesetter, tags: TaggedDocument, said: readonly Said[]): void {
  let page: PDFPage = document.addPage([width, height]);
  let y = height - margin - 20;
  for (const { tag, text, size, hand, isSoft, gap } of said) {
    const rows = type.wrap(text, size, room, hand);
    const leading = size * 1.45;
    const needed = tag === 'H2' ? leading * (rows.length + 3) : leading * rows.length;
    y -= gap;
    if (y - needed < margin) {
      page = document.addPage([width, height]);
      y = height - margin - 20;
    }
    tags.add(page, tag, () => {
      for (const row of rows) {
        type.draw(page, row, { x: margin, y, size, color: isSoft ? soft : ink, ...(hand && { hand }) });
        y -= leading;
      }
    });
  }
}

/** A participant's scorecard to keep and print: tagged text on white, the own team and the own part. */
export async function drawScorecardPdf(kept: KeptResults): Promise<Uint8Array> {
  const document = await openPaper({ title: `${kept.scorecard.story.title}: ${kept.name}` });
  const said = saidOf(kept);
  const texts = (wanted: Hand) => said.filter(({ hand = 'text' }) => hand === wanted).map(({ text }) => text);
  const type = await openTypesetter(document, {
    text: texts('text'),
    bold: texts('bold'),
    title: texts('title'),
  });
  const tags = tagDocument(document, kept.language);
  write(document, type, tags, said);
  tags.finish();
  return document.save({ useObjectStreams: false });
}

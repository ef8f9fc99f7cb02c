import type { LanguageFacts } from '../en/language.ts';
import { plural } from './counts.ts';

/** An option that is something said has its quotation marks already. */
const quoted = (label: string) => (label.startsWith('„') ? label : `„${label}“`);
const listed = new Intl.ListFormat('de');
const votesText = (votes: number) => plural(votes, 'Stimme', 'Stimmen');

export const language: LanguageFacts = {
  name: 'Deutsch',
  clock: {
    time: (time) => `${time} Uhr`,
    zone: ({ clock }) => clock.replace(/^(.+) \(Ortszeit\)$/, 'Ortszeit $1'),
  },
  reasons: {
    nobody: (label) => `Niemand hat abgestimmt, also gilt die erste Möglichkeit: ${quoted(label)}.`,
    most: (label, most, votes) => `${quoted(label)} hat ${most} von ${votesText(votes)}.`,
    tie: (labels, votes) => `${listed.format(labels.map(quoted))} haben je ${votesText(votes)}`,
    captains: (tie, several, label) =>
      `${tie}; ${several ? 'die meisten Kapitänsstimmen gingen an' : 'die Kapitänsstimme ging an'} ${quoted(label)}.`,
    listedFirst: (tie, label) =>
      `${tie}, und die Kapitänsstimmen entscheiden es nicht, also gilt die erste Möglichkeit: ${quoted(label)}.`,
  },
};

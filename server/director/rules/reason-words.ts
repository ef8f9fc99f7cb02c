interface ReasonWords {
  nobody(label: string): string;
  most(label: string, most: number, votes: number): string;
  tie(labels: readonly string[], votes: number): string;
  captains(tie: string, several: boolean, label: string): string;
  listedFirst(tie: string, label: string): string;
}

const listed = (labels: readonly string[], and: string) =>
  `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
const votesText = (votes: number) => `${votes} ${votes === 1 ? 'vote' : 'votes'}`;
const stimmen = (votes: number) => `${votes} ${votes === 1 ? 'Stimme' : 'Stimmen'}`;

const english: ReasonWords = {
  nobody: (label) => `Nobody voted, so the option listed first was taken: “${label}”.`,
  most: (label, most, votes) => `“${label}” has ${most} of ${votesText(votes)}.`,
  tie: (labels, votes) =>
    `${listed(
      labels.map((label) => `“${label}”`),
      'and',
    )} have ${votesText(votes)} each`,
  captains: (tie, several, label) =>
    `${tie}; ${several ? 'more captains chose' : 'the captain chose'} “${label}”.`,
  listedFirst: (tie, label) =>
    `${tie}, and no captain settles it, so the one listed first was taken: “${label}”.`,
};

const german: ReasonWords = {
  nobody: (label) => `Niemand hat abgestimmt, also gilt die erste Möglichkeit: „${label}“.`,
  most: (label, most, votes) => `„${label}“ hat ${most} von ${stimmen(votes)}.`,
  tie: (labels, votes) =>
    `${listed(
      labels.map((label) => `„${label}“`),
      'und',
    )} haben je ${stimmen(votes)}`,
  captains: (tie, several, label) =>
    `${tie}; ${several ? 'mehr Kapitäne wählten' : 'die Kapitänsstimme fiel auf'} „${label}“.`,
  listedFirst: (tie, label) =>
    `${tie}, und keine Kapitänsstimme entscheidet, also gilt die zuerst genannte: „${label}“.`,
};

/** Why a group got what it got, in words; English where a language has none. */
export const reasonsIn = (language: string): ReasonWords => (language === 'de' ? german : english);

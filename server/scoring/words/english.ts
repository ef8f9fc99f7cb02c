/** What results say beside the story's own words, in English; the other languages have the same keys. */
export const english = {
  nobodyVoted: 'Nobody of this team voted, so the team earned nothing here.',
  withheld: (least: number) =>
    `Where fewer than ${least} people of a team take part in the analysis, there is none: its numbers would speak of one person.`,
  counted: {
    people: 'People',
    votes: 'Votes',
    answers: 'Answers tried',
    clues: 'Clues laid on the board',
    hints: 'Hints taken',
    messages: 'Messages',
    decisionsWithVotes: 'Decisions with votes',
    decisionsWithMajority: 'Decisions with a majority',
    decisions: 'Decisions',
    turns: 'Turns that followed one',
    turnsPassed: 'Passed to somebody else',
    calls: 'Calls for help',
    callsAnswered: 'Answered within 60 s',
    microphones: 'Microphones that reported',
    secondsSpoken: 'Seconds spoken',
  },
  participation: {
    label: 'Participation balance',
    none: 'Nothing was contributed that could be counted.',
    some: (share: string) => `Contributions were spread ${share} as evenly as they could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one person’s share of the team’s contributions and n its people',
  },
  agreement: {
    label: 'Agreement',
    none: 'Nobody of the team voted.',
    some: (share: string) => `On average ${share} of the team’s votes went to what the team chose.`,
    formula: 'mean over decisions of (votes on the team’s choice ÷ the team’s votes)',
  },
  consensus: {
    label: 'Time to consensus',
    none: 'No decision brought more than half of the voters together.',
    some: (seconds: number) =>
      `It took ${seconds} s on average until more than half stood on what the team chose.`,
    formula:
      'mean over decisions of (moment at which more than half of the voters stood on the choice − opening)',
  },
  turns: {
    label: 'Turn-taking',
    none: 'Too little was written, laid or tried to speak of turns.',
    some: (share: string) => `${share} of the turns passed from one person to another.`,
    formula:
      'turns that followed another person’s ÷ all turns that followed one (messages, clues, answers, hints)',
  },
  help: {
    label: 'Help given',
    none: 'No clue was laid on the board and no call for help answered.',
    some: (times: number) =>
      `${times === 1 ? 'Once' : `${times} times`} somebody gave the others something to go on.`,
    formula: 'clues laid on the board + calls for help that another of the team answered within 60 s',
  },
  speech: {
    label: 'Speech balance',
    none: 'No microphone reported speech.',
    some: (share: string) => `Speaking time was spread ${share} as evenly as it could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one person’s share of the seconds spoken; devices report seconds, never sound',
  },
  talk: {
    uneven: 'A few of you carried most of it. What would have made it easier for the others to step in?',
    even: 'Everybody had a hand in it. What made that easy, and do you have it on ordinary days?',
    divided: (question: string) =>
      `You were most divided over this: “${question}” What did each side see that the other did not?`,
    unanimous:
      'You agreed to a person more than once. Did anybody hold back a doubt for the sake of the team?',
    oneSpeaker:
      'One person often spoke several times in a row. How did the rest know when it was their turn?',
    noHelp:
      'Nobody laid a clue on the board or answered a call. How did what one person knew reach the others?',
  },
};

export type ResultWords = typeof english;

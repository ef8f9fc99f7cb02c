import type { BadgeId } from '#contract/rules/badges.ts';
import { secondsText } from '#contract/rules/seconds-text.ts';

/** What results say beside the story's own words, in English; the other languages have the same keys. */
export const english = {
  /** For an option the story did not take, where the story has no words of its own for that. */
  hadItBeen: (explanation: string) => `Had the story gone this way: “${explanation}”`,
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
    none: 'No decision had two votes of the team or more.',
    some: (share: string) => `On average ${share} of the team’s votes went to what the team chose.`,
    formula: 'mean over decisions of (votes on the team’s choice ÷ the team’s votes)',
  },
  consensus: {
    label: 'Time to consensus',
    none: 'No decision brought more than half of the voters together.',
    some: (seconds: number) =>
      `It took ${secondsText(seconds, '.')} on average until more than half stood on what the team chose.`,
    formula:
      'mean over decisions of (moment at which more than half of the voters stood on the choice − opening)',
  },
  turns: {
    label: 'Turn-taking',
    none: (least: number) =>
      `Fewer than ${least} messages, clues, answers and hints: too few to speak of turns.`,
    some: (share: string) =>
      `${share} of what was written, laid or tried came from somebody else than what went before.`,
    formula:
      'turns that followed another person’s ÷ all turns that followed one (messages, clues, answers, hints)',
  },
  help: {
    label: 'Help given',
    never: 'There was no board to lay clues on, and nobody called for help.',
    none: 'No clue was laid on the board and no call for help answered.',
    some: (times: number) =>
      `${times === 1 ? 'Once' : `${times} times`} somebody gave the others something to go on.`,
    formula: 'clues laid on the board + calls for help that another of the team answered within 60 s',
  },
  speech: {
    label: 'Speech balance',
    none: 'Fewer than two microphones reported speech.',
    some: (microphones: number, share: string) =>
      `Among the ${microphones} microphones that reported speech, it was spread ${share} as evenly as it could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one microphone’s share of the seconds spoken and n the microphones that reported; devices report seconds, never sound',
  },
  plots: {
    fewVotes: 'No decision had two votes of this team or more.',
    agreedOnce: (question: string, share: string) => `At “${question}” ${share} wanted the same.`,
    alwaysAgreed: 'Everybody who voted wanted the same, every time.',
    agreedAlike: (share: string) => `At every decision ${share} wanted the same.`,
    differed: (question: string, share: string, decisions: number) =>
      decisions === 1
        ? `Opinions differed most at “${question}”, where ${share} wanted the same.`
        : `Opinions differed most at ${decisions} decisions alike, “${question}” among them: ${share} wanted the same.`,
    sameShare: (share: string) => `Everybody gave the same share of all contributions, ${share}.`,
    mostActive: (people: number, share: string, even: string) =>
      people === 1
        ? `The most active person gave ${share} of all contributions; an even share would be ${even}.`
        : `The ${people} most active people gave ${share} of all contributions each; an even share would be ${even}.`,
  },
  card: {
    noTeam: 'No team took part in this session, so there is nothing to score.',
    total: (team: string, total: number, maximum: number) => `${team}: ${total} of ${maximum} points`,
    place: (place: number, teams: number) => `Place ${place} of ${teams} teams`,
    title: (title: string) => `Title earned: ${title}`,
    badges: 'Badges',
    field: (label: string, points: number, maximum: number) => `${label}: ${points} of ${maximum}`,
    points: (points: number, best: number) => `(${points} of ${best} points)`,
    wanted: (wanted: string, taken: string) => `Your team wanted: ${wanted}. The story took: ${taken}.`,
    nothing: 'nothing, since nobody voted',
    votes: 'How your team voted',
    challenge: (isSolved: boolean, attempts: number, hints: number, cost: number) =>
      `${isSolved ? 'Solved' : 'Not solved'}. Answers tried: ${attempts}. Hints: ${hints}. Points taken off: ${cost}.`,
    ownPart: (name: string) => `The part of ${name}`,
    did: (answers: number, clues: number, messages: number) =>
      `Answers tried: ${answers}. Clues laid on the board: ${clues}. Messages written: ${messages}.`,
    stood: {
      'with-most': 'as most of the team did',
      'against-most': 'against most of the team',
      divided: 'in a team that was divided',
      alone: 'and nobody else of the team voted',
    } as Record<string, string>,
    howMade: 'How these numbers are made',
    made: 'The total adds up what each scene gave: the option that most of the team chose, a tie going to its captain’s vote and then to the option listed first, or the solved riddle less hints and haste. The maximum adds up the best choice of each scene; the most in a field is what any choice gives in that field alone. Nothing is given for speed. Parts of other people stand in no file: a file cannot be taken back.',
  },
  badges: {
    'of-one-mind': {
      label: 'Of one mind',
      why: (voters: number, question: string) => `At “${question}” all ${voters} who voted wanted the same.`,
    },
    'every-voice': {
      label: 'Every voice',
      why: (decisions: number) => `Everybody who was there voted in all ${decisions} decisions.`,
    },
    'against-the-tide': {
      label: 'Against the tide',
      why: (question: string) =>
        `You saw what served best at “${question}”, though the others went another way.`,
    },
    'best-choices': {
      label: 'A steady hand',
      why: (decisions: number) => `In all ${decisions} decisions your team chose what served best.`,
    },
    'own-wits': {
      label: 'By your own wits',
      why: (riddles: number) =>
        riddles === 1
          ? 'You solved the riddle without a hint.'
          : `You solved all ${riddles} riddles without a hint.`,
    },
    'first-try': {
      label: 'At the first try',
      why: (riddle: string) => `Your first answer to “${riddle}” was the right one.`,
    },
    'not-giving-up': {
      label: 'Not giving up',
      why: (riddle: string, answers: number) => `“${riddle}” took you ${answers} answers, and you found it.`,
    },
  } satisfies Record<BadgeId, { label: string; why: (...facts: never[]) => string }>,
  award: {
    toTeam: 'awarded to the team',
    toPerson: 'awarded to',
    verify: 'Verify',
    picture: (story: string) => `A picture from the end of ${story}`,
    logo: (company: string) => `Logo of ${company}`,
  },
  talk: {
    uneven: 'A few of you carried most of it. What would have made it easier for the others to step in?',
    even: 'Everybody had a hand in it. What made that easy, and do you have it on ordinary days?',
    divided: (question: string, decisions: number) =>
      decisions === 1
        ? `You were most divided over this: “${question}” What did each side see that the other did not?`
        : `You were equally divided over ${decisions} decisions, this one among them: “${question}” What did each side see that the other did not?`,
    unanimous:
      'More than once everybody who voted wanted the same. Did anybody hold back a doubt for the sake of the team?',
    sameHand:
      'What was written, laid or tried often came from the same person several times in a row. How did the rest know when it was their turn?',
    noHelp:
      'Nobody laid a clue on the board or answered a call. How did what one person knew reach the others?',
  },
};

export type ResultWords = typeof english;

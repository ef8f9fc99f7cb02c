import type { BadgeId } from '../../rules/sessions/badges.ts';
import { award } from './award.ts';
import { seconds as secondsText, form, percent, plural } from './counts.ts';

/** What results say beside the story's own words, in English; the other languages have the same keys. */
export const scorecard = {
  percent,
  /** For an option the story did not take, where the story has no words of its own for that. */
  hadItBeen: (explanation: string) => `Had the story gone this way: “${explanation}”`,
  nobodyVoted: 'Nobody on this team voted, so it earned nothing here.',
  withheld: (least: number) =>
    `There is no analysis for teams with fewer than ${least} people taking part, because the figures could point to one person.`,
  counted: {
    people: 'People',
    votes: 'Votes',
    answers: 'Answers tried',
    clues: 'Clues shared',
    hints: 'Hints taken',
    messages: 'Messages',
    decisionsWithVotes: 'Decisions with votes',
    decisionsWithMajority: 'Decisions with a majority',
    decisions: 'Decisions',
    turns: 'Turns (messages, clues, answers, hints)',
    turnsPassed: 'Taken by someone else',
    calls: 'Calls for help',
    callsAnswered: 'Answered within 60 s',
    microphones: 'Microphones that reported',
    secondsSpoken: 'Seconds spoken',
    marked: 'People who marked it in time',
    mentions: 'People who wrote about it in time',
  },
  participation: {
    label: 'Participation balance',
    none: 'Nothing was contributed that could be counted.',
    some: (share: string) => `Contributions were spread ${share} evenly (100% would be perfectly even).`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one person’s share of the team’s contributions and n its people',
  },
  agreement: {
    label: 'Agreement',
    none: 'No decision had two votes or more from the team.',
    some: (share: string) => `On average ${share} of the team’s votes went to what the team chose.`,
    formula: 'mean over decisions of (votes on the team’s choice ÷ the team’s votes)',
  },
  consensus: {
    label: 'Time to consensus',
    none: 'No decision brought more than half of the voters together.',
    some: (seconds: number) =>
      `On average it took ${secondsText(seconds)} until more than half the team agreed on the final choice.`,
    formula: 'mean over decisions of (moment at which more than half of the voters had chosen it − opening)',
  },
  turns: {
    label: 'Turn-taking',
    none: (least: number) =>
      `Fewer than ${least} messages, clues, answers and hints: not enough to measure turn-taking.`,
    some: (share: string) =>
      `${share} of messages, clues and answers came from a different person than the one before.`,
    formula:
      'turns that followed another person’s ÷ all turns that followed one (messages, clues, answers, hints)',
  },
  help: {
    label: 'Help given',
    never: 'There was no board for sharing clues, and nobody called for help.',
    none: 'No clue was shared and no call for help was answered.',
    some: (times: number) =>
      `${form(times, 'Once', `${times} times`)} someone shared a clue or answered a call for help.`,
    formula: 'clues shared + calls for help that a teammate answered within 60 s',
  },
  speech: {
    label: 'Speech balance',
    none: 'Fewer than two microphones reported speech.',
    some: (microphones: number, share: string) =>
      `Among the ${microphones} microphones that reported speech, it was spread ${share} as evenly as it could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one microphone’s share of the seconds spoken and n the microphones that reported; devices report seconds, never sound',
  },
  noticing: {
    label: 'Noticed before the story spoke of it',
    none: (name: string, people: number) => `None of your ${people} marked ${name} in time.`,
    some: (name: string, marked: number, people: number, scene: string) =>
      `${marked} of your ${people} marked ${name}, first in “${scene}”.`,
    mentions: (people: number) =>
      people === 0
        ? 'Nobody wrote a word about it.'
        : form(people, 'One wrote about it.', `${people} wrote about it.`),
    formula: 'people who marked it before the story spoke of it ÷ people',
  },
  plots: {
    fewVotes: 'No decision had two votes or more from this team.',
    agreedOnce: (question: string, share: string) => `On “${question}”, ${share} wanted the same.`,
    alwaysAgreed: 'Everybody who voted wanted the same, every time.',
    agreedAlike: (share: string) => `At every decision, ${share} wanted the same.`,
    differed: (question: string, share: string, decisions: number) =>
      form(
        decisions,
        `Opinions differed most on “${question}”: ${share} wanted the same.`,
        `Opinions differed equally on ${decisions} decisions, “${question}” among them: ${share} wanted the same.`,
      ),
    sameShare: (share: string) => `Everybody contributed the same share: ${share}.`,
    mostActive: (people: number, share: string, even: string) =>
      form(
        people,
        `The most active person gave ${share} of all contributions; an even share would be ${even}.`,
        `The ${people} most active people gave ${share} of all contributions each; an even share would be ${even}.`,
      ),
  },
  card: {
    noTeam: 'No team took part in this session, so there is nothing to score.',
    total: (team: string, total: number, maximum: number) => `${team}: ${total} of ${maximum} points`,
    place: (place: number, teams: number) => `Rank ${place} of ${plural(teams, 'team', 'teams')}`,
    title: (title: string) => `Title earned: ${title}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    badges: 'Badges',
    field: (label: string, points: number, maximum: number) => `${label}: ${points} of ${maximum}`,
    points: (points: number, best: number) => `(${points} of ${best} points)`,
    wanted: (wanted: string, taken: string) => `Your team wanted: ${wanted}. The story followed: ${taken}.`,
    nothing: 'nothing, since nobody voted',
    votes: 'How your team voted',
    didNotTry: 'Did not try.',
    challenge: (isSolved: boolean, attempts: number, hints: number, cost: number) =>
      `${isSolved ? 'Solved' : 'Not solved'}. Answers tried: ${attempts}. Hints: ${hints}. Points taken off: ${cost}.`,
    ownPart: (name: string) => `${name}’s part`,
    did: (answers: number, clues: number, messages: number) =>
      `Answers tried: ${answers}. Clues shared: ${clues}. Messages written: ${messages}.`,
    stood: {
      'with-most': 'as most of the team did',
      'against-most': 'against most of the team',
      divided: 'in a team that was divided',
      alone: 'and nobody else on the team voted',
    } as Record<string, string>,
    howMade: 'How we calculate this',
    made: 'The total adds up what each scene gave: the option that most of the team chose (after a tie its captain’s vote, then the option listed first), or the solved riddle less hints and rushing. The maximum adds up the best choice of each scene; in one category it is the best choice in that category alone. Speed earns nothing. Other people’s parts are never in a file, because a file can’t be withdrawn.',
  },
  badges: {
    'of-one-mind': {
      label: 'Of one mind',
      why: (voters: number, question: string) => `All ${voters} who voted on “${question}” wanted the same.`,
    },
    'every-voice': {
      label: 'Every voice',
      why: (decisions: number) =>
        form(
          decisions,
          'Everybody who was there voted in the decision.',
          `Everybody who was there voted in all ${decisions} decisions.`,
        ),
    },
    'against-the-tide': {
      label: 'Against the tide',
      why: (question: string) =>
        `You saw the best choice on “${question}”, although the other teams went another way.`,
    },
    'best-choices': {
      label: 'A steady hand',
      why: (decisions: number) =>
        form(
          decisions,
          'In the decision your team made the best choice.',
          `In all ${decisions} decisions your team made the best choice.`,
        ),
    },
    'own-wits': {
      label: 'By your own wits',
      why: (riddles: number) =>
        form(
          riddles,
          'You solved the riddle without a hint.',
          `You solved all ${riddles} riddles without a hint.`,
        ),
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
  award,
  talk: {
    uneven: 'A few of you carried most of it. What would have made it easier for the others to step in?',
    even: 'Everybody contributed. What made that easy, and is it the same on a normal working day?',
    divided: (question: string, decisions: number) =>
      form(
        decisions,
        `You were most divided over this: “${question}” What did each side see that the other did not?`,
        `You were equally divided over ${decisions} decisions, this one among them: “${question}” What did each side see that the other did not?`,
      ),
    unanimous:
      'More than once everybody who voted wanted the same. Did anybody hold back a doubt for the sake of the team?',
    changed: (question: string, people: number, seconds: number) =>
      `${plural(people, 'of you changed a vote', 'of you changed their votes')} over “${question}” The last change came after ${secondsText(seconds)}. What had been said just before?`,
    sameHand:
      'Messages, clues and answers often came from the same person several times in a row. How did the rest know when it was their turn?',
    noHelp:
      'Nobody shared a clue or answered a call for help. How did what one person knew reach the others?',
  },
  next: {
    answerCalls: (calls: number) =>
      `${plural(calls, 'call for help', 'calls for help')} got no answer within a minute. Agree at the start of a riddle who looks out for calls.`,
    shareClues:
      'No clue reached the board. Begin a riddle with a round in which each of you reads out what you hold.',
    cluesFirst: (answers: number, clues: number) =>
      `You tried ${plural(answers, 'answer', 'answers')} with ${plural(clues, 'clue', 'clues')} on the board. Put every clue there before the first try.`,
    passTurns: (turns: number) =>
      `Only ${percent(turns)} of turns went to somebody new. After your turn, ask the next person by name.`,
    hearTheFew: (question: string) =>
      `You were divided over “${question}” Let the smaller side speak first, and vote after that.`,
    doubt: (decisions: number) =>
      `In ${plural(decisions, 'decision', 'decisions')} everybody wanted the same. Let one of you argue for another option, for a minute.`,
    slowDown: (seconds: number) =>
      `More than half of you had decided after ${secondsText(seconds)} on average. Ask who sees it differently before you vote.`,
  },
};

export type ScorecardWords = typeof scorecard;

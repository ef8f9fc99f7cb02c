import { secondsText } from '#contract/rules/seconds-text.ts';
import { dayText } from '../../../shared/day-text.ts';
import { endings, hints, ordinals, plural, points, tries } from './counts.ts';

/** What the talk after the story and the results say, in English; the other languages have the same keys. */
export const results = {
  debrief: {
    title: 'Your room is still open',
    text: 'Stay a while and talk it over. It closes by itself.',
    time: 'Time together',
    closesIn: (seconds: number) =>
      seconds === 60 ? 'Your room closes in a minute.' : `Your room closes in ${seconds} seconds.`,
    toTalkAbout: 'To talk about',
    before: 'The question before',
    after: 'The next question',
    promptOf: (at: number, all: number) => `${at} of ${all}`,
    prompts: [
      'Which moment will you tell somebody about tomorrow?',
      'When did somebody change your mind, and with what?',
      'What did one of you hold that the others needed?',
      'What would you do in another order next time?',
    ] as string[],
    leave: 'Leave the room',
    closed: 'Your room is closed. Your camera and microphone are off.',
  },
  firstOne: {
    title: 'Now with people you know',
    text: 'They see each other’s faces, argue over the light and solve the riddles at their own table. The first session is free.',
    plan: 'Plan it with your team',
  },
  nextOne: {
    title: 'The next evening round the light',
    text: 'The same people and the same story stand ready; choose another story and a time.',
    plan: 'Schedule the next one',
  },
  results: {
    thanks: (name: string) => `Thank you, ${name}`,
    earned: (team: string, total: number, maximum: number) => `${team} earned ${total} of ${maximum} points.`,
    notYet: 'The results are not here yet',
    adding: 'Adding up the results',
    scorecard: 'Scorecard',
    together: 'Working together',
    asPdf: 'Scorecard as PDF',
    asCsv: 'As a table (CSV)',
    asPicture: 'As a picture',
    playedBy: (company: string, date: string) => `${company}, ${dayText(date, 'en-GB')}`,
    fileHelp:
      'Your team and your own part; in the picture the team alone. What others show stands in no file: they could not take it back.',
    fileFailed: (why: string) => `The file could not be made: ${why}`,
    award: 'Award',
    noTeams: 'No team took part in this session, so there is nothing to score.',
    total: (team: string) => `${team}, total`,
    ofPoints: (maximum: number) => `of ${maximum} points`,
    place: (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'}`,
    ofTeams: (place: string, teams: number) => `${place} of ${teams} teams.`,
    titleEarned: (title: string) => `Title earned: ${title}.`,
    besideEarlier: (own: number, median: number, teams: number) =>
      `That is ${own}% of what could be earned. The median of the ${teams} teams of this company that played it before is ${median}%.`,
    badges: 'Badges',
    yourWay: (isOwn: boolean) => `${isOwn ? 'Your' : 'The'} way through the story`,
    rows: 'Scene by scene',
    note: 'Points are for what was decided and solved, never for speed. A team earns what its own majority chose. The total is out of the best way through these scenes; each bar is out of the most that any choice gives in that one field, and no way gives the most in all of them.',
    howMade: 'How these numbers are made',
    howRowMade: 'How this number is made',
    sum: (parts: readonly string[], total: number) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : (parts[0] ?? String(total)),
    sceneColumn: 'Scene',
    bestColumn: 'Best here',
    totalMade:
      'The total adds up what each scene gave. “Best here” is the most that one choice gives in all fields together, or the solved riddle; added up it is the maximum. In one field the most is what any choice gives in that field alone.',
    placeMade: (better: number) =>
      better === 0
        ? 'Place: no team has more points. Equal totals share a place.'
        : `Place: ${plural(better, 'team has', 'teams have')} more points. Equal totals share a place.`,
    titleMade: 'The title belongs to the ending. A team that did nothing that could be counted earns none.',
    decisionMade: (made: string, best: number) =>
      `The option that most of the team chose gives ${made}. A tie within a team goes to its captain’s vote, then to the option listed first. Best here: ${best}.`,
    nothingMade: (best: number) => `Nobody of the team voted: 0. Best here: ${best}.`,
    challengeMade: (made: string, cost: number, total: number) =>
      cost > 0
        ? `Solving it gives ${made}. Hints and haste took ${cost}, from the fields with most points: ${total}.`
        : `Solving it gives ${made}. Nothing was taken off.`,
    unsolvedMade: (best: number) => `It was not solved: 0. Solving it without hints gives ${best}.`,
    points,
    of: (value: number, maximum: number) => `${value} of ${maximum}`,
    byDimension: 'By dimension',
    teamWanted: (isOwn: boolean): string => (isOwn ? 'Your team wanted' : 'The team wanted'),
    wantedNothing: 'nothing: nobody voted',
    storyTook: 'The story took',
    howVoted: (isOwn: boolean): string => (isOwn ? 'How your team voted' : 'How the team voted'),
    elseCouldBe: 'What else could have been',
    isSolved: 'Solved',
    isNotSolved: 'Not solved',
    solvedAfter: (tried: number, taken: number, hintCost: number) =>
      `after ${tries(tried)} with ${hints(taken)}${hintCost > 0 ? `, which cost ${points(hintCost)}` : ''}.`,
    hasteCost: (cost: number) => `Haste cost ${points(cost)}.`,
    kinds: {
      clip: 'clip',
      decision: 'decision',
      challenge: 'riddle',
      breather: 'breather',
      ending: 'ending',
    } as Record<string, string>,
    sideBySide: 'Teams side by side',
    placeColumn: 'Place',
    teamColumn: 'Team',
    totalColumn: 'Total',
    yours: (team: string) => `${team} (yours)`,
    ownPart: 'Your own part',
    onlyYou: 'Only you see this.',
    othersSee: 'Your team and the organiser see this.',
    yoursToDecide: 'Yours to decide',
    showPart: 'Show my part to my team',
    showPartHelp:
      'Your team and the organiser then see the above with your name, in the exported table too. Take it back whenever you like: it is gone at once.',
    leaveOut: 'Leave me out of the analysis',
    leaveOutHelp:
      '“Working together” then counts nothing of what you did, your votes too, for anybody who opens it. The scorecard goes on counting how the team voted, without names: the story went by it.',
    notKept: (why: string) => `It was not kept: ${why}`,
    kept: 'Kept.',
    othersShow: 'What others of your team show',
    agreed: 'Whoever stands here has agreed to it, and may take it back.',
    parts: {
      shown: (shown: number, all: number) => `${shown} of ${all} people are shown.`,
      allShown: (all: number) => `All ${all} people are shown.`,
      more: (count: number) => `Show ${count} more`,
    },
    answersTried: (count: number): string => (count === 1 ? 'answer tried' : 'answers tried'),
    cluesLaid: (count: number): string =>
      count === 1 ? 'clue laid on the board' : 'clues laid on the board',
    messagesWritten: (count: number): string => (count === 1 ? 'message written' : 'messages written'),
    youChose: 'You chose',
    stood: {
      'with-most': 'as most of your team did',
      'against-most': 'against most of your team',
      divided: 'in a team that was divided',
      alone: 'and nobody else of your team voted',
    },
    theyChose: (name: string) => `${name} chose`,
    theyStood: {
      'with-most': 'as most of the team did',
      'against-most': 'against most of the team',
      divided: 'in a team that was divided',
      alone: 'and nobody else of the team voted',
    },
    howWasIt: 'How was it?',
    ofFive: (lights: number) => `${lights} of 5`,
    comment: 'What should we know? (you can leave it empty)',
    commentHelp: 'The organiser reads it without your name.',
    thanked: 'Thank you, that helps.',
    ratingFailed: 'It was not sent. Please tap again.',
  },
  analysis: {
    off: 'For this session the analysis was switched off.',
    ofBots:
      'Bots leave nothing to analyse. With people you see here how evenly they took part, how far they agreed and how long it took them.',
    people: (people: number) => `${people} people`,
    seconds: (seconds: number) => secondsText(seconds, '.'),
    agreement: 'Agreement by decision',
    agreementColumns: ['Decision', 'Wanted the same', 'Until more than half did'],
    contributed: 'Who contributed how much, without names',
    contributedColumns: ['Rank', 'Share of contributions'],
    rank: (rank: number) => `No. ${rank}`,
    moreBars: (left: number) => `${left} more stand in the table.`,
    talk: 'To talk about together',
    asTable: 'As a table',
    besideEarlier: (median: string, teams: number) =>
      `Median of the ${teams} teams of this company that played it before: ${median}`,
    howMade: 'How this number is made',
    counted: 'What was counted',
  },
  awards: {
    none: 'No award was earned in this session.',
    revoked: 'An award was revoked',
    revokedWhat: (title: string, recipient: string, day: string) =>
      `“${title}”, for ${recipient}, on ${dayText(day, 'en-GB')}.`,
    copied: 'Link copied to clipboard!',
    notCopied: 'The link could not be copied.',
    notMade: 'The file could not be made. Please try again.',
    certificate: (title: string, recipient: string, story: string, day: string) =>
      `Certificate: ${title}, awarded to ${recipient}, ${story}, ${dayText(day, 'en-GB')}`,
    pdf: 'Download PDF',
    png: 'Download PNG',
    link: 'Copy link',
    print: 'Print',
    profile: 'Add to LinkedIn',
    verifyPage: 'Verification page',
    correct: 'Correct the name',
    nameOnAward: 'The name as it should be written',
    save: 'Save',
    cancel: 'Cancel',
    revoke: 'Revoke',
    revokeWhy: 'Why? Whoever opens the award’s address reads it.',
    revokeForGood: 'Revoke for good',
  },
};

export type ResultWords = typeof results;

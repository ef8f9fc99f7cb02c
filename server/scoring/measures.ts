import type { Measure } from '#contract/calls/schemas/results.ts';
import { evenness, rounded } from './evenness.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { contributionsPerSeat, countOf, type TeamRecord } from './team-record.ts';

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

function participation(
  record: TeamRecord,
  { participation: words, counted, percent }: ScorecardWords,
): Measure {
  const value = evenness(contributionsPerSeat(record));
  return {
    id: 'participation',
    label: words.label,
    value,
    unit: 'share',
    summary: value === null ? words.none : words.some(percent(value)),
    formula: words.formula,
    counted: [
      { label: counted.people, count: record.seatIds.length },
      { label: counted.votes, count: countOf(record, 'vote') },
      { label: counted.answers, count: countOf(record, 'answer') },
      { label: counted.clues, count: countOf(record, 'clue') },
      { label: counted.hints, count: countOf(record, 'hint') },
      { label: counted.messages, count: countOf(record, 'message') },
    ],
  };
}

function agreement(record: TeamRecord, { agreement: words, counted, percent }: ScorecardWords): Measure {
  const shares = record.agreements.map(({ share }) => share).filter((share) => share !== null);
  const value = mean(shares);
  return {
    id: 'agreement',
    label: words.label,
    value,
    unit: 'share',
    summary: value === null ? words.none : words.some(percent(value)),
    formula: words.formula,
    counted: [
      { label: counted.decisionsWithVotes, count: shares.length },
      { label: counted.votes, count: countOf(record, 'vote') },
    ],
  };
}

function consensus(record: TeamRecord, { consensus: words, counted }: ScorecardWords): Measure {
  const seconds = record.agreements.map((row) => row.seconds).filter((value) => value !== null);
  const value = mean(seconds);
  return {
    id: 'consensus',
    label: words.label,
    value,
    unit: 'seconds',
    summary: value === null ? words.none : words.some(value),
    formula: words.formula,
    counted: [
      { label: counted.decisionsWithMajority, count: seconds.length },
      { label: counted.decisions, count: record.agreements.length },
    ],
  };
}

/** Fewer turns give no figure: one person more or less would reverse it. */
const leastTurns = 10;

function turnTaking(record: TeamRecord, { turns: words, counted, percent }: ScorecardWords): Measure {
  const turns = record.contributions.filter(({ kind }) => kind !== 'vote');
  const pairs = turns.slice(1).map((turn, index) => turns[index]?.seatId !== turn.seatId);
  const changes = pairs.filter(Boolean).length;
  const value = turns.length < leastTurns ? null : rounded(changes / pairs.length);
  return {
    id: 'turn-taking',
    label: words.label,
    value,
    unit: 'share',
    summary: value === null ? words.none(leastTurns) : words.some(percent(value)),
    formula: words.formula,
    counted: [
      { label: counted.turns, count: pairs.length },
      { label: counted.turnsPassed, count: changes },
    ],
  };
}

function help(record: TeamRecord, { help: words, counted }: ScorecardWords): Measure {
  const clues = countOf(record, 'clue');
  const value = record.boards + record.helpCalls === 0 ? null : clues + record.helpAnswered;
  return {
    id: 'help',
    label: words.label,
    value,
    unit: 'count',
    summary: value === null ? words.never : value === 0 ? words.none : words.some(value),
    formula: words.formula,
    counted: [
      { label: counted.clues, count: clues },
      { label: counted.calls, count: record.helpCalls },
      { label: counted.callsAnswered, count: record.helpAnswered },
    ],
  };
}

function speech(record: TeamRecord, { speech: words, counted, percent }: ScorecardWords): Measure {
  const reporting = record.spokenMs.filter((ms) => ms > 0);
  const value = evenness(reporting);
  const seconds = Math.round(record.spokenMs.reduce((sum, ms) => sum + ms, 0) / 1000);
  return {
    id: 'speech',
    label: words.label,
    value,
    unit: 'share',
    summary: value === null ? words.none : words.some(reporting.length, percent(value)),
    formula: words.formula,
    counted: [
      { label: counted.microphones, count: reporting.length },
      { label: counted.secondsSpoken, count: seconds },
    ],
  };
}

/** How many saw what the story kept in plain sight; nothing where the story has nothing of the kind. */
function noticing({ noticing: seen, seatIds }: TeamRecord, words: ScorecardWords): Measure[] {
  if (!seen) return [];
  const { noticing: own, counted } = words;
  const people = seatIds.length;
  const { name, marked, firstIn, mentions } = seen;
  return [
    {
      id: 'noticing',
      label: own.label,
      value: rounded(marked / people),
      unit: 'share',
      summary: [
        firstIn === null ? own.none(name, people) : own.some(name, marked, people, firstIn),
        ...(mentions === null ? [] : [own.mentions(mentions)]),
      ].join(' '),
      formula: own.formula,
      counted: [
        { label: counted.people, count: people },
        { label: counted.marked, count: marked },
        ...(mentions === null ? [] : [{ label: counted.mentions, count: mentions }]),
      ],
    },
  ];
}

export function measuresOf(record: TeamRecord, words: ScorecardWords): Measure[] {
  return [
    ...noticing(record, words),
    ...[participation, agreement, consensus, turnTaking, help, speech].map((measure) =>
      measure(record, words),
    ),
  ];
}

import type { Measure } from '#contract/calls/schemas/results.ts';
import { evenness, rounded } from './evenness.ts';
import { contributionsPerSeat, countOf, type TeamRecord } from './team-record.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

function participation(record: TeamRecord): Measure {
  const value = evenness(contributionsPerSeat(record));
  return {
    id: 'participation',
    label: 'Participation balance',
    value,
    unit: 'share',
    summary:
      value === null
        ? 'Nothing was contributed that could be counted.'
        : `Contributions were spread ${percent(value)} as evenly as they could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one person’s share of the team’s contributions and n its people',
    counted: [
      { label: 'People', count: record.seatIds.length },
      { label: 'Votes', count: countOf(record, 'vote') },
      { label: 'Answers tried', count: countOf(record, 'answer') },
      { label: 'Clues laid on the board', count: countOf(record, 'clue') },
      { label: 'Hints taken', count: countOf(record, 'hint') },
      { label: 'Messages', count: countOf(record, 'message') },
    ],
  };
}

function agreement(record: TeamRecord): Measure {
  const shares = record.agreements.map(({ share }) => share).filter((share) => share !== null);
  const value = mean(shares);
  return {
    id: 'agreement',
    label: 'Agreement',
    value,
    unit: 'share',
    summary:
      value === null
        ? 'Nobody of the team voted.'
        : `On average ${percent(value)} of the team’s votes went to what the team chose.`,
    formula: 'mean over decisions of (votes on the team’s choice ÷ the team’s votes)',
    counted: [
      { label: 'Decisions with votes', count: shares.length },
      { label: 'Votes', count: countOf(record, 'vote') },
    ],
  };
}

function consensus(record: TeamRecord): Measure {
  const seconds = record.agreements.map((row) => row.seconds).filter((value) => value !== null);
  const value = mean(seconds);
  return {
    id: 'consensus',
    label: 'Time to consensus',
    value,
    unit: 'seconds',
    summary:
      value === null
        ? 'No decision brought more than half of the voters together.'
        : `It took ${Math.round(value)} s on average until more than half stood on what the team chose.`,
    formula:
      'mean over decisions of (moment at which more than half of the voters stood on the choice − opening)',
    counted: [
      { label: 'Decisions with a majority', count: seconds.length },
      { label: 'Decisions', count: record.agreements.length },
    ],
  };
}

function turnTaking(record: TeamRecord): Measure {
  const turns = record.contributions.filter(({ kind }) => kind !== 'vote');
  const pairs = turns.slice(1).map((turn, index) => turns[index]?.seatId !== turn.seatId);
  const changes = pairs.filter(Boolean).length;
  const value = pairs.length === 0 ? null : rounded(changes / pairs.length);
  return {
    id: 'turn-taking',
    label: 'Turn-taking',
    value,
    unit: 'share',
    summary:
      value === null
        ? 'Too little was written, laid or tried to speak of turns.'
        : `${percent(value)} of the turns passed from one person to another.`,
    formula:
      'turns that followed another person’s ÷ all turns that followed one (messages, clues, answers, hints)',
    counted: [
      { label: 'Turns that followed one', count: pairs.length },
      { label: 'Passed to somebody else', count: changes },
    ],
  };
}

function help(record: TeamRecord): Measure {
  const clues = countOf(record, 'clue');
  const value = clues + record.helpAnswered;
  return {
    id: 'help',
    label: 'Help given',
    value,
    unit: 'count',
    summary:
      value === 0
        ? 'No clue was laid on the board and no call for help answered.'
        : `${value === 1 ? 'Once' : `${value} times`} somebody gave the others something to go on.`,
    formula: 'clues laid on the board + calls for help that another of the team answered within 60 s',
    counted: [
      { label: 'Clues laid on the board', count: clues },
      { label: 'Calls for help', count: record.helpCalls },
      { label: 'Answered within 60 s', count: record.helpAnswered },
    ],
  };
}

function speech(record: TeamRecord): Measure {
  const value = evenness(record.spokenMs);
  const seconds = Math.round(record.spokenMs.reduce((sum, ms) => sum + ms, 0) / 1000);
  return {
    id: 'speech',
    label: 'Speech balance',
    value,
    unit: 'share',
    summary:
      value === null
        ? 'No microphone reported speech.'
        : `Speaking time was spread ${percent(value)} as evenly as it could have been.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, where pᵢ is one person’s share of the seconds spoken; devices report seconds, never sound',
    counted: [
      { label: 'Microphones that reported', count: record.spokenMs.filter((ms) => ms > 0).length },
      { label: 'Seconds spoken', count: seconds },
    ],
  };
}

export function measuresOf(record: TeamRecord): Measure[] {
  return [participation, agreement, consensus, turnTaking, help, speech].map((measure) => measure(record));
}

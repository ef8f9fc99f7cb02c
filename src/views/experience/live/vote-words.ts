import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';

const words: Record<Exclude<OwnVote['state'], 'none'>, string> = {
  sending: 'Sending your vote…',
  waitingForLine: 'Waiting for the line. Your vote is kept on this device and goes out by itself',
  counted: 'Your vote is counted. You can change it until the light is out',
  tooLate: 'That was too late, the decision had closed',
  refused: 'Your vote was not accepted',
};

const keyWords = (options: number) => (options === 2 ? '1 and 2' : `1 to ${options}`);

/** Where one's own vote stands, in one line; before the first, how to choose among so many options. */
export function voteWords(vote: OwnVote, options: number): string {
  if (vote.state === 'none') return `Choose with a tap, or with the keys ${keyWords(options)}`;
  return vote.state === 'refused' && vote.problem ? vote.problem : words[vote.state];
}

export const tieRule = 'In a tie the captains’ choice decides, then the option listed first.';

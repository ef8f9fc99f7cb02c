import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';

const words: Record<OwnVote['state'], string> = {
  none: 'Choose with a tap, or with the keys 1 to 4',
  sending: 'Sending your vote…',
  waitingForLine: 'Waiting for the line. Your vote is kept on this device and goes out by itself',
  counted: 'Your vote is counted. You can change it until the light is out',
  tooLate: 'That was too late, the decision had closed',
  refused: 'Your vote was not accepted',
};

/** Where one's own vote stands, in one line. */
export const voteWords = (vote: OwnVote) =>
  vote.state === 'refused' && vote.problem ? vote.problem : words[vote.state];

export const tieRule = 'In a tie the captains’ choice decides, then the option listed first.';

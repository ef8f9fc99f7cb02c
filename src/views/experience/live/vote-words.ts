import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';
import type { Failure } from '../../../services/http/failure.ts';
import type { StoryWords } from '#contract/words/en/story.ts';

/** The state of the own vote, in one line; before the first, how to choose among so many options. */
export function voteWords(
  words: StoryWords['decision'],
  vote: OwnVote,
  options: number,
  said: (failure: Failure) => string,
): string {
  if (vote.state === 'none') return words.none(options);
  return vote.state === 'refused' && vote.problem ? said(vote.problem) : words[vote.state];
}

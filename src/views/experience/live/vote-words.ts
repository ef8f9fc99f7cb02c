import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';
import type { StoryWords } from '../words/english/story.ts';

/** Where one's own vote stands, in one line; before the first, how to choose among so many options. */
export function voteWords(words: StoryWords['decision'], vote: OwnVote, options: number): string {
  if (vote.state === 'none') return words.none(options);
  return vote.state === 'refused' && vote.problem ? vote.problem : words[vote.state];
}

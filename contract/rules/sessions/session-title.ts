import { isVisible } from '../text/visible-text.ts';
import { holdsAddress, plainNameRule } from '../people/plain-name.ts';

export const longestTitle = 120;

export const titleProblems = {
  unseen: 'Give the session a name your guests will recognise.',
  tooLong: (most: number, length: number) => `${most} characters fit into a name, and these are ${length}.`,
  address: `A name ${plainNameRule}`,
};

/** Why a text can't be a session's name, or undefined. What is too long is never cut: it may have been pasted. */
export function sessionTitleProblem(text: string, words = titleProblems): string | undefined {
  const title = text.trim();
  if (!isVisible(title)) return words.unseen;
  if (title.length > longestTitle) return words.tooLong(longestTitle, title.length);
  return holdsAddress(title) ? words.address : undefined;
}

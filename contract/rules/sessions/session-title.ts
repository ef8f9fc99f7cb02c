import { isVisible } from '../text/visible-text.ts';
import { holdsAddress, plainNameRule } from '../people/plain-name.ts';

export const longestTitle = 120;

/** Why a text can't be a session's name, or undefined. What is too long is never cut: it may have been pasted. */
export function sessionTitleProblem(text: string): string | undefined {
  const title = text.trim();
  if (!isVisible(title)) return 'Give the session a name your guests will recognise.';
  if (title.length > longestTitle)
    return `${longestTitle} characters fit into a name, and these are ${title.length}.`;
  return holdsAddress(title) ? `A name ${plainNameRule}` : undefined;
}

import { emailAddress } from '../people/email-address.ts';
import { holdsAddress } from '../people/plain-name.ts';

/** Characters of the organiser's own sentence in an invitation. */
export const longestNote = 500;

export const noteProblems = {
  tooLong: (most: number, length: number) => `Up to ${most} characters fit, and these are ${length}.`,
  address: 'A sentence may not contain a web address or an email address.',
};

/** Why a sentence cannot be in an invitation, or undefined. Mails bear our name, so it names no web or email address. */
export function noteProblem(text: string, words = noteProblems): string | undefined {
  if (text.length > longestNote) return words.tooLong(longestNote, text.length);
  return holdsAddress(text) ? words.address : undefined;
}

export const replyToProblem = 'Enter an email address that your guests may answer to.';

export const isReplyTo = (text: string): boolean => text.trim() === '' || emailAddress(text.trim()) !== null;

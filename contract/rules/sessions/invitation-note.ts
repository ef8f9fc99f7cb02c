import { emailAddress } from '../people/email-address.ts';
import { holdsAddress } from '../people/plain-name.ts';

/** Characters of the organiser's own sentence in an invitation. */
export const longestNote = 500;

/** Why a sentence cannot be in an invitation, or undefined. Mails bear our name, so it names no web or email address. */
export function noteProblem(text: string): string | undefined {
  if (text.length > longestNote) return `Up to ${longestNote} characters fit, and these are ${text.length}.`;
  return holdsAddress(text) ? 'A sentence may not contain a web address or an email address.' : undefined;
}

export const replyToProblem = 'Enter an email address that your guests may answer to.';

export const isReplyTo = (text: string): boolean => text.trim() === '' || emailAddress(text.trim()) !== null;

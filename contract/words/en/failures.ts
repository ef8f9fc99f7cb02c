import { errorCatalogue } from '../error-catalogue.ts';
import { requestMessages } from '../request-messages.ts';
import { day as dayText, plural } from './counts.ts';

/** The facts that a reason is put into words with. */
export type ReasonValues = Readonly<Record<string, string | number>>;
type Sentence = (values: ReasonValues) => string;

/** Why a guest's request failed, by the name that the server sends; in English. */
const reasons = {
  waitingRoomClosed: () => 'The waiting room has closed, so answers can no longer be sent.',
  reactionsClosed: () => 'Reactions aren’t available right now.',
  chatClosed: () => 'Team chat isn’t available right now.',
  messageNotReportable: () => 'This message can’t be reported right now.',
  teamRoomClosed: () => 'Your team’s room is closed.',
  linkUnknown: () => 'This personal link no longer works. Please ask your host for a new one.',
  invitationUnknown: () => 'We couldn’t find an invitation for this email and session.',
  codeNeeded: () => 'Enter the code we’ve emailed to this address.',
  codeWrong: () => 'That code is wrong or has expired. Check your newest email or request a new code.',
  companyClosed: () =>
    'The company that invited you has closed its account. Its sessions are cancelled and earlier results are no longer available.',
  seatRemoved: ({ host = '', company = '', title = '', on = '' }) =>
    `${host} of ${company} removed you from the guest list for “${title}” on ${dayText(String(on))}.`,
  sessionStillOpen: () => 'One of your sessions is still running. Try again when it is over.',
  resultsNotReady: () => 'The scorecard is ready when the session has ended.',
  tooManyAttempts: ({ seconds }) =>
    `Too many attempts. Try again in ${plural(Number(seconds), 'second', 'seconds')}.`,
  trialsOpen: () =>
    'Three trials are open from your network. Continue one of them, or try again when one has ended.',
  trialsFull: () => 'All trial sessions are taken at the moment. Please try again in a few minutes.',
  trialMissing: () => 'There is no story to try at the moment.',
  signUpUnknown: () => 'This sign-up link doesn’t work. Check it, or ask the person who sent it.',
  placeUnknown: () => 'This link doesn’t work. Open the link in your newest email.',
  signUpClosed: () => 'Sign-up is closed.',
  slotGone: () => 'This time is no longer available. Choose another one.',
  slotFull: ({ free }) =>
    Number(free) === 0
      ? 'This time is full. Choose another one, or join the waiting list.'
      : `This time has room for ${free} more. Choose another one, or join the waiting list.`,
  domainsOnly: ({ domains }) => `Use an email address that ends in ${domains}.`,
  addressRepeated: () => 'Each person needs an email address of their own.',
  offerOver: () => 'This offer has expired.',
  placeOver: () => 'It’s too late to change this sign-up.',
  fieldMissing: () => 'Complete every field and try again.',
  fieldTooShort: ({ limit }) =>
    `That is too short: enter at least ${plural(Number(limit), 'character', 'characters')}.`,
  fieldTooLong: ({ limit }) =>
    `That is too long: enter at most ${plural(Number(limit), 'character', 'characters')}.`,
  emailWrong: () => 'Enter a complete email address, such as ana@example.com.',
  fieldWrong: () => 'Something you entered doesn’t fit. Check it and try again.',
} satisfies Record<string, Sentence>;

export type ReasonName = keyof typeof reasons;

const guestCodes = [
  'SESSION_001',
  'SESSION_006',
  'SESSION_010',
  'CONSUMER_001',
  'CONSUMER_002',
  'BREAKOUT_001',
  'EXPERIENCE_001',
  'EXPERIENCE_002',
  'REQUEST_001',
] as const;

/** Messages for failed requests, in English; the other languages have the same keys. */
export const failures = {
  reasons: reasons as Record<ReasonName, Sentence>,
  /** Where no answer came, and where the server is at fault. */
  kinds: requestMessages,
  /** Of the error catalogue, what a guest can meet. */
  codes: Object.fromEntries(guestCodes.map((code) => [code, errorCatalogue[code]])) as Record<string, string>,
};

export type FailureWords = typeof failures;

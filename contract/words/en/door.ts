import { plural } from './counts.ts';

/** What people read whose seat does not open at once: who they are, a code, an answer to whether they come; in English. */
export const door = {
  join: {
    title: 'Take your seat',
    form: 'Join a session',
    lead: 'Enter the email address your invitation was sent to. No account, no password.',
    otherSeat: (title: string) =>
      `You’ve already joined “${title}” in this browser. To join this session, enter your details.`,
    lost: 'This link doesn’t lead anywhere. Join with the email address your invitation was sent to.',
    backTo: (title: string) => `Back to “${title}”`,
    signInEnded: 'You’ve been logged out on this device. Please enter your details again.',
    email: 'Your email',
    emailWrong: 'Enter the email address that was invited.',
    sessionId: 'Session ID',
    sessionIdHelp: 'You’ll find it in your invitation. You can also paste the whole link.',
    sessionIdWrong: 'A session ID has 22 letters and digits. You can paste the whole link.',
    join: 'Join',
    help: [
      'Perhaps your invitation went to another of your email addresses. Try that one.',
      'Use the personal link in your invitation: you won’t need this form.',
      'Otherwise ask your host to send it again.',
    ],
  },
  code: {
    form: 'Enter the code',
    label: 'Code',
    wrong: (digits: number) => `A code has ${digits} digits.`,
    tooManyTries: 'Too many attempts. Request a new code and use that one.',
    sending: 'Sending a code …',
    sent: (email: string) => `If ${email} is invited, we’ve just sent it a code. Check your spam folder too.`,
    sendIn: (seconds: number) => `Send another in ${seconds} s`,
    send: 'Send another code',
    otherAddress: 'Use another email',
    runOut: 'This code has expired. Request a new one.',
    goodFor: (digits: number, minutes: number) =>
      `${digits} digits${minutes > 0 ? `, valid for ${plural(minutes, 'more minute', 'more minutes')}` : ''}. You can paste it.`,
  },
  givenUp: {
    title: 'You’re no longer on the guest list',
    text: 'You don’t need to do anything. If you didn’t expect this, ask your host: they can invite you again.',
    other: 'I have another invitation',
    closed: {
      title: 'The company has closed its account',
      sentence: 'Its sessions are cancelled and earlier results are no longer available.',
      text: 'You don’t need to do anything. If you expected a session, ask the person who invited you.',
    },
  },
  attendance: {
    asked: 'Can’t come?',
    askedText: (host: string) =>
      `${host} will see this on the guest list and your team plays without you. We’ll stop the reminders. You can change your mind here until the story ends.`,
    keep: 'Keep my seat',
    comeAfterAll: 'I can come after all',
    comeIn: 'Join now',
    yourZone: (company: string) => `(your time zone, shared with ${company})`,
    notReached: 'That didn’t go through. Please try again.',
    declined: 'You’ve declined',
    declinedText: (host: string) =>
      `${host} can see this. If your plans change before the story ends, you can still join.`,
    declinedLive: 'The story has begun without you',
    declinedLiveText: 'You had declined. You can still join at any time.',
    begun: 'The story has begun',
    begunText: 'It’s too late to decline. You can still join at any time.',
    told: 'The session is over',
    toldText: 'You had declined. You don’t need to do anything.',
    failedText: 'You don’t need to do anything.',
  },
};

export type DoorWords = typeof door;

import { plural } from './counts.ts';

/** What people read whose seat does not open at once: who they are, a code, an answer to whether they come; in English. */
export const door = {
  join: {
    title: 'Take your seat',
    form: 'Join a session',
    lead: 'Enter the address your invitation came to. No account, no password.',
    otherSeat: (title: string) =>
      `This browser holds a seat in “${title}”. For this session, say who you are.`,
    signInEnded: 'Your sign-in on this device has ended. Please say once more who you are.',
    email: 'Your email',
    emailWrong: 'Enter the address that was invited.',
    sessionId: 'Session id',
    sessionIdHelp: 'It stands in your invitation. Pasting the whole link works too.',
    sessionIdWrong: 'A session id has 22 letters and digits. You can paste the whole link.',
    join: 'Join',
    help: [
      'Was another of your addresses invited? Try that one.',
      'The personal link in your invitation opens without this form.',
      'Otherwise ask whoever invited you to send it again.',
    ],
  },
  code: {
    form: 'Enter the code',
    label: 'Code',
    wrong: (digits: number) => `A code has ${digits} digits.`,
    tooManyTries: 'That were too many tries. Have a new code sent, and use that one.',
    sending: 'A code is being sent.',
    sent: (email: string) =>
      `If ${email} is invited, a mail with a code is there now. It may stand among the unwanted ones.`,
    sendIn: (seconds: number) => `Send another in ${seconds} s`,
    send: 'Send another code',
    otherAddress: 'Use another address',
    runOut: 'The code has run out. Have another one sent.',
    goodFor: (digits: number, minutes: number) =>
      `${digits} digits${minutes > 0 ? `, good for ${plural(minutes, 'more minute', 'more minutes')}` : ''}. Pasting works.`,
  },
  givenUp: {
    title: 'Your place was given up',
    text: 'You need to do nothing. If this surprises you, ask them: they can give you a place again, and a new invitation with a new link will reach you by mail.',
    other: 'I have another invitation',
    closed: {
      title: 'The company has closed its account',
      sentence: 'Its sessions are cancelled, and results of earlier ones are not shown any more.',
      text: 'You need to do nothing. If you expected a session, ask the person who invited you.',
    },
  },
  attendance: {
    asked: 'You cannot come?',
    askedText: (host: string) =>
      `${host} will see it on the list, and your team will play without you. You get no more reminders. Until the story ends you can take it back here.`,
    keep: 'Keep my seat',
    comeAfterAll: 'I can come after all',
    comeIn: 'Come in',
    yourZone: (company: string) => `in your time zone, with ${company}`,
    notReached: 'That did not reach us. Please try again.',
    declined: 'You said that you cannot come',
    declinedText: (host: string) =>
      `${host} sees it. There is nothing else to do. If your plans change before the story ends, your place in the team is still there.`,
    declinedLive: 'The story has begun without you',
    declinedLiveText:
      'You had said that you cannot come. Your place in the team is still there, and you can come in at any moment.',
    begun: 'The story has begun',
    begunText:
      'It is too late to say that you cannot come. Your seat is yours, and you can come in at any moment.',
    told: 'The story has been told',
    toldText: 'You had said that you could not come. There is nothing left to do.',
    failedText: 'You need to do nothing.',
  },
};

export type DoorWords = typeof door;

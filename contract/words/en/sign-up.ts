import { plural } from './counts.ts';

/** What the sign-up page of a programme says, in English; the other languages have the same keys. */
export const signUp = {
  signUp: {
    invites: (organiser: string, company: string) => `${organiser} of ${company} invites you`,
    length: (length: number, block: number) =>
      `About ${length} minutes, ${block} with arrival and debrief. All you need is a browser.`,
    choose: 'When would you like to play?',
    zone: (zone: string) => `Times are shown in your time zone (${zone}).`,
    free: (free: number, capacity: number) =>
      free === 0 ? 'Full: join the waiting list' : `${free} of ${plural(capacity, 'seat', 'seats')} free`,
    closes: (moment: string) => `Sign up by ${moment}.`,
    closed: 'Sign-up is closed',
    closedText: 'Ask the person who sent you the link if there’s another session.',
    who: 'Who’s coming?',
    whoText: 'Come alone, or bring colleagues: you’ll play in the same team.',
    you: 'You',
    colleague: (number: number) => `Colleague ${number}`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    domains: (domains: string) => `Use an address that ends in ${domains}.`,
    listed: 'Use the address your invitation was sent to.',
    addColleague: 'Add a colleague',
    removeColleague: (number: number) => `Remove colleague ${number}`,
    submit: 'Sign up',
    submitWaiting: 'Join the waiting list',
    chooseSlot: 'Choose a time.',
    enterName: 'Enter a first name.',
    enterEmail: 'Enter a complete email address, such as ana@example.com.',
    fullTitle: 'This time has just filled up',
    otherTime: 'Choose another time',
    sentTitle: 'Check your email',
    sentText: (email: string, until: string) =>
      `If ${email} can sign up, we’ve emailed it a link. Open it by ${until} to keep your seat.`,
    sentWaiting: (email: string, until: string) =>
      `If ${email} can sign up, we’ve emailed it a link. Open it by ${until} to keep your place on the waiting list.`,
    sentHelp: 'No email after a few minutes? Check your spam folder, or sign up again.',
    again: 'Sign up again',
    privacy:
      'We keep your name and email address for this sign-up. Only the people who plan the sessions see them. You can cancel at any time by the link in your email.',
    privacyLink: 'Privacy',
    failed: 'The sign-up page didn’t load',
    unknown: 'Link not found',
    retry: 'Try again',
  },
  place: {
    page: 'Your sign-up',
    loadFailed: 'Your sign-up didn’t load',
    unconfirmed: {
      title: 'Confirm your seat',
      text: (until: string) => `We hold it until ${until}.`,
      confirm: 'Confirm my seat',
      letGo: 'Let it go',
    },
    confirmed: {
      title: 'You’re signed up',
      text: 'Your invitation with your personal link comes by email.',
    },
    waiting: {
      title: 'You’re on the waiting list',
      text: 'We’ll email you as soon as a seat is free.',
      leave: 'Leave the waiting list',
    },
    offered: {
      title: 'A seat is free for you',
      text: (until: string) => `Accept it by ${until}.`,
      companion: (name: string, until: string) => `${name} can accept it for your group by ${until}.`,
      accept: 'Accept',
      decline: 'Decline',
    },
    ended: {
      person: 'Your sign-up is cancelled',
      expired: 'Your sign-up has expired',
      elsewhere: 'You’re already signed up',
      organiser: 'You’re no longer signed up',
      elsewhereText: 'Each person can have one seat. Open the link in the email that confirmed it.',
      organiserText: 'The session was cancelled, or the organiser removed you.',
      text: 'You can sign up again.',
      again: 'Sign up again',
    },
    over: 'It’s too late to change this sign-up.',
    when: 'When',
    group: 'Your group',
    you: 'you',
    unconfirmedMember: 'not confirmed yet',
    change: 'Choose another time',
    changeTo: 'Another time',
    move: 'Change time',
    cancel: 'Cancel my seat',
    cancelTitle: 'Cancel your seat?',
    cancelText: 'Your seat goes to the next person. You can’t undo this.',
    keep: 'Keep my seat',
  },
};

export type SignUpWords = typeof signUp;

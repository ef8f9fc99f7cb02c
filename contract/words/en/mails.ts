import { form } from './counts.ts';
/** What mails to guests say, and their calendar entries. */
export const mails = {
  privacy: 'Privacy',
  support: 'Support',
  onDay: (time: string, day: string) => `${time} on ${day}`,
  /** Before a sentence that continues in the same line. */
  address: (firstName: string, sentence: string) => (firstName ? `${firstName}, ${sentence}` : sentence),
  whyReceived: (organiser: string, company: string) =>
    `You’re receiving this email because ${organiser} of ${company} invited you to this session. The link is personal: please don’t share it.`,
  facts: {
    before: 'Before',
    now: 'Now',
    when: 'When',
    story: 'Story',
    team: 'Your team',
    sessionId: 'Session ID',
    invitedBy: 'Invited by',
  },
  storyLength: (length: number, block: number) =>
    `about ${length} minutes, ${block} including arrival and debrief`,
  doors:
    'The doors open 15 minutes before the start. All you need is a browser: nothing to install, no account. A camera and microphone help, but you can play without them.',
  openLink: 'Open my personal link',
  ownTimeZone: 'See the start time in my time zone',
  checkDevice: 'Check my device now',
  cannotCome: 'I can’t come',
  canCome: 'I can come after all',
  invitation: {
    subject: (title: string, day: string) => `You are invited: ${title}, ${day}`,
    preheader: (start: string) => `${start}. Your personal link is inside.`,
    text: (organiser: string, tagline: string) =>
      `${organiser} has invited you to play a live story with your team. ${tagline}`,
  },
  reminders: {
    day: { subject: 'Tomorrow', headline: 'You’re playing tomorrow' },
    hour: { subject: 'In one hour', headline: 'One hour to go' },
    lobby: { subject: 'The doors are open', headline: 'The doors are open' },
  },
  startsAt: (title: string, start: string) => `${title} starts at ${start}.`,
  sayHello: 'Join now, say hello and see who’s there.',
  comeIn: 'Join now',
  moved: {
    subject: (title: string, day: string) => `New time: ${title}, ${day}`,
    preheader: (start: string) => `Now ${start}.`,
    headline: 'The session has moved',
    text: (title: string) => `${title} has a new time. Your personal link stays the same.`,
    declined:
      'You had declined. If the new time works for you, accept below. Otherwise you don’t need to do anything.',
    calendar: 'The attached calendar file updates the entry in your calendar.',
  },
  merged: {
    text: (organiser: string, title: string) =>
      `${organiser} has merged two sessions of ${title}, so yours has a new time and a new personal link. If the new time doesn’t work for you, tell us below.`,
    calendar:
      'The attached calendar file adds the new time to your calendar. Please delete the former entry there.',
  },
  ended: {
    cancelled: (organiser: string, title: string, start: string) =>
      `${organiser} has cancelled ${title}, planned for ${start}.`,
    declined: (organiser: string, title: string, start: string) =>
      `${organiser} has cancelled ${title}, planned for ${start}. You had already declined, so you don’t need to do anything.`,
    removed: (organiser: string, title: string, day: string, time: string) =>
      `${organiser} has removed you from ${title} on ${day}, ${time}.`,
    withdrawn: (title: string, day: string, time: string) =>
      `you’ve given up your seat in ${title} on ${day}, ${time}.`,
    missed: (title: string, start: string) => `${title}, planned for ${start}, couldn’t take place.`,
    subjectCancelled: 'Cancelled',
    subjectRemoved: 'You’re no longer invited',
    subjectWithdrawn: 'You’ve cancelled your seat',
    headlineCancelled: 'This session will not take place',
    headlineRemoved: 'You are no longer on the list',
    headlineWithdrawn: 'You’ve cancelled your seat',
    calendar: 'The attached calendar file removes the entry from your calendar.',
  },
  message: {
    subject: (title: string) => `A message about ${title}`,
    preheader: (by: string) => `${by} has written to you.`,
    writes: (by: string) => `${by} writes:`,
  },
  results: {
    subject: (title: string) => `Your results: ${title}`,
    preheader: 'What your team chose, how you worked together, and your award.',
    headline: 'Your results are ready',
    text: (firstName: string, story: string, team: string) =>
      `${firstName ? `${firstName}, thank` : 'Thank'} you for playing ${story}. See what ${team} chose, how it scored and how you worked together.`,
    open: 'See the results',
  },
  entryCode: {
    subject: (title: string) => `Your code for ${title}`,
    preheader: 'Enter it on the page that asked for it.',
    headline: 'Your code',
    text: (title: string) => `Enter this code on the page that asked for it to join ${title}.`,
    lifetime: (minutes: number) =>
      `Valid for ${minutes} minutes, for one use. A newer code replaces it. Don’t share it with anyone, even if they say they are from Muster.`,
    whyReceived:
      'You’re receiving this email because someone tried to join with your email address. If that wasn’t you, ignore it: without the code nobody can join in your place.',
  },
  programme: {
    confirm: {
      subject: (title: string) => `Confirm your seat: ${title}`,
      preheader: (until: string) => `Your seat is held until ${until}.`,
      headline: 'Confirm your seat',
      text: (title: string, start: string) =>
        `you’ve signed up for ${title}: ${start}. Confirm your email address to keep your seat.`,
      held: (until: string) => `We hold your seat until ${until}. After that it’s free for others.`,
      button: 'Confirm my seat',
    },
    companion: {
      text: (by: string, title: string, start: string) =>
        `${by} has signed you up for ${title}: ${start}. You’ll play in the same team. Confirm your seat, or let it go.`,
    },
    confirmWaiting: {
      subject: (title: string) => `Confirm your email: waiting list for ${title}`,
      preheader: 'Then we’ll email you as soon as a seat is free.',
      headline: 'Confirm your email',
      text: (title: string, start: string) =>
        `you’ve joined the waiting list for ${title}: ${start}. Confirm your email address to keep your place on the list.`,
      button: 'Confirm my email',
    },
    confirmed: {
      subject: (title: string) => `You’re signed up: ${title}`,
      preheader: (start: string) => `${start}.`,
      headline: 'You’re signed up',
      text: (title: string, start: string) =>
        `you have a seat in ${title}: ${start}. Your invitation with your personal link comes in an email of its own.`,
      waiting: (title: string, start: string) =>
        `you’re on the waiting list for ${title}: ${start}. We’ll email you as soon as a seat is free.`,
      already: (title: string, start: string) =>
        `you’re already signed up for ${title}: ${start}. Each person can have one seat. Change or cancel yours with the button.`,
      button: 'Change or cancel',
      keep: 'Keep this email: its link opens your sign-up.',
    },
    offer: {
      subject: (title: string) => `A seat is free: ${title}`,
      preheader: (until: string) => `Accept it by ${until}.`,
      headline: 'A seat is free for you',
      text: (title: string, start: string, people: number) =>
        form(
          people,
          `a seat is free in ${title}: ${start}.`,
          `${people} seats are free for your group in ${title}: ${start}.`,
        ),
      until: (until: string) => `Accept by ${until}. After that we offer it to the next person on the list.`,
      button: 'Accept',
    },
    mailedBecause: (company: string) =>
      `You’re receiving this email because your address was entered on a sign-up page of ${company}. If that wasn’t you, ignore it: without your confirmation the sign-up ends.`,
  },
  calendar: (story: string, length: number, block: number, organiser: string, company: string) =>
    `${story}: a live story, about ${length} minutes (${block} including arrival and debrief). The doors open 15 minutes before the start. Invited by ${organiser}, ${company}.`,
};

export type MailWords = typeof mails;

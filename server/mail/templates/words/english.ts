export interface ZoneNames {
  /** As the IANA name has it, in English. */
  city: string;
  /** What clocks there go by, in the mail's language. */
  clock: string;
}

/** What mails to guests say, and their calendar entries. */
export const english = {
  locale: 'en-GB',
  privacy: 'Privacy',
  support: 'Support',
  zoneTime: ({ city }: ZoneNames, offset: string) => `${city} time (${offset})`,
  onDay: (time: string, day: string) => `${time} on ${day}`,
  /** Before a sentence that goes on in the same line. */
  address: (firstName: string, sentence: string) => (firstName ? `${firstName}, ${sentence}` : sentence),
  whyReceived: (organiser: string, company: string) =>
    `You receive this because ${organiser} of ${company} entered your address for this session. The link is yours alone: please do not pass it on.`,
  facts: {
    before: 'Before',
    now: 'Now',
    when: 'When',
    story: 'Story',
    team: 'Your team',
    sessionId: 'Session id',
    invitedBy: 'Invited by',
  },
  storyLength: (length: number, block: number) =>
    `about ${length} minutes, ${block} with arriving and the talk after`,
  doors:
    'The doors open 15 minutes before. A browser is all you need: nothing to install, no account. Camera and microphone help, and you can play without them.',
  openLink: 'Open my personal link',
  ownTimeZone: 'See the start in my own time zone',
  checkDevice: 'Check my device now',
  cannotCome: 'I cannot come',
  canCome: 'I can come after all',
  invitation: {
    subject: (title: string, day: string) => `You are invited: ${title}, ${day}`,
    preheader: (start: string) => `${start}. Your personal link is inside.`,
    text: (organiser: string, tagline: string) =>
      `${organiser} invites you to play a story with your team. ${tagline}`,
  },
  reminders: {
    day: { subject: 'Tomorrow', headline: 'Tomorrow you play' },
    hour: { subject: 'In one hour', headline: 'One hour to go' },
    lobby: { subject: 'The doors are open', headline: 'The doors are open' },
  },
  startsAt: (title: string, start: string) => `${title} starts at ${start}.`,
  sayHello: 'Come in, say hello, and see who is there.',
  comeIn: 'Come in',
  moved: {
    subject: (title: string, day: string) => `New time: ${title}, ${day}`,
    preheader: (start: string) => `Now ${start}.`,
    headline: 'The session has moved',
    text: (title: string) => `${title} has a new time. Your personal link stays the same.`,
    declined:
      'You have said that you cannot come. If the new time suits you, say so and your place is yours again; otherwise there is nothing to do.',
    calendar: 'The attached calendar file moves the entry that you have.',
  },
  ended: {
    cancelled: (organiser: string, title: string, start: string) =>
      `${organiser} has cancelled ${title}, planned for ${start}.`,
    declined: (organiser: string, title: string, start: string) =>
      `${organiser} has cancelled ${title}, planned for ${start}. You had said that you cannot come, so there is nothing left to do.`,
    removed: (organiser: string, title: string, day: string, time: string) =>
      `${organiser} has taken you off the list for ${title} on ${day}, ${time}.`,
    missed: (title: string, start: string) => `${title}, planned for ${start}, could not be held.`,
    subjectCancelled: 'Cancelled',
    subjectRemoved: 'No longer on the list',
    headlineCancelled: 'This session will not take place',
    headlineRemoved: 'You are no longer on the list',
    calendar: 'The attached calendar file takes the entry out of your calendar.',
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
      `${firstName ? `${firstName}, thank` : 'Thank'} you for playing ${story}. See what ${team} chose and why it counted, how you worked together, and your award.`,
    open: 'See the results',
  },
  entryCode: {
    subject: (title: string) => `Your code for ${title}`,
    preheader: 'Enter it on the page that asked for it.',
    headline: 'Your code',
    text: (title: string) =>
      `Enter this code on the page that asked for it, and your seat in ${title} opens.`,
    lifetime: (minutes: number) =>
      `It is good for ${minutes} minutes and works once. A newer code makes it worthless. Please give it to nobody, not even to somebody who says that they write from us.`,
    whyReceived:
      'You receive this because somebody asked to join with this address. If it was not you, do nothing: without the code nobody can take your seat.',
  },
  calendar: (story: string, length: number, block: number, organiser: string, company: string) =>
    `${story}: a story to play together, about ${length} minutes, ${block} with arriving and talking. The doors open 15 minutes before. Invited by ${organiser}, ${company}.`,
};

export type GuestWords = typeof english;

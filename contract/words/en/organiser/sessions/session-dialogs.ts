import { plural } from '../../counts.ts';

/** What the dialogs of a session say, in English; the other languages have the same keys. */
export const sessionDialogs = {
  edit: {
    title: 'Name and options',
    name: 'Session name',
    save: 'Save',
    cancel: 'Cancel',
    session: 'this session',
  },
  options: {
    pace: 'Time for decisions and riddles',
    paceHelp:
      'For teams that use screen readers, interpreters or a second language. Everybody gets more time; speed never earns points.',
    paces: {
      asInStory: 'As in the story',
      halfMore: '1.5 × as long',
      twice: 'Twice as long',
      threeTimes: 'Three times as long',
    },
    language: 'Email language',
    languageHelp:
      'For invitations, reminders and calendar entries. Guests who choose another language get their emails in that one.',
    chat: 'Team chat',
    chatHelp: 'Guests write within their own team. Nobody outside the team can read it.',
    countOnly: 'Hide names in the waiting room',
    countOnlyHelp: 'Guests see how many are there, but no names, until the story begins.',
    analytics: 'Collaboration analysis',
    analyticsHelp: 'Votes, answers and speaking time are counted, never what is said. Nobody is named.',
    videoRoom: 'Your own video room (optional)',
    videoRoomHelp:
      'The https:// link to your company’s meeting tool. Teams open it instead of the built-in room. Put {team} in the link to give each team its own room.',
    note: 'Your own words in the invitation (optional)',
    noteHelp: 'A sentence or two that your guests read above the facts.',
    replyTo: 'Replies go to (optional)',
    replyToHelp: 'Guests who answer one of our emails write to this address.',
    on: 'On',
    off: 'Off',
    none: 'None',
    nobody: 'Nobody',
  },
  reschedule: {
    title: 'Change date and time',
    cancel: 'Cancel',
    session: 'this session',
    start: 'Start',
    ask: (guests: number) => `Email ${plural(guests, 'guest', 'guests')} about the new time?`,
    back: 'Back',
    to: 'Everyone on the list',
    reads: (title: string, now: string, before: string) =>
      `“${title}” is now on ${now}, not on ${before}. Their calendar entry moves with it.`,
    mailsLater: 'The emails go out in a minute. Until then you can undo the change, and nobody gets one.',
  },
  message: {
    title: 'Email guests',
    text: 'Message',
    textHelp:
      'Sent by email with the date, time and each guest’s personal link. Plain text only: web addresses won’t be clickable.',
    to: 'To',
    everybody: 'Everybody expected to come',
    empty: 'Write your message first.',
    tooLong: (most: number, length: number) =>
      `Messages can have up to ${most} characters; this one has ${length}.`,
    sendTo: (people: number) => `Send to ${plural(people, 'person', 'people')}`,
    back: 'Back',
    ask: (guests: number) => `Send this message to ${plural(guests, 'guest', 'guests')}?`,
    send: 'Send message',
    readsToo: 'with the date, time and their personal link',
  },
};

export type SessionDialogsWords = typeof sessionDialogs;

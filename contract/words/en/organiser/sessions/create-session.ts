import { errorCatalogue } from '../../../error-catalogue.ts';
import { form, plural } from '../../counts.ts';

/** What the wizard for a new session says, in English; the other languages have the same keys. */
export const createSession = {
  title: 'Create a session',
  shareLink: 'Share a sign-up link',
  failed: 'The form didn’t load',
  allSessions: 'All sessions',
  scheduled: (sessions: number) =>
    `${form(sessions, 'Session', `${sessions} sessions`)} scheduled. Invitations are on their way.`,
  steps: { story: 'Story', when: 'Time', people: 'People', options: 'Options', review: 'Review' },
  submit: 'Schedule and send invitations',
  next: 'Continue',
  back: 'Back',
  startOver: 'Start over',
  credits: {
    get: (missing: number) => `Get ${plural(missing, 'credit', 'credits')}`,
    buy: 'Buy credits',
    none: errorCatalogue.SESSION_002 as string,
    saved: 'Your session is saved on this device.',
    comeBack: 'It will be here when you come back with credits.',
    owner: 'Your company owner can buy credits.',
    toReview: 'Back to the review',
  },
  story: {
    title: 'Which story?',
    stories: 'Stories',
    about: (story: string) => `About ${story}`,
    trailer: (story: string) => `${story}, trailer`,
    watch: 'Watch the trailer',
    watchAgain: 'Trailer didn’t load. Try again',
    length: (minutes: number, block: number) => `${minutes} minutes (${block} with arrival and debrief)`,
    players: (min: number, max: number) => `${min} to ${max} people`,
    difficulties: { gentle: 'gentle', moderate: 'moderate', demanding: 'demanding' },
    languages: (languages: string) => `in ${languages}`,
    name: 'Session name',
    nameHelp: 'Your guests see this in the invitation.',
    nameExample: 'Winter gathering of the design team',
  },
  when: {
    title: 'When does it start?',
    date: 'Date',
    time: 'Time',
    zone: 'Time zone',
    zoneHelp: 'City, country or abbreviation',
    noZone: 'No matching time zone',
    twice: (time: string) => `The clocks show ${time} twice that day`,
    first: (time: string) => `The first ${time}`,
    second: (time: string) => `The second ${time}`,
    far: 'That is more than a year from now.',
    odd: (odd: string) => `That is ${odd}.`,
    forYou: (when: string) => `For you that is ${when}.`,
    skipped: (when: string) => `The clocks go forward at that time, so the session starts at ${when}.`,
    ambiguous: (time: string, isSecond: boolean, zone: string) =>
      `The clocks go back then, and show ${time} twice. This is the ${isSecond ? 'second' : 'first'} of the two (${zone}).`,
  },
  series: {
    label: 'Repeat',
    choices: { once: 'Once', week: 'Every week', month: 'Every month' },
    times: 'How many dates',
    timesHelp: 'Each date is a session of its own, with its own credits, invitations and results.',
    dates: 'Dates',
  },
  options: { title: 'How should it run?' },
  review: {
    title: 'Check your session',
    change: 'Change',
    /** Behind “Change”, for those who do not see the row. */
    changeWhat: (row: string) => ` ${row}`,
    rows: { session: 'Session', starts: 'Starts', people: 'People', options: 'Options', credits: 'Credits' },
    dates: (dates: readonly string[]) => `${plural(dates.length, 'date', 'dates')}: ${dates.join(', ')}`,
    part: (number: number) => `Session ${number}`,
    parts: (people: number, teams: number, sessions: number) =>
      `${plural(people, 'person', 'people')} in ${plural(teams, 'team', 'teams')}${sessions > 1 ? `, ${sessions} sessions at the same time` : ''}`,
    chat: (isOn: boolean): string => (isOn ? 'Chat on' : 'Chat off'),
    analysis: (isOn: boolean): string => (isOn ? 'analysis on' : 'analysis off'),
    pace: (factor: number) => `time × ${factor}`,
    mailLanguage: (language: string) => `emails in ${language}`,
    replyTo: (address: string) => `replies to ${address}`,
    videoRoom: (address: string) => `video room ${address}`,
    reserved: (credits: number) =>
      `${plural(credits, 'credit is', 'credits are')} reserved now and used when the first scene starts.`,
    balance: (available: number, left: number) =>
      left >= 0
        ? `You have ${available}; ${plural(left, 'remains', 'remain')}.`
        : `You have ${available}. You need ${-left} more.`,
    doorsOpen: 'The doors open immediately, so cancelling won’t return the credit.',
    returned: 'Cancel before the doors open (15 minutes before the start) and the credits are returned.',
    owner: 'Your company owner can buy them.',
    mails: (guests: number, dates: number) =>
      `${plural(guests, 'guest gets', 'guests each get')} an email${dates > 1 ? ' for each date' : ''} with a personal link, the start time and a calendar entry, plus reminders one day, one hour and 15 minutes before.`,
    saveTemplate: 'Save as template',
  },
  invitation: {
    read: 'Read the invitation',
    loading: 'Loading the invitation',
    subject: 'Subject',
    title: 'The invitation',
  },
};

export type CreateSessionWords = typeof createSession;

import { form, percent } from '../counts.ts';

const percentText = (points: number) => percent(points / 100);

/** What the dashboard's home says, in English; the other languages have the same keys. */
export const home = {
  title: 'Dashboard',
  failed: 'The dashboard didn’t load',
  create: 'Create session',
  activity: { title: 'Recent activity', none: 'No activity yet. It will appear here.' },
  toDo: { title: 'To do', none: 'Nothing to do right now.' },
  credits: {
    title: 'Credits',
    /** Each behind its number. */
    available: 'available,',
    reserved: 'reserved for scheduled sessions.',
    history: 'View credit history',
  },
  first: {
    title: 'No sessions scheduled yet',
    steps: [
      'Choose a story and a time.',
      'Add your guests, and the invitations go out by email.',
      'The rest runs on its own. Nobody has to lead it.',
    ],
    trial: 'Try it with four bots',
    trialHelp: 'The trial plays our shortest story with you and four bots. It doesn’t use a credit.',
    trialFailed: (why: string) => `The trial couldn’t start. ${why}`,
  },
  next: {
    live: 'Live now',
    next: 'Next session',
    follow: 'Follow the session',
    open: 'Open session',
  },
  results: {
    title: 'Results',
    percent: percentText,
    /** Behind the session's name and before the share, with the space between. */
    before: (teams: number) => (teams > 1 ? `: ${teams} teams together earned` : ' earned'),
    after: 'of the points available.',
    earlier: (sessions: number, median: number) =>
      `${form(sessions, 'Your previous session earned', `The median of your previous ${sessions} sessions is`)} ${percentText(median)}.`,
    last: 'Recent sessions, newest last',
  },
  totals: {
    title: 'Played so far',
    altogether: 'Altogether',
    rows: {
      sessions: 'Sessions played',
      guests: 'Guests who came',
      minutes: 'Guests’ playing time',
    },
    duration: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes).padStart(2, '0')} min`,
  },
};

export type HomeWords = typeof home;

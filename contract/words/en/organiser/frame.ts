import { credits } from '../counts.ts';

/** The frame of the dashboard, in English; the other languages have the same keys. */
export const frame = {
  skip: 'Skip to the content',
  home: 'Muster, dashboard',
  dashboard: 'Dashboard',
  links: {
    home: 'Home',
    sessions: 'Sessions',
    newSession: 'New session',
    people: 'People',
    credits: 'Credits',
    profile: 'Profile',
    reports: 'Reports',
  },
  credits,
  company: 'Your company',
  account: (name: string) => `Account of ${name}`,
  profileAndCompany: 'Profile and company',
  changePassword: 'Change password',
  administration: 'Administration',
  logOut: 'Log out',
  logOutFromAll: 'Log out from all',
  leaving: 'The administration is on a separate site and opens automatically.',
  openNow: 'Open it now',
};

export type FrameWords = typeof frame;

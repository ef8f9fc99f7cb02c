import type { FrameWords } from '../../en/organiser/frame.ts';
import { credits } from '../counts.ts';

/** The frame of the dashboard, in German. */
export const frame: FrameWords = {
  skip: 'Zum Inhalt springen',
  home: 'Muster, Übersicht',
  dashboard: 'Übersicht',
  links: {
    home: 'Start',
    sessions: 'Sessions',
    newSession: 'Neue Session',
    people: 'Personen',
    credits: 'Credits',
    profile: 'Profil',
    reports: 'Berichte',
  },
  credits,
  company: 'Ihre Firma',
  account: (name) => `Konto von ${name}`,
  profileAndCompany: 'Profil und Firma',
  changePassword: 'Passwort ändern',
  administration: 'Administration',
  logOut: 'Abmelden',
  logOutFromAll: 'Überall abmelden',
  leaving: 'Die Administration hat eine eigene Seite, die sich automatisch öffnet.',
  openNow: 'Jetzt öffnen',
};

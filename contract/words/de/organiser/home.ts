import type { HomeWords } from '../../en/organiser/home.ts';
import { form, percent } from '../counts.ts';

const percentText = (points: number) => percent(points / 100);

export const home: HomeWords = {
  title: 'Übersicht',
  failed: 'Die Übersicht konnte nicht geladen werden',
  create: 'Session erstellen',
  activity: { title: 'Letzte Aktivitäten', none: 'Noch keine Aktivitäten. Neue erscheinen hier.' },
  toDo: { title: 'Zu erledigen', none: 'Gerade gibt es nichts zu tun.' },
  credits: {
    title: 'Credits',
    available: 'verfügbar,',
    reserved: 'für geplante Sessions reserviert.',
    history: 'Credit-Verlauf ansehen',
  },
  first: {
    title: 'Noch keine Session geplant',
    steps: [
      'Wählen Sie eine Geschichte und einen Termin.',
      'Fügen Sie Ihre Gäste hinzu. Die Einladungen verschicken wir per E-Mail.',
      'Der Rest läuft automatisch. Niemand muss die Session leiten.',
    ],
    trial: 'Mit vier Bots ausprobieren',
    trialHelp:
      'Die Probe zeigt unsere kürzeste Geschichte mit Ihnen und vier Bots. Sie kostet keinen Credit.',
    trialFailed: (why) => `Die Probe konnte nicht starten. ${why}`,
  },
  next: {
    live: 'Läuft gerade',
    next: 'Nächste Session',
    follow: 'Session verfolgen',
    open: 'Session öffnen',
  },
  results: {
    title: 'Ergebnisse',
    percent: percentText,
    before: (teams) => (teams > 1 ? `: ${teams} Teams haben zusammen` : ': Das Team hat'),
    after: 'der möglichen Punkte erreicht.',
    earlier: (sessions, median) =>
      `${form(sessions, 'In Ihrer vorigen Session waren es', `Der Median Ihrer ${sessions} vorigen Sessions liegt bei`)} ${percentText(median)}.`,
    last: 'Die letzten Sessions, die neueste zuletzt',
  },
  totals: {
    title: 'Bisher gespielt',
    altogether: 'Insgesamt',
    rows: {
      sessions: 'Gespielte Sessions',
      guests: 'Gäste, die dabei waren',
      minutes: 'Spielzeit aller Gäste',
    },
    duration: (hours, minutes) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes).padStart(2, '0')} min`,
  },
};

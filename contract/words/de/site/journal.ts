import type { JournalWords } from '../../en/site/journal.ts';
import { day } from '../counts.ts';

export const journal: JournalWords = {
  title: 'Journal',
  description: 'Notizen über das Schreiben von Geschichten für Teams: Gestaltung, Moderation, Planung.',
  lead: 'Was wir lernen, während wir Geschichten für Teams machen, aufgeschrieben für alle, die die nächste veranstalten.',
  filter: 'Artikel zeigen über',
  everything: 'Alles',
  tags: {
    accessibility: 'Barrierefreiheit',
    debrief: 'Nachgespräch',
    decisions: 'Entscheidungen',
    design: 'Gestaltung',
    facilitation: 'Moderation',
    planning: 'Planung',
    scoring: 'Wertung',
    'time zones': 'Zeitzonen',
  },
  day,
  minutes: (minutes) => `${minutes} Min. Lesezeit`,
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  email: 'Per E-Mail senden',
  readOn: 'Weiterlesen',
};

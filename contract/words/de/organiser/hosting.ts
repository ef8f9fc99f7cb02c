import type { HostingWords } from '../../en/organiser/hosting.ts';

export const hosting: HostingWords = {
  title: 'Ihre Sessions',
  failed: 'Ihre Sessions konnten nicht geladen werden',
  loading: 'Ihre Sessions werden geladen',
  empty: 'Noch keine Sessions',
  emptyText:
    'Sessions erscheinen hier, sobald jemand aus Ihrer Firma sie Ihnen zuweist. Sie erhalten dann eine E-Mail.',
  upcoming: 'Bevorstehend',
  past: 'Vergangen',
  columns: { session: 'Session', starts: 'Beginn', status: 'Status', people: 'Personen' },
  session: 'Session',
  sessionFailed: 'Diese Session konnte nicht geladen werden',
  sessionGone: 'Session nicht gefunden',
  sessionGoneText: 'Sie wurde vielleicht gelöscht oder ist Ihnen nicht mehr zugewiesen.',
  seeResults: 'Ergebnisse ansehen',
  copyLink: 'Beitrittslink kopieren',
  scheduledBy: 'Geplant von',
  guests: 'Gästeliste',
  aGuest: 'Ein Gast',
  resultsOf: (title) => `${title}: Ergebnisse`,
  resultsFailed: 'Die Ergebnisse konnten nicht geladen werden',
  resultsLoading: 'Ergebnisse werden geladen',
  backToSession: 'Zurück zur Session',
};

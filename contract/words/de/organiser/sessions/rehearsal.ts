import type { RehearsalWords } from '../../../en/organiser/sessions/rehearsal.ts';

export const rehearsal: RehearsalWords = {
  rehearse: 'Als Host proben',
  start: 'Probe starten',
  back: 'Zurück',
  intro:
    'Bots nehmen die Plätze der Gäste ein: Sie stimmen ab, chatten, lösen Rätsel, rufen um Hilfe und verlieren die Verbindung. Sie selbst haben die Steuerung des Hosts und können sich an einen Tisch setzen. Die Probe kostet keinen Credit, niemand erhält eine E-Mail, und sie zählt nicht zu Ihren Ergebnissen.',
  story: 'Geschichte',
  loading: 'Geschichten werden geladen',
  speed: 'Tempo',
  speedHelp: 'Wie schnell die Uhr der Geschichte läuft. Filme werden gekürzt, nie schneller abgespielt.',
  rates: {
    1: 'Wie in einer Session',
    4: '4-mal so schnell',
    12: '12-mal so schnell: um jeden Schritt zu sehen',
  },
  title: (session) => `Probe: ${session}`,
  join: 'An einen Tisch setzen',
  results: 'Ergebnisse ansehen',
  cancel: 'Probe absagen',
  delete: 'Probe löschen',
  starts: { before: 'Beginnt', after: '.' },
  facts: (story, rate) =>
    `${story}, ${rate > 1 ? `${rate}-mal so schnell` : 'im normalen Tempo'}. Alle Gäste außer Ihnen sind Bots. Die Probe kostet keinen Credit und zählt nicht zu Ihren Ergebnissen. Wir löschen sie einen Tag nach ihrem Beginn.`,
};

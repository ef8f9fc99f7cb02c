import type { PersonWords } from '../../en/organiser/person.ts';
import { plural } from '../counts.ts';

const upcomingText = (count: number) => plural(count, 'kommenden Session', 'kommenden Sessions');

export const person: PersonWords = {
  page: {
    guest: 'Gast',
    allPeople: 'Alle Personen',
    left: (facts) => `${facts}. Nicht mehr auf Ihrer Personenliste.`,
    details: 'Angaben',
    sessions: 'Sessions dieser Person',
    noSessions: 'Noch in keiner Session.',
    columns: { session: 'Session', when: 'Termin', team: 'Team', status: 'Status' },
    gone: 'Gast nicht gefunden',
    goneText: 'Die Person wurde vielleicht gelöscht oder gehört zu einer anderen Firma.',
    failed: 'Dieser Gast konnte nicht geladen werden',
  },
  form: {
    label: 'Angaben',
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail-Adresse',
      department: 'Abteilung',
      tags: 'Schlagwörter',
      language: 'Sprache',
      timezone_id: 'Zeitzone',
    },
    none: 'Keine',
    ofSession: 'Wie in der jeweiligen Session',
    subject: 'diese Person',
    readdressed:
      'Die neue Adresse erhält für jede kommende Session eine Einladung mit neuem Link. Der alte Link gilt dann nicht mehr, und die alte Adresse erfährt, dass ihre Einladung zurückgezogen ist.',
    tagsHelp: 'Durch Kommas getrennt.',
    languageHelp: 'Für E-Mails und Seiten, bis der Gast in einer Session eine andere wählt.',
    timezoneHelp:
      'E-Mails nennen Zeiten in dieser Zeitzone. Beim Beitreten übernehmen wir die Zeitzone des Browsers.',
    save: 'Speichern',
    undo: 'Änderungen verwerfen',
    saved: 'Gespeichert',
  },
  merge: {
    heading: 'Mit anderem Eintrag zusammenführen',
    lead: 'Für eine Person, die Sie doppelt führen, mit zwei E-Mail-Adressen.',
    other: 'Der andere Eintrag',
    placeholder: 'Name oder E-Mail-Adresse',
    looking: 'Suche läuft …',
    noMatch: 'Kein Treffer',
    failed: (why) => `Die Liste konnte nicht geladen werden. ${why}`,
    merge: 'Einträge zusammenführen',
    ask: (gone, kept) => `${gone} mit ${kept} zusammenführen?`,
    keep: 'Beide behalten',
    text: (gone, kept) =>
      `${kept} bleibt und übernimmt die Sessions und Schlagwörter von ${gone}. Der Eintrag ${gone} entfällt. Seine Einladungen zu kommenden Sessions ziehen wir zurück und senden sie an ${kept}. Das lässt sich nicht rückgängig machen.`,
    merged: 'Einträge zusammengeführt',
  },
  exits: {
    heading: 'Entfernen oder löschen',
    lead: 'Entfernen Sie Personen, die die Firma verlassen haben: Deren Ergebnisse bleiben. Löschen Sie Personen, die darum bitten: Dann bleibt nichts, was ihren Namen trägt.',
    leave: 'Von der Liste entfernen',
    putBack: 'Wieder auf die Liste setzen',
    erase: 'Gast löschen',
    keep: 'Gast behalten',
    askLeave: (name) => `${name} von Ihrer Personenliste entfernen?`,
    remove: 'Gast entfernen',
    leaveText: (upcoming) =>
      `${
        upcoming === 0
          ? 'Die Person ist in keiner kommenden Session. Niemand erhält eine E-Mail.'
          : `Die Person verliert ihren Platz in ${upcomingText(upcoming)}. Wir benachrichtigen sie per E-Mail, und ihre Links gelten nicht mehr.`
      } Frühere Ergebnisse bleiben. Sie können die Person später wieder auf die Liste setzen.`,
    askErase: (name) => `${name} löschen?`,
    eraseText: (upcoming) =>
      `Name, E-Mail-Adresse, Nachrichten, Bewertungen und Urkunden werden gelöscht, hier und in allen Sessions und E-Mails. ${
        upcoming === 0 ? '' : `Die Person verliert ihren Platz in ${upcomingText(upcoming)}. `
      }Teamergebnisse bleiben ohne ihren Namen. Niemand erhält eine E-Mail. Das lässt sich nicht rückgängig machen.`,
    done: {
      leave: 'Von Ihrer Personenliste entfernt',
      return: 'Wieder auf Ihrer Personenliste',
      erase: 'Gelöscht',
    },
  },
};

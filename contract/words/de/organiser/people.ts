import type { PeopleWords } from '../../en/organiser/people.ts';
import { form, list, plural } from '../counts.ts';

const counted = (count: number) => plural(count, 'Person', 'Personen');
const others = (count: number) => form(count, 'die übrige Person', `die übrigen ${count} Personen`);
const listedAlready = (count: number) =>
  plural(count, 'Person steht bereits auf der Liste', 'Personen stehen bereits auf der Liste');

export const people: PeopleWords = {
  page: {
    title: 'Personen hinzufügen',
    heading: 'Personen',
    lead: 'Gäste brauchen kein Konto. Alle erhalten einen persönlichen Link zu den Sessions, zu denen Sie sie einladen.',
    add: 'Personen hinzufügen',
    addedToast: 'Personen hinzugefügt',
    kept: (added, known) =>
      [
        added > 0 || known === 0 ? `${counted(added)} hinzugefügt.` : '',
        known > 0
          ? `${plural(known, 'Person stand', 'Personen standen')} bereits auf Ihrer Liste und ${form(known, 'wurde', 'wurden')} aktualisiert.`
          : '',
      ].join(' '),
    tableOpen: 'Fügen Sie die Personen der Tabelle zur Liste hinzu oder verwerfen Sie die Tabelle.',
    malformed: 'Korrigieren Sie zuerst die oben markierten Zeilen.',
    none: 'Fügen Sie mindestens eine Person hinzu.',
    tooMany: (most) => `Fügen Sie höchstens ${most.toLocaleString('de')} Personen auf einmal hinzu.`,
    addOthers: (count) => `Nur ${others(count)} hinzufügen`,
    inviteTo: 'Zu einer Session einladen',
    sessionsFailed: (why) => `Ihre Sessions konnten nicht geladen werden. ${why}`,
    notYet: 'Noch nicht, nur speichern',
    ask: (count) => `${plural(count, 'Gast', 'Gäste')} hinzufügen und einladen?`,
    addAndInvite: 'Hinzufügen und einladen',
    back: 'Zurück',
    recipients: (count) => form(count, 'Die Person, die Sie hinzufügen', 'Die Personen, die Sie hinzufügen'),
  },
  invitationReads: (title) =>
    `Die Einladung zu „${title}“ mit dem Termin in der eigenen Zeitzone, einem persönlichen Link und einem Kalendereintrag.`,
  field: {
    label: 'Personen',
    description:
      'Eine pro Zeile: „Ana Silva <ana@example.com>“ oder nur die E-Mail-Adresse. Sie können auch Text aus einer E-Mail oder Tabelle einfügen oder eine Datei hier ablegen.',
    placeholder: 'Ana Silva <ana@example.com>\nBo Lind <bo@example.com>',
    choose: 'Aus Ihren Personen auswählen',
    recognised: (count) => `${counted(count)} erkannt.`,
    seated: (names) => `Bereits in dieser Session und übersprungen: ${list(names)}.`,
    repeated: (lines) =>
      `Doppelt aufgeführt und einmal hinzugefügt: ${list(lines.map(({ line, text }) => `Zeile ${line} (${text})`))}.`,
    line: (line) => `Zeile ${line}`,
  },
  file: {
    upload: 'CSV oder Excel hochladen',
    template: 'Vorlage herunterladen',
    templateName: 'personen.csv',
    taken: (count, name) =>
      `${count === 0 ? 'Keine neuen Personen' : counted(count)} aus ${name ?? 'der eingefügten Tabelle'}.`,
    repeated: (count) => `${listedAlready(count)}.`,
    unaddressed: (count) =>
      `${plural(count, 'Zeile ohne E-Mail-Adresse wurde', 'Zeilen ohne E-Mail-Adresse wurden')} ausgelassen.`,
  },
  review: {
    label: 'Vor dem Hinzufügen prüfen',
    heading: (name) => `${name ?? 'Eingefügte Tabelle'} prüfen`,
    encoding: 'Zeichencodierung',
    encodingGuessed:
      'Die Datei nennt ihre Codierung nicht, dies ist die wahrscheinlichste. Wenn Namen falsch aussehen, wählen Sie eine andere.',
    table: (place) => `Tabelle ${place}`,
    tableOf: (place, tables, count) => `Tabelle ${place} von ${tables}, ${counted(count)}.`,
    columns: 'Spalten',
    chooseUses: 'Wählen Sie, wofür jede Spalte verwendet wird.',
    column: (place) => `Spalte ${place}`,
    empty: 'Leer',
    useOf: (column) => `Verwendung von ${column}`,
    uses: {
      email: 'E-Mail-Adresse',
      other_email: 'E-Mail-Adresse, wenn die erste fehlt',
      first_name: 'Vorname',
      last_name: 'Nachname',
      name: 'Vor- und Nachname',
      reversed_name: 'Nachname, dann Vorname',
      department: 'Abteilung',
      ignored: 'Nicht verwendet',
    },
    moreColumns: (count) => plural(count, 'weitere Spalte', 'weitere Spalten'),
    found: (count) => (count === 0 ? 'Keine neuen Personen gefunden.' : `${counted(count)} gefunden.`),
    repeated: (count) => `${listedAlready(count)}.`,
    peopleFound: 'Gefundene Personen',
    morePeople: (count) => `und ${plural(count, 'weitere Person', 'weitere Personen')}`,
    malformed: (count) =>
      `${plural(count, 'Zeile hat', 'Zeilen haben')} eine fehlerhafte E-Mail-Adresse. Sie können sie in der Liste korrigieren.`,
    passed: (count) =>
      `${plural(count, 'Zeile hat', 'Zeilen haben')} keine E-Mail-Adresse und ${form(count, 'wird', 'werden')} ausgelassen`,
    row: (row, text) => `Zeile ${row}: ${text}`,
    moreRows: (count) => `und ${plural(count, 'weitere Zeile', 'weitere Zeilen')}`,
    add: (count) => (count === 0 ? 'Zur Liste hinzufügen' : `${counted(count)} hinzufügen`),
    asText: 'Als Text einfügen',
    cancel: 'Abbrechen',
  },
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, Big Endian)',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'koi8-r': 'Kyrillisch (KOI8-R)',
    ibm866: 'Kyrillisch (DOS 866)',
    'windows-1253': 'Griechisch (Windows-1253)',
    'windows-1254': 'Türkisch (Windows-1254)',
    'windows-1255': 'Hebräisch (Windows-1255)',
    'windows-1256': 'Arabisch (Windows-1256)',
    'windows-1257': 'Baltisch (Windows-1257)',
    macintosh: 'Westeuropäisch (Mac)',
    shift_jis: 'Japanisch (Shift JIS)',
    'euc-jp': 'Japanisch (EUC-JP)',
    gb18030: 'Chinesisch, vereinfacht (GB 18030)',
    big5: 'Chinesisch, traditionell (Big5)',
    'euc-kr': 'Koreanisch (EUC-KR)',
  },
  known: {
    label: 'Ihre Personen',
    description: 'Alle, die Ihre Firma schon einmal hinzugefügt hat.',
    placeholder: 'Name oder E-Mail-Adresse',
    failed: (why) => `Die Liste konnte nicht geladen werden. ${why}`,
    looking: 'Suche läuft …',
    failedType:
      'Die Liste konnte nicht geladen werden. Geben Sie einen Namen oder eine E-Mail-Adresse ein, um es noch einmal zu versuchen',
    noMatch: 'Kein Treffer',
    typeToFind: 'Geben Sie einen Namen oder eine E-Mail-Adresse ein, um weitere zu finden',
    nobody: 'Noch niemand',
    everyMatchListed: 'Alle Treffer stehen bereits auf der Liste',
    everybodyListed: 'Alle stehen bereits auf der Liste',
  },
  group: {
    label: 'Abteilung oder Schlagwort',
    chooseOne: 'Auswählen',
    failed: (why) => `Abteilungen und Schlagwörter konnten nicht geladen werden. ${why}`,
    everybody: 'Alle',
    departments: 'Abteilungen',
    tags: 'Schlagwörter',
    addAll: (group) => `Alle aus „${group}“ hinzufügen`,
    selectAll: (group) => `Alle aus „${group}“ auswählen`,
    added: (count, group, read, total) => {
      const from = `${count === 0 ? 'Keine neuen Personen' : counted(count)} aus „${group}“`;
      return total > read ? `${from}: die ersten ${read} von ${total}.` : `${from}.`;
    },
  },
  overlaps: {
    label: 'Anderswo erwartet',
    lead: (count) =>
      `${plural(count, 'Person wird', 'Personen werden')} zu dieser Zeit in einer anderen Session erwartet.`,
    one: (name, title, when) => `${name}: „${title}“, ${when}`,
    more: (count) => `${count} weitere`,
    leaveOut: (count) => `${counted(count)} auslassen`,
  },
  list: {
    heading: 'Alle, die Sie hinzugefügt haben',
    search: 'Suchen',
    searchPlaceholder: 'Name, E-Mail-Adresse oder Abteilung',
    failed: 'Die Liste konnte nicht geladen werden',
    empty: 'Noch niemand',
    emptyText: 'Fügen Sie Personen hier hinzu oder wenn Sie eine Session erstellen.',
    noMatch:
      'Keine passenden Gäste. Versuchen Sie einen anderen Namen, eine andere E-Mail-Adresse oder Abteilung.',
    invitedTo: (sessions) =>
      sessions === 0 ? 'Noch in keiner Session' : `In ${plural(sessions, 'Session', 'Sessions')}`,
    details: 'Details',
    detailsOf: (name) => `Details zu ${name}`,
    more: 'Weitere Personen anzeigen',
  },
  invite: {
    label: 'Ausgewählte Personen einladen',
    toast: 'Einladungen gesendet',
    seated: (names) => `${list(names)} ${form(names.length, 'ist', 'sind')} bereits in dieser Session.`,
    send: 'Einladungen senden',
    inviteOthers: (count) => `Nur ${others(count)} einladen`,
    selected: (count) => (count === 0 ? 'Niemand ausgewählt' : `${count} ausgewählt`),
    clear: 'Auswahl aufheben',
    ask: (count) => `${plural(count, 'Einladung', 'Einladungen')} senden?`,
    act: (count) => `${plural(count, 'Einladung', 'Einladungen')} senden`,
    keep: 'Nichts senden',
    recipients: (count) => form(count, 'Die ausgewählte Person', 'Die ausgewählten Personen'),
    session: 'Session',
  },
  tag: {
    label: 'Schlagwort für ausgewählte Personen',
    tagged: (count) => `Schlagwort für ${counted(count)} hinzugefügt`,
    untagged: (count) => `Schlagwort bei ${counted(count)} entfernt`,
    missing: 'Geben Sie ein Schlagwort ein.',
    comma: 'Lassen Sie das Komma weg.',
    add: 'Schlagwort hinzufügen',
    remove: 'Schlagwort entfernen',
    tag: 'Schlagwort',
    description: (count) =>
      `Für ${form(count, 'die ausgewählte Person', `die ${count} ausgewählten Personen`)}: ein Standort, ein Projekt, neu im Unternehmen.`,
  },
};

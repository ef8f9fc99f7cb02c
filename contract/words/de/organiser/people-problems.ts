import type { PeopleProblems } from '../../en/organiser/people-problems.ts';
import { formRules } from './form-rules.ts';

export const peopleProblems: PeopleProblems = {
  lines: {
    unaddressed: 'Keine E-Mail-Adresse. Schreiben Sie zum Beispiel: Ana Silva <ana@example.com>',
    twoInOne:
      'Zwei Adressen für eine Person. Behalten Sie eine oder setzen Sie ein Komma zwischen zwei Personen.',
    notAnAddress: (text, why) => `„${text}“ ist keine gültige E-Mail-Adresse${why && `: ${why}`}.`,
    addressFaults: formRules.addressFaults,
    longName: (email, most) => `Der Name zu ${email} ist länger als ${most} Zeichen.`,
    addressInName: (email) =>
      `Der Name zu ${email} darf keine Webadresse, keine E-Mail-Adresse und keinen Zeilenumbruch enthalten.`,
  },
  file: {
    broken: 'Wir können diese Datei nicht lesen. Speichern Sie sie als CSV und laden Sie diese hoch.',
    unpacked:
      'Diese Tabelle ist entpackt größer als 16 MB. Speichern Sie nur die Personenliste, ohne Bilder.',
    table: (rows, cells) =>
      `Diese Tabelle hat mehr als ${rows.toLocaleString('de')} Zeilen oder ${cells.toLocaleString('de')} Zellen. Speichern Sie nur die Personen, die Sie einladen möchten.`,
    tooLarge:
      'Diese Datei ist größer als 4 MB. Speichern Sie nur die Gästeliste und versuchen Sie es noch einmal.',
    oldFormat:
      'Dies ist ein älteres Excel-Format (.xls). Speichern Sie die Datei als .xlsx oder .csv und laden Sie diese hoch.',
    noAddresses: 'Keine E-Mail-Adressen gefunden. Ergänzen Sie eine Spalte mit E-Mail-Adressen.',
  },
};

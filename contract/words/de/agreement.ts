import type { AgreementWords } from '../en/agreement.ts';

export const agreement: AgreementWords = {
  title: 'Vertrag zur Auftragsverarbeitung',
  under: 'nach Artikel 28 der Verordnung (EU) 2016/679 (DSGVO)',
  template: (operator) =>
    `Vorlage von ${operator}. Sie ist keine Rechtsberatung: Lassen Sie sie vor der Unterschrift anwaltlich prüfen. Sie bindet niemanden, bevor beide Parteien zugestimmt haben.`,
  version: (version, date) => `Version ${version} der Vorlage, erstellt am ${date}`,
  between: 'Zwischen',
  controller: 'Verantwortlicher',
  processor: 'Auftragsverarbeiter',
  email: (email) => `E-Mail: ${email}`,
  taxNumber: (number) => `Steuernummer: ${number}`,
  toFillIn: {
    address: 'Adresse: ______________________________',
    taxNumber: 'Steuernummer: ______________________________',
  },
  clauses: [
    {
      heading: '1. Gegenstand und Dauer',
      texts: [
        'Der Auftragsverarbeiter betreibt Muster für den Verantwortlichen: Online-Sessions, in denen Teams gemeinsam eine Geschichte spielen. Dabei verarbeitet er personenbezogene Daten im Auftrag, wie in Anlage 1 beschrieben.',
        'Der Vertrag beginnt mit der Zustimmung beider Parteien und endet mit dem Konto des Verantwortlichen. Pflichten zum Schutz personenbezogener Daten gelten, solange der Auftragsverarbeiter solche Daten hat.',
      ],
    },
    {
      heading: '2. Dokumentierte Weisungen (Art. 28 Abs. 3 Buchst. a)',
      texts: [
        'Der Auftragsverarbeiter verarbeitet personenbezogene Daten nur auf dokumentierte Weisung des Verantwortlichen, auch in Bezug auf die Übermittlung an ein Drittland oder eine internationale Organisation, sofern er nicht durch das Recht der Union oder der Mitgliedstaaten, dem er unterliegt, hierzu verpflichtet ist. In diesem Fall teilt er dem Verantwortlichen diese rechtlichen Anforderungen vor der Verarbeitung mit, sofern das betreffende Recht eine solche Mitteilung nicht wegen eines wichtigen öffentlichen Interesses verbietet.',
        'Dieser Vertrag sowie die Handlungen und Einstellungen der Organisatoren des Verantwortlichen in Muster sind Weisungen. Weitere Weisungen werden schriftlich oder per E-Mail erteilt.',
        'Der Auftragsverarbeiter informiert den Verantwortlichen unverzüglich, falls er der Auffassung ist, dass eine Weisung gegen die DSGVO oder andere Datenschutzbestimmungen verstößt. Er darf die Ausführung aussetzen, bis der Verantwortliche die Weisung bestätigt oder geändert hat.',
      ],
    },
    {
      heading: '3. Vertraulichkeit (Art. 28 Abs. 3 Buchst. b)',
      texts: [
        'Der Auftragsverarbeiter gewährleistet, dass sich die zur Verarbeitung der personenbezogenen Daten befugten Personen zur Vertraulichkeit verpflichtet haben oder einer angemessenen gesetzlichen Verschwiegenheitspflicht unterliegen.',
      ],
    },
    {
      heading: '4. Sicherheit der Verarbeitung (Art. 28 Abs. 3 Buchst. c, Art. 32)',
      texts: [
        'Der Auftragsverarbeiter ergreift die technischen und organisatorischen Maßnahmen der Anlage 2. Er darf eine Maßnahme durch eine mindestens gleichwertige ersetzen.',
      ],
    },
    {
      heading: '5. Weitere Auftragsverarbeiter (Art. 28 Abs. 3 Buchst. d, Abs. 2 und 4)',
      texts: [
        'Der Verantwortliche erteilt dem Auftragsverarbeiter die allgemeine Genehmigung, weitere Auftragsverarbeiter in Anspruch zu nehmen. Die zum Zeitpunkt dieses Dokuments eingesetzten stehen in Anlage 3.',
        'Der Auftragsverarbeiter informiert den Verantwortlichen mindestens dreißig Tage vor der Hinzuziehung oder Ersetzung eines weiteren Auftragsverarbeiters, sodass der Verantwortliche Einspruch erheben kann. Finden die Parteien keine Lösung, kann der Verantwortliche sein Konto vor der Änderung schließen.',
        'Der Auftragsverarbeiter erlegt jedem weiteren Auftragsverarbeiter vertraglich dieselben Datenschutzpflichten auf, die in diesem Vertrag festgelegt sind, und haftet gegenüber dem Verantwortlichen voll für die Einhaltung dieser Pflichten.',
      ],
    },
    {
      heading: '6. Rechte der betroffenen Personen (Art. 28 Abs. 3 Buchst. e)',
      texts: [
        'Der Auftragsverarbeiter unterstützt den Verantwortlichen angesichts der Art der Verarbeitung mit geeigneten technischen und organisatorischen Maßnahmen dabei, Anträge auf Wahrnehmung der in Kapitel III der DSGVO genannten Rechte der betroffenen Personen zu beantworten.',
        'Gäste laden ihre Daten über ihren persönlichen Link selbst herunter und löschen sie selbst; Organisatoren berichtigen, exportieren und löschen die Daten von Gästen. Anträge, die den Auftragsverarbeiter erreichen, leitet er weiter; er erledigt, was diese Funktionen nicht leisten.',
      ],
    },
    {
      heading:
        '7. Unterstützung bei Sicherheit, Datenschutzverletzungen und Folgenabschätzung (Art. 28 Abs. 3 Buchst. f, Art. 32 bis 36)',
      texts: [
        'Der Auftragsverarbeiter unterstützt den Verantwortlichen unter Berücksichtigung der Art der Verarbeitung und der ihm zur Verfügung stehenden Informationen bei der Einhaltung der in den Artikeln 32 bis 36 der DSGVO genannten Pflichten.',
        'Er meldet dem Verantwortlichen eine Verletzung des Schutzes personenbezogener Daten unverzüglich, nachdem sie ihm bekannt wurde, mit den Angaben, die der Verantwortliche für eigene Meldungen braucht.',
      ],
    },
    {
      heading: '8. Löschung und Rückgabe (Art. 28 Abs. 3 Buchst. g)',
      texts: [
        'Die Inhaberin oder der Inhaber des Kontos kann die Daten des Unternehmens jederzeit herunterladen. Wird das Konto geschlossen, werden Namen, E-Mail-Adressen und Texte von Organisatoren und Gästen sofort gelöscht; Ergebnisse bleiben ohne Namen bestehen.',
        'Nach Abschluss der Leistungen löscht der Auftragsverarbeiter nach Wahl des Verantwortlichen alle personenbezogenen Daten oder gibt sie zurück und löscht die vorhandenen Kopien, sofern nicht nach dem Recht der Union oder der Mitgliedstaaten eine Pflicht zur Speicherung besteht, wie steuerrechtlich für Bestellungen und Rechnungen. Sicherungen werden gelöscht, sobald ihre Frist abgelaufen ist.',
      ],
    },
    {
      heading: '9. Nachweise und Überprüfungen (Art. 28 Abs. 3 Buchst. h)',
      texts: [
        'Der Auftragsverarbeiter stellt dem Verantwortlichen alle erforderlichen Informationen zum Nachweis der Einhaltung der in Artikel 28 der DSGVO niedergelegten Pflichten zur Verfügung. Er ermöglicht Überprüfungen einschließlich Inspektionen, die vom Verantwortlichen oder einem von diesem beauftragten Prüfer durchgeführt werden, und trägt dazu bei.',
      ],
    },
    {
      heading: '10. Schlussbestimmungen',
      texts: [
        'Widersprechen sich dieser Vertrag und andere Vereinbarungen der Parteien in Fragen des Datenschutzes, geht dieser Vertrag vor. Änderungen bedürfen der Textform. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
      ],
    },
  ],
  subject: {
    heading: 'Anlage 1: Gegenstand der Verarbeitung',
    rows: [
      'Art und Zweck: Planung und Durchführung von Team-Sessions, Einladungen und Erinnerungen per E-Mail, Ergebnisse, Urkunden sowie ein Konto für Organisatoren.',
      'Betroffene Personen: die Organisatoren des Verantwortlichen und die Gäste, die er einlädt.',
      'Daten der Organisatoren: Name, E-Mail-Adresse, Land, Zeitzone, Telefonnummer, sofern angegeben, Anmeldungen mit Art des Browsers und Systems, vorgenommene Änderungen und die Netzwerkadresse dabei.',
      'Daten der Gäste: Name, E-Mail-Adresse, Abteilung, Schlagwörter und Sprache, sofern der Verantwortliche sie angibt, Zeitzone des Browsers, Stimmen, Antworten, Chatnachrichten, Kommen und Gehen, Ergebnis des Gerätetests, Bewertung, Urkunde.',
      'Bild und Ton werden während einer Session übertragen, wenn ein Gast sie einschaltet, und nie aufgezeichnet.',
      'Die Verarbeitung besonderer Kategorien personenbezogener Daten (Art. 9 DSGVO) ist nicht vorgesehen.',
    ],
    how: 'Speicherdauer',
    keptUntil: {
      people: 'Namen und E-Mail-Adressen von Gästen',
      chats: 'Chatnachrichten',
      results: 'Sessions mit Ergebnissen und Urkunden',
      days: (what, days) => `${what}: ${days} Tage, wie vom Verantwortlichen gewählt.`,
      closed: (what) => `${what}: bis zur Löschung oder bis zum Schließen des Kontos des Verantwortlichen.`,
    },
  },
  measures: {
    heading: 'Anlage 2: technische und organisatorische Maßnahmen',
    rows: [
      'Verschlüsselung bei der Übertragung: Im Produktivbetrieb verlangt der Server eine https-Adresse. Bild und Ton sind zwischen den Gästen verschlüsselt oder, wo ein Medienserver angeschlossen ist, zwischen jedem Gast und diesem.',
      'Anmeldung: Passwörter werden mit argon2id gehasht. Token werden als Hashwerte gespeichert, gelten acht Stunden, sofern sie nicht erneuert werden, und enden mit der Abmeldung oder einer Änderung des Passworts. Zwei-Faktor-Anmeldung und Single Sign-on sind verfügbar. Versuche sind je Konto und je Netzwerk begrenzt.',
      'Zugriff: Ein Gast liest nur seine eigene Session, ein Organisator nur Daten des eigenen Unternehmens. Die Inhaberin oder der Inhaber des Kontos kann Organisatoren einsehen und entfernen.',
      'Trennung: Jede Anfrage wird gegen das Unternehmen oder den Platz geprüft, zu dem ihr Token gehört.',
      'Integrität: Ändernde Anfragen brauchen ein Token gegen Fälschung. Über Zeit, Stimmen und Ergebnisse entscheidet allein der Server.',
      'Nachvollziehbarkeit: Änderungen durch Organisatoren werden mit Urheber, Zeitpunkt und Netzwerkadresse ein Jahr lang in einem unveränderlichen Protokoll festgehalten.',
      'Datenminimierung: Das Serverprotokoll enthält keine Namen, E-Mail-Adressen oder Passwörter. Gruppen unter drei Personen werden nicht ausgewertet. Bild und Ton werden nicht aufgezeichnet.',
      'Löschung: Gäste löschen sich über ihren Link selbst, ohne Konto. Abgelaufenes löscht ein stündlicher Prozess.',
      'Verfügbarkeit: Eine laufende Session wird Ereignis für Ereignis gespeichert und nach einem Ausfall des Servers fortgesetzt. Der Betreiber kann die gesamte Datenbank bei laufenden Sessions sichern.',
      'Prüfung: Angriffe auf das Produkt sind Teil seiner automatischen Tests.',
      'Organisatorische Maßnahmen des Betreibers, etwa Zutritt zu Räumen und Rechnern, Schulungen und Aufbewahrung von Sicherungen: ______________________________',
    ],
  },
  subProcessorsHeading: 'Anlage 3: weitere Auftragsverarbeiter',
  subProcessor: (service, name, purpose, data, seat) =>
    `${service}: ${name}. ${purpose}. Daten: ${data}. Sitz des Unternehmens: ${seat}.`,
  signatures: 'Unterschriften',
  signed: (party) => `${party}: Ort, Datum, Name, Unterschrift ______________________________`,
  page: (number, count) => `${number} von ${count}`,
  fileName: 'vertrag-zur-auftragsverarbeitung.pdf',
};

import type { SubProcessorWords } from '../en/sub-processors.ts';

export const subProcessors: SubProcessorWords = {
  kinds: {
    mail: {
      label: 'Mailserver',
      purpose: 'Stellt Einladungen, Erinnerungen und E-Mails zum Konto zu',
      data: 'Name, E-Mail-Adresse und Inhalt der E-Mails',
    },
    messages: {
      label: 'Nachrichtendienst',
      purpose: 'Überträgt Nachrichten zwischen den Browsern einer Session',
      data: 'Stimmen, Chat und Anwesenheit während einer Session',
    },
    payment: {
      label: 'Zahlungsdienst',
      purpose: 'Nimmt Kartenzahlungen an und zahlt sie zurück',
      data: 'E-Mail-Adresse der Rechnung, Bestellung mit Nummer und Preis; Eingaben auf der Seite des Dienstes',
    },
    tax: {
      label: 'Steuerregister',
      purpose: 'Bestätigt die USt-IdNr. zu Bestellungen',
      data: 'USt-IdNr. der bestellenden Firma',
    },
    login: {
      label: 'Anmeldedienst',
      purpose: 'Meldet Organisatoren an, die ihn wählen',
      data: 'Die Tatsache der Anmeldung; der Dienst übermittelt Name und E-Mail-Adresse',
    },
    support: {
      label: 'Support-Chat',
      purpose: 'Beantwortet Fragen in einem Chat',
      data: 'Name, E-Mail-Adresse, Nummer und Beitrittstag der angemeldeten Person sowie das dort Geschriebene',
    },
    errors: {
      label: 'Fehlerdienst',
      purpose: 'Sammelt Fehler des Browsers',
      data: 'Fehlerberichte ohne Adressen, Namen und Geheimnisse',
    },
    media: {
      label: 'Medienserver',
      purpose: 'Überträgt Bild und Ton der Teams',
      data: 'Bild und Ton während einer Session',
    },
    relay: {
      label: 'Relay-Server',
      purpose: 'Verbindet Browser für Bild und Ton',
      data: 'Netzwerkadressen; wo er weiterleitet, Bild und Ton, so verschlüsselt, dass er sie nicht öffnen kann',
    },
  },
  service: 'Dienst',
  purpose: 'Zweck',
  data: 'Daten',
  seat: 'Sitz des Unternehmens',
  unknownSeat: 'beim Betreiber zu erfragen',
  none: 'Es ist kein externer Dienst angeschlossen: In der Konfiguration dieser Installation gibt es keine Unterauftragsverarbeiter.',
  hosting:
    'Wer den Server bereitstellt, gehört nicht zur Konfiguration. Der Betreiber nennt dies auf Anfrage, ebenso, wo ein Dienst seine Daten verarbeitet.',
};

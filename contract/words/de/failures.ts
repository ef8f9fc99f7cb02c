import type { FailureWords } from '../en/failures.ts';
import { day as dayText, plural } from './counts.ts';

/** Messages for failed requests, in German. */
export const failures: FailureWords = {
  reasons: {
    waitingRoomClosed: () => 'Der Warteraum ist geschlossen, Antworten sind nicht mehr möglich.',
    reactionsClosed: () => 'Reaktionen sind gerade nicht möglich.',
    chatClosed: () => 'Der Team-Chat ist gerade nicht verfügbar.',
    messageNotReportable: () => 'Diese Nachricht lässt sich gerade nicht melden.',
    teamRoomClosed: () => 'Der Raum deines Teams ist geschlossen.',
    linkUnknown: () => 'Dieser persönliche Link funktioniert nicht mehr. Bitte deinen Host um einen neuen.',
    invitationUnknown: () => 'Zu dieser E-Mail-Adresse und Session haben wir keine Einladung gefunden.',
    codeNeeded: () => 'Gib den Code ein, den wir an diese Adresse gesendet haben.',
    codeWrong: () =>
      'Der Code ist falsch oder abgelaufen. Sieh in der neuesten E-Mail nach oder fordere einen neuen an.',
    companyClosed: () =>
      'Die Firma, die dich eingeladen hat, hat ihr Konto geschlossen. Ihre Sessions sind abgesagt, und frühere Ergebnisse werden nicht mehr gezeigt.',
    seatRemoved: ({ host = '', company = '', title = '', on = '' }) =>
      `${host} von ${company} hat dich am ${dayText(String(on))} von der Gästeliste für „${title}“ gestrichen.`,
    sessionStillOpen: () => 'Eine deiner Sessions läuft noch. Versuche es noch einmal, wenn sie vorbei ist.',
    resultsNotReady: () => 'Die Wertung ist da, sobald die Session zu Ende ist.',
    tooManyAttempts: ({ seconds }) =>
      `Zu viele Versuche. Versuche es in ${plural(Number(seconds), 'Sekunde', 'Sekunden')} noch einmal.`,
    trialsOpen: () =>
      'Aus deinem Netz laufen schon drei Proben. Mach mit einer davon weiter oder versuche es noch einmal, wenn eine zu Ende ist.',
    trialsFull: () =>
      'Gerade sind alle Probe-Sessions belegt. Bitte versuche es in ein paar Minuten noch einmal.',
    trialMissing: () => 'Gerade gibt es keine Geschichte zum Ausprobieren.',
    signUpUnknown: () =>
      'Dieser Anmeldelink funktioniert nicht. Prüfe ihn oder frag die Person, die ihn dir geschickt hat.',
    placeUnknown: () => 'Dieser Link funktioniert nicht. Öffne den Link in deiner neuesten E-Mail.',
    signUpClosed: () => 'Die Anmeldung ist geschlossen.',
    slotGone: () => 'Dieser Termin ist nicht mehr verfügbar. Wähle einen anderen.',
    slotFull: ({ free }) =>
      Number(free) === 0
        ? 'Dieser Termin ist voll. Wähle einen anderen oder setz dich auf die Warteliste.'
        : `An diesem Termin ist noch Platz für ${free}. Wähle einen anderen oder setzt euch auf die Warteliste.`,
    domainsOnly: ({ domains }) => `Nimm eine E-Mail-Adresse, die auf ${domains} endet.`,
    addressRepeated: () => 'Jede Person braucht eine eigene E-Mail-Adresse.',
    offerOver: () => 'Dieses Angebot ist abgelaufen.',
    placeOver: () => 'Für Änderungen an dieser Anmeldung ist es zu spät.',
    fieldMissing: () => 'Fülle alle Felder aus und versuche es noch einmal.',
    fieldTooShort: ({ limit }) =>
      `Das ist zu kurz: Gib mindestens ${plural(Number(limit), 'Zeichen', 'Zeichen')} ein.`,
    fieldTooLong: ({ limit }) =>
      `Das ist zu lang: Gib höchstens ${plural(Number(limit), 'Zeichen', 'Zeichen')} ein.`,
    emailWrong: () => 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel ana@example.com.',
    fieldWrong: () => 'Eine deiner Angaben passt nicht. Prüfe sie und versuche es noch einmal.',
  },
  kinds: {
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuche es noch einmal.',
    network: 'Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung.',
    server: 'Beim Server ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.',
    cancelled: 'Die Anfrage wurde abgebrochen.',
  },
  codes: {
    SESSION_001: 'Diese Session gibt es nicht.',
    SESSION_006: 'Diese Session ist schon vorbei.',
    SESSION_010: 'Diese Session lässt sich nicht absagen.',
    CONSUMER_001: 'Zu deinem Link gibt es keinen Platz.',
    CONSUMER_002: 'Du stehst nicht auf der Gästeliste dieser Session.',
    BREAKOUT_001: 'Diesen Raum gibt es nicht.',
    EXPERIENCE_001: 'Zu dieser Session gehört keine Geschichte.',
    EXPERIENCE_002: 'Diese Geschichte gibt es nicht.',
    REQUEST_001: 'Diese Anfrage war nicht zu verstehen. Lade die Seite neu und versuche es noch einmal.',
  },
};

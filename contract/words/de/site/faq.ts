import type { FaqWords } from '../../en/site/faq.ts';
import { list } from '../counts.ts';
import { stories as told } from './stories.ts';

/** The questions and answers, in German; guests read them as well, so what they ask is answered without du or Sie. */
export const faq: FaqWords = {
  page: {
    title: 'Fragen',
    description:
      'Wie viele mitspielen, auf welchen Geräten, was am Tag selbst geschieht, was ein Credit umfasst und was gespeichert wird.',
    lead: 'Die häufigsten Fragen an uns.',
    search: 'Fragen durchsuchen',
    found: (count) => `${count} gefunden`,
    none: 'Keine Antworten gefunden',
    noneText: 'Versuchen Sie es mit weniger Wörtern oder fragen Sie uns direkt.',
    ask: 'Frage stellen',
  },
  groups: {
    before: {
      title: 'Vorher',
      entries: {
        'how-many-people': {
          question: 'Wie viele Personen können mitspielen?',
          answer: ({ stories, seatsPerCredit }) =>
            `In eine Session passen ${list(stories.map(({ key, players }) => `bei „${told[key].title}“ ${players.min} bis ${players.max} Personen`))}. Größere Gruppen spielen in mehreren Sessions zur selben Zeit. Das Formular für neue Sessions plant sie und hält Teams zusammen. Ein Credit reicht für ${seatsPerCredit} Personen. In Teams von vier bis sechs redet es sich am besten. Alle sehen denselben Film und haben je Team einen eigenen Raum.`,
        },
        'how-long': {
          question: 'Wie lange dauert eine Session?',
          answer: ({ stories }) =>
            `${stories.map(({ key, lengthMinutes, blockMinutes }) => `„${told[key].title}“ spielt ${lengthMinutes} Minuten und dauert mit Ankommen und Nachgespräch ${blockMinutes}.`).join(' ')} Der Kalendereintrag umfasst die längere Zeit, und die Türen öffnen 15 Minuten vorher.`,
        },
        host: {
          question: 'Brauchen wir eine Moderation?',
          answer:
            'Nein. Die Session beginnt, läuft und endet automatisch. Wer sie organisiert, kann sie anhalten, eine Entscheidung verlängern oder Gäste in ein anderes Team setzen, muss es aber nicht.',
        },
        teams: {
          question: 'Wer bestimmt, wer mit wem spielt?',
          answer:
            'Sie, wenn Sie die Session planen: in der Reihenfolge Ihrer Liste, zufällig, mit gemischten Abteilungen oder Abteilungen unter sich, oder anders als beim letzten Mal. Sie können Personen nennen, die nicht zusammen spielen sollen. Alle lassen sich später noch umsetzen, auch während die Session läuft.',
        },
        'time-zones': {
          question: 'Wie funktionieren die Zeitzonen?',
          answer:
            'Sie wählen den Termin in der Zeitzone Ihrer Wahl. Jede Einladung nennt die Zeit in dieser Zone und in UTC. Der Kalendereintrag dazu erscheint in jedem Kalender in dessen eigener Zeit und ändert sich mit, wenn Sie die Session verschieben. Der persönliche Link zeigt den Start in der Zeit des Gastes. Sobald ein Gast ihn geöffnet hat, nennen E-Mails zuerst dessen eigene Zeit.',
        },
        languages: {
          question: 'Welche Sprachen gibt es?',
          answer:
            'Deutsch und Englisch. Alle Geschichten gibt es in beiden Sprachen, und alle Gäste wählen ihre eigene. Die Sprache der Einladungen legen Sie bei der Planung fest und können eine lesen, bevor sie versendet wird. Auch die Seiten für Organisatoren gibt es in beiden Sprachen.',
        },
        account: {
          question: 'Brauchen Gäste ein Konto?',
          answer:
            'Nein. Sie folgen ihrem persönlichen Link oder geben ihre E-Mail-Adresse und die Session-ID ein. Nur wer Sessions organisiert, registriert sich.',
        },
      },
    },
    devices: {
      title: 'Geräte',
      entries: {
        install: {
          question: 'Muss etwas installiert werden?',
          answer:
            'Nein. Chrome, Edge, Firefox oder Safari in einer aktuellen Version reichen, auf Computer, Tablet oder Telefon. Die [Geräteprüfung](/systemCheck) probiert alles in zwei Minuten aus, an jedem Tag davor.',
        },
        camera: {
          question: 'Ist eine Kamera nötig?',
          answer:
            'Nein, auch kein Mikrofon. Abstimmen, Hinweise zeigen und chatten geht auch ohne. Wir schalten nie etwas von uns aus ein, und die Wahl gilt in jedem Raum weiter.',
        },
        'slow-line': {
          question: 'Was passiert bei einer langsamen Verbindung?',
          answer:
            'Zuerst sinkt die Bildqualität, bevor der Film anhält. Untertitel und Szenentexte hängen nicht vom Video ab, und Stimmen bleiben auf dem Gerät gespeichert, bis die Verbindung wieder da ist.',
        },
        'allow-list': {
          question: 'Was muss unsere IT freigeben?',
          answer:
            'HTTPS und sichere WebSockets zu dieser Website auf Port 443. Für Kamera und Mikrofon in den Teamräumen UDP zwischen den Gästen oder zum Relay, das der Betreiber eingerichtet hat. Sonst nichts. Die Liste zum Weitergeben steht auf der [Seite zur Sicherheit](/security#what-to-allow).',
        },
        vpn: {
          question: 'Funktioniert es über ein VPN?',
          answer:
            'Film, Abstimmungen und Chat ja. Manche VPNs sperren direktes Video zwischen Personen. Dann hilft ein Relay, sofern der Betreiber eines hat. Sonst läuft die Session ohne Kameras weiter. Die Geräteprüfung zeigt vorher, was davon zutrifft.',
        },
      },
    },
    day: {
      title: 'Am Tag selbst',
      entries: {
        late: {
          question: 'Kann ich später dazukommen?',
          answer:
            'Ja. Derselbe Link führt direkt in die laufende Szene, an dieselbe Stelle wie bei allen anderen, und in ein Team.',
        },
        dropped: {
          question: 'Was passiert, wenn meine Verbindung abbricht?',
          answer:
            'Einfach den Link noch einmal öffnen, auf einem beliebigen Gerät. Platz, Team und Stimmen sind noch da. Ist die Person mit der Kapitänsstimme zwanzig Sekunden weg, übernimmt jemand anders.',
        },
        tie: {
          question: 'Was gilt bei Stimmengleichheit?',
          answer:
            'Bei Gleichstand entscheiden die Kapitänsstimmen der Teams. Steht es auch dort gleich oder fehlen sie, gewinnt die erste Möglichkeit. Die Regel ist vor der Abstimmung zu lesen.',
        },
        captions: {
          question: 'Gibt es Untertitel?',
          answer:
            'In jedem Film, und jede Szene lässt sich als Text lesen. Nichts Wichtiges ist nur zu sehen oder nur zu hören. Für Schnelligkeit gibt es keine Punkte.',
        },
      },
    },
    credits: {
      title: 'Credits',
      entries: {
        'what-is-a-credit': {
          question: 'Was umfasst ein Credit?',
          answer:
            'Eine Session mit bis zu dreißig Personen. Er wird reserviert, wenn Sie die Session planen, und verbraucht, wenn die erste Szene beginnt. [Preise](/pricing)',
        },
        cancel: {
          question: 'Was ist, wenn wir absagen müssen?',
          answer:
            'Sagen Sie ab, bevor die Türen öffnen, also 15 Minuten vor dem Start, und der Credit wird sofort zurückgegeben. Das gilt auch, wenn niemand kommt oder der Fehler bei uns liegt. Verschieben kostet nichts.',
        },
        invoice: {
          question: 'Wie bezahlen wir?',
          answer:
            'Mit Karte oder auf Rechnung, in der Übersicht, auf Wunsch mit Ihrer Bestellnummer. Belege und Rechnungen bleiben dort als PDF. Noch Fragen? [Schreiben Sie uns](/contact?topic=billing).',
        },
      },
    },
    privacy: {
      title: 'Datenschutz',
      entries: {
        recorded: {
          question: 'Wird die Session aufgezeichnet?',
          answer:
            'Nein. Bild und Ton der Gäste werden weder aufgezeichnet noch mitgeschrieben. Stimmen, Antworten und Chat bleiben beim Ergebnis gespeichert. Löscht die Firma eine Session, verschwindet sie sofort aus jeder Übersicht. Die gespeicherten Daten werden gelöscht, wenn die Firma ihr Konto schließt.',
        },
        'who-sees-results': {
          question: 'Sehen Vorgesetzte, wie ich war?',
          answer:
            'Wer die Session organisiert, sieht, was das Team sieht: Entscheidungen und Zahlen des Teams ohne Namen. Den eigenen Anteil sieht nur die Person selbst, außer sie zeigt ihn. Gruppen unter drei Personen werden nicht ausgewertet.',
        },
        erase: {
          question: 'Wie lasse ich meine Daten löschen?',
          answer:
            'Über den Link in der Einladung: Unter den Ergebnissen oder auf der Seite zum Absagen löscht ein Knopf Name und E-Mail-Adresse. Ein Konto ist dafür nicht nötig. Wer Sessions organisiert, schließt das eigene Konto im Profil. [Alle Rechte](/privacy#your-rights-without-an-account)',
        },
      },
    },
  },
};

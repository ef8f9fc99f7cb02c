import type { CheckWords } from '../en/check.ts';

/** What the device check says, in German. */
export const check: CheckWords = {
  check: {
    page: 'Mein Gerät prüfen',
    trying: 'Dein Gerät wird geprüft',
    tryingText: 'Das dauert ein paar Sekunden.',
    hostSees: 'Dein Host sieht, was davon in Ordnung ist und was nicht, und sonst nichts.',
    toSession: 'Zu meiner Session',
    copyReport: 'Diesen Bericht kopieren',
    copyForIt: 'Den Text für die IT kopieren',
    reportHelp:
      'Der Bericht enthält deinen Browser und die Ergebnisse, keine persönlichen Daten. Der Text für die IT nennt die Adressen und Ports, die eine Session braucht.',
    copying: {
      copied: 'Kopiert',
      failed: 'Das hat nicht geklappt. Noch einmal versuchen',
      byHand: 'Von Hand kopieren',
    },
    tryAgain: 'Noch einmal',
    tryAgainOf: (title) => `Noch einmal: ${title}`,
    names: {
      browser: { title: 'Browser', why: 'Ob er kann, was eine Session braucht' },
      screen: { title: 'Bildschirm', why: 'Ob eine Session ins Fenster passt' },
      network: { title: 'Netz', why: 'Wie schnell deine Verbindung ist' },
      clock: { title: 'Zeit', why: 'Wie genau alle dasselbe Bild sehen' },
      realtime: { title: 'Live-Verbindung', why: 'Überträgt Abstimmungen und Nachrichten' },
      playback: { title: 'Filme', why: 'Ob ein Film lädt und läuft' },
      video: { title: 'Videoraum', why: 'Ob du dein Team siehst und hörst' },
      speaker: { title: 'Lautsprecher', why: 'Wir spielen zwei leise Töne' },
      microphone: { title: 'Mikrofon', why: 'Wir nehmen drei Sekunden auf und spielen sie dir vor' },
      camera: { title: 'Kamera', why: 'Du siehst dich, sonst niemand' },
    },
    states: {
      untested: 'noch nicht geprüft',
      running: 'wird geprüft',
      passed: 'in Ordnung',
      warned: 'geht mit Einschränkungen',
      failed: 'geht nicht',
    },
    verdicts: {
      ready: { title: 'Du bist bereit', text: 'Alles funktioniert. Bis bald.' },
      limited: {
        title: 'Es funktioniert mit Einschränkungen',
        text: 'Du kannst teilnehmen. Auf das unten Markierte müsstest du verzichten, oder du bringst es noch in Ordnung.',
      },
      failed: {
        title: 'So funktioniert es nicht',
        text: 'Bring das unten Markierte in Ordnung und versuche es noch einmal, oder nimm ein anderes Gerät.',
      },
    },
    halfDone: {
      title: 'So weit, so gut',
      text: 'Die automatischen Prüfungen sind in Ordnung. Teste jetzt Lautsprecher, Mikrofon und Kamera.',
    },
    trials: {
      speaker: { start: 'Die Töne spielen', yes: 'Ich habe sie gehört', no: 'Ich habe nichts gehört' },
      microphone: { start: '3 Sekunden aufnehmen', yes: 'Das war ich', no: 'Ich habe nichts gehört' },
      camera: { start: 'Meine Kamera zeigen', yes: 'Ich sehe mich', no: 'Ich sehe nichts' },
    },
    recorded: 'Was aufgenommen wurde',
    otherCamera: 'Eine andere Kamera zeigen',
    otherMicrophone: 'Mit einem anderen Mikrofon aufnehmen',
    nameless: 'Unbenanntes Gerät',
  },
};

import type { CheckWords } from '../english/check.ts';

/** What the device check says, in German. */
export const check: CheckWords = {
  check: {
    page: 'Mein Gerät prüfen',
    trying: 'Dein Gerät wird geprüft',
    tryingText: 'Das dauert ein paar Sekunden.',
    hostSees: 'Dein Host sieht, was davon in Ordnung ist und was nicht, und sonst nichts.',
    toSession: 'Zu meiner Sitzung',
    copyReport: 'Diesen Bericht kopieren',
    copyForIt: 'Den Text für die IT kopieren',
    reportHelp:
      'Der Bericht nennt deinen Browser und was gefunden wurde, und niemanden. Der Text für die IT sagt, welche Adressen und Ports eine Sitzung braucht.',
    copying: {
      copied: 'Kopiert',
      failed: 'Das hat nicht geklappt. Noch einmal versuchen',
      byHand: 'Von Hand kopieren',
    },
    tryAgain: 'Noch einmal',
    tryAgainOf: (title) => `Noch einmal: ${title}`,
    names: {
      browser: { title: 'Browser', why: 'Ob er kann, was eine Sitzung braucht' },
      screen: { title: 'Bildschirm', why: 'Ob eine Sitzung ins Fenster passt' },
      network: { title: 'Netz', why: 'Wie schnell der Server antwortet und wie viel die Leitung trägt' },
      clock: { title: 'Zeit', why: 'Wie genau alle dasselbe Bild sehen' },
      realtime: { title: 'Live-Verbindung', why: 'Darüber gehen Stimmen und Nachrichten' },
      playback: { title: 'Clips', why: 'Ob ein Clip lädt und läuft' },
      video: { title: 'Videoraum', why: 'Ob Kamera und Stimme den Weg zu deinem Team finden' },
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
      ready: { title: 'Du bist bereit', text: 'Alles funktioniert. Bis gleich am Licht.' },
      limited: {
        title: 'Es wird gehen, mit Einschränkungen',
        text: 'Du kannst teilnehmen. Auf das unten Markierte müsstest du verzichten, oder du bringst es noch in Ordnung.',
      },
      failed: {
        title: 'So wird es nicht gehen',
        text: 'Bring das unten Markierte in Ordnung und versuch es noch einmal, oder nimm ein anderes Gerät.',
      },
    },
    halfDone: {
      title: 'So weit gut',
      text: 'Alles, was sich selbst prüft, ist in Ordnung. Probier nun Lautsprecher, Mikrofon und Kamera, jeweils mit einem Tipp.',
    },
    trials: {
      speaker: { start: 'Die Töne spielen', yes: 'Ich habe sie gehört', no: 'Ich habe nichts gehört' },
      microphone: { start: '3 Sekunden aufnehmen', yes: 'Das war ich', no: 'Ich habe nichts gehört' },
      camera: { start: 'Meine Kamera zeigen', yes: 'Ich sehe mich', no: 'Ich sehe nichts' },
    },
    recorded: 'Was aufgenommen wurde',
    otherCamera: 'Eine andere Kamera zeigen',
    otherMicrophone: 'Mit einem anderen Mikrofon aufnehmen',
    nameless: 'Ohne Namen',
  },
};

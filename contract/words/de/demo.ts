import type { DemoWords } from '../en/demo.ts';

export const demo: DemoWords = {
  label: 'Die ersten drei Minuten von „Das geliehene Licht“',
  playIn: 'Auf Deutsch spielen',
  opening: 'Die Szene wird geladen …',
  failed: 'Die Szene ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
  retry: 'Noch einmal versuchen',
  close: 'Szene schließen',
  company:
    'Ana, Ben, Chloe und Dmitri sind Bots: Sie stimmen ab und zeigen ihre Hinweise, das Rätsel gehört dir.',
  thinking: (name) => `${name}: „Du hast schon abgestimmt? Ich überlege noch.“`,
  afterWith: (name) => `${name}: „Gut, dass du das gesagt hast.“`,
  afterAgainst: (name) => `${name}: „Gut, dann gehen wir zusammen.“`,
  tipped: 'Deine Stimme hat entschieden.',
  goOn: 'Weiter',
  over: 'Hinter der Tür wartet jemand',
  overText:
    'Bisher hast du eine von zwei Abstimmungen und einen von zwei Wegen gesehen. Mit deinem Team geht die Geschichte weiter: was ihr tragt, was ihr schuldet und welches von zwei Enden ihr verdient. Eine Geschichte von einer Stunde hat noch mehr:',
  further: [
    'fünf geheime Abstimmungen, die den Verlauf ändern',
    'fünf Rätsel an Tischen zu viert oder fünft, jedes mit einem Hinweis, den nur du hast',
    'drei Pausen, drei Enden und eine Auswertung, wie ihr entschieden habt, nie wie schnell',
  ],
  whole: 'Ganze Geschichte mit Bots spielen',
  wholeNote:
    'Eine eigene Session, neun Minuten, beginnt in einer halben Minute. Ohne Konto, ohne E-Mail-Adresse.',
  wholeFailed: 'Die Session konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  again: 'Noch einmal spielen',
  signUp: 'Eine Session für dein Team planen',
  visitor: 'Gast',
  team: 'Otter',
};

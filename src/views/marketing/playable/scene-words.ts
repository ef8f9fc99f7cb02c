import type { SpokenLanguage } from '#contract/rules/languages.ts';

const english = {
  label: 'The first three minutes of “The Borrowed Light”',
  opening: 'Laying the table for five',
  failed: 'The scene could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close the scene',
  company: 'Ana, Ben, Chloe and Dmitri are bots: they vote and lay down their clues, the riddle is yours.',
  over: 'Behind the door somebody is waiting',
  overText:
    'So far you have seen one of two votes and one of two ways. With your team the story goes on: what you carry, what you owe, and which of two endings you have earned. A story of an hour goes further:',
  further: [
    'five votes that change what comes after, and nobody sees the others’ until time is up',
    'four riddles at tables of four or five, each with a part that only you hold',
    'two pauses, three endings, and a scorecard of how you decided, never of how fast',
  ],
  whole: 'Play all of it with four bots',
  wholeNote: 'A session of your own, nine minutes, starts in half a minute. No account, no address.',
  wholeFailed: 'No session could be started just now.',
  again: 'Play these minutes again',
  signUp: 'Start free with your team',
};

export type SceneWords = typeof english;

const german: SceneWords = {
  label: 'Die ersten drei Minuten von „Das geliehene Licht“',
  opening: 'Der Tisch wird für fünf gedeckt',
  failed: 'Die Szene ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  retry: 'Noch einmal versuchen',
  close: 'Szene schließen',
  company:
    'Ana, Ben, Chloe und Dmitri sind Bots: Sie stimmen ab und legen ihre Hinweise hin, das Rätsel gehört dir.',
  over: 'Hinter der Tür wartet jemand',
  overText:
    'Bisher hast du eine von zwei Abstimmungen und einen von zwei Wegen gesehen. Mit deinem Team geht die Geschichte weiter: was ihr tragt, was ihr schuldet und welches von zwei Enden ihr verdient. Eine Geschichte von einer Stunde geht weiter:',
  further: [
    'fünf Abstimmungen, die das Folgende ändern, und niemand sieht die der anderen, bevor die Zeit um ist',
    'vier Rätsel an Tischen zu viert oder fünft, jedes mit einem Teil, den nur du hast',
    'zwei Pausen, drei Enden und eine Auswertung, wie ihr entschieden habt, nie wie schnell',
  ],
  whole: 'Alles spielen, mit vier Bots',
  wholeNote: 'Eine eigene Sitzung, neun Minuten, beginnt in einer halben Minute. Ohne Konto, ohne Adresse.',
  wholeFailed: 'Gerade ließ sich keine Sitzung beginnen.',
  again: 'Diese Minuten noch einmal spielen',
  signUp: 'Kostenlos mit deinem Team anfangen',
};

export const sceneWords: Record<SpokenLanguage, SceneWords> = { en: english, de: german };

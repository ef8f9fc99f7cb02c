import type { BotWords } from '../en/bots.ts';

/** In German. */
export const bots: BotWords = {
  teams: ['Otter', 'Reiher'],
  hello: ['Hallo zusammen', 'Schön, dass ihr da seid', 'Hallo. Ich höre schon die Musik'],
  deciding: ['Da bin ich unsicher', 'Ich wäre für die vorsichtige Möglichkeit', 'Was meint ihr?'],
  atTheRiddle: [
    'Ich habe einen Hinweis und zeige ihn euch',
    'Sehen wir uns die Hinweise noch einmal an',
    'Ich glaube, wir sind nah dran',
  ],
  back: ['Bin wieder da. Meine Verbindung war weg'],
};

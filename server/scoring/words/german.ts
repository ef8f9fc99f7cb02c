import type { ResultWords } from './english.ts';

/** What results say beside the story's own words, in German. */
export const german: ResultWords = {
  nobodyVoted: 'Aus diesem Team hat niemand abgestimmt, also gab es hier nichts.',
  withheld: (least) =>
    `Wo weniger als ${least} Personen eines Teams an der Auswertung teilnehmen, gibt es keine: Ihre Zahlen würden von einer Person sprechen.`,
  counted: {
    people: 'Personen',
    votes: 'Stimmen',
    answers: 'Versuchte Antworten',
    clues: 'Auf den Tisch gelegte Hinweise',
    hints: 'Genommene Hilfen',
    messages: 'Nachrichten',
    decisionsWithVotes: 'Entscheidungen mit Stimmen',
    decisionsWithMajority: 'Entscheidungen mit Mehrheit',
    decisions: 'Entscheidungen',
    turns: 'Züge, die auf einen folgten',
    turnsPassed: 'Davon von jemand anderem',
    calls: 'Hilferufe',
    callsAnswered: 'Binnen 60 s beantwortet',
    microphones: 'Mikrofone, die gemeldet haben',
    secondsSpoken: 'Gesprochene Sekunden',
  },
  participation: {
    label: 'Verteilung der Beiträge',
    none: 'Es gab keinen Beitrag, der sich zählen ließe.',
    some: (share) => `Die Beiträge waren zu ${share} so gleich verteilt, wie sie es hätten sein können.`,
    formula: '−Σ pᵢ ln pᵢ ÷ ln n, mit pᵢ als Anteil einer Person an den Beiträgen des Teams und n Personen',
  },
  agreement: {
    label: 'Einigkeit',
    none: 'Aus dem Team hat niemand abgestimmt.',
    some: (share) => `Im Schnitt gingen ${share} der Stimmen an das, was das Team gewählt hat.`,
    formula: 'Mittel über die Entscheidungen (Stimmen für die Wahl des Teams ÷ Stimmen des Teams)',
  },
  consensus: {
    label: 'Zeit bis zur Mehrheit',
    none: 'Keine Entscheidung hat mehr als die Hälfte der Stimmen zusammengebracht.',
    some: (seconds) =>
      `Im Schnitt dauerte es ${seconds} s, bis mehr als die Hälfte bei der Wahl des Teams stand.`,
    formula:
      'Mittel über die Entscheidungen (Augenblick, in dem mehr als die Hälfte bei der Wahl stand − Beginn)',
  },
  turns: {
    label: 'Wechsel',
    none: 'Es wurde zu wenig geschrieben, gelegt oder versucht, um von Zügen zu sprechen.',
    some: (share) => `${share} der Züge gingen von einer Person zu einer anderen.`,
    formula:
      'Züge nach dem einer anderen Person ÷ alle Züge, die auf einen folgten (Nachrichten, Hinweise, Antworten, Hilfen)',
  },
  help: {
    label: 'Gegebene Hilfe',
    none: 'Kein Hinweis wurde hingelegt und kein Hilferuf beantwortet.',
    some: (times) =>
      `${times === 1 ? 'Einmal' : `${times}-mal`} gab jemand den anderen etwas, womit es weiterging.`,
    formula: 'hingelegte Hinweise + Hilferufe, die jemand anders aus dem Team binnen 60 s beantwortet hat',
  },
  speech: {
    label: 'Verteilung des Redens',
    none: 'Kein Mikrofon hat Sprache gemeldet.',
    some: (share) => `Die Redezeit war zu ${share} so gleich verteilt, wie sie es hätte sein können.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, mit pᵢ als Anteil einer Person an den gesprochenen Sekunden; Geräte melden Sekunden, nie Ton',
  },
  talk: {
    uneven: 'Einige von euch haben das meiste getragen. Was hätte es den anderen leichter gemacht?',
    even: 'Alle haben mit angefasst. Was hat das leicht gemacht, und habt ihr es auch an gewöhnlichen Tagen?',
    divided: (question) =>
      `Am wenigsten einig wart ihr hier: „${question}“ Was sah die eine Seite, was die andere nicht sah?`,
    unanimous: 'Mehr als einmal wart ihr alle einer Meinung. Hat jemand dem Team zuliebe geschwiegen?',
    oneSpeaker:
      'Oft war dieselbe Person mehrmals hintereinander dran. Woran merkten die anderen, dass sie dran sind?',
    noHelp:
      'Niemand hat einen Hinweis hingelegt oder einen Ruf beantwortet. Wie kam, was eine Person wusste, zu den anderen?',
  },
};

import { secondsText } from '#contract/rules/seconds-text.ts';
import type { ResultWords } from './english.ts';

/** What results say beside the story's own words, in German. */
export const german: ResultWords = {
  hadItBeen: (explanation) => `Wäre die Geschichte so weitergegangen: „${explanation}“`,
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
    none: 'Keine Entscheidung hatte zwei oder mehr Stimmen aus dem Team.',
    some: (share) => `Im Schnitt gingen ${share} der Stimmen an das, was das Team gewählt hat.`,
    formula: 'Mittel über die Entscheidungen (Stimmen für die Wahl des Teams ÷ Stimmen des Teams)',
  },
  consensus: {
    label: 'Zeit bis zur Mehrheit',
    none: 'Keine Entscheidung hat mehr als die Hälfte der Stimmen zusammengebracht.',
    some: (seconds) =>
      `Im Schnitt dauerte es ${secondsText(seconds, ',')}, bis mehr als die Hälfte bei der Wahl des Teams stand.`,
    formula:
      'Mittel über die Entscheidungen (Augenblick, in dem mehr als die Hälfte bei der Wahl stand − Beginn)',
  },
  turns: {
    label: 'Wechsel',
    none: (least) =>
      `Weniger als ${least} Nachrichten, Hinweise, Antworten und Hilfen: zu wenige, um von Zügen zu sprechen.`,
    some: (share) =>
      `${share} von allem, was geschrieben, gelegt oder versucht wurde, kam von jemand anderem als das davor.`,
    formula:
      'Züge nach dem einer anderen Person ÷ alle Züge, die auf einen folgten (Nachrichten, Hinweise, Antworten, Hilfen)',
  },
  help: {
    label: 'Gegebene Hilfe',
    never: 'Es gab keinen Tisch, auf den Hinweise zu legen waren, und niemand rief um Hilfe.',
    none: 'Kein Hinweis wurde hingelegt und kein Hilferuf beantwortet.',
    some: (times) =>
      `${times === 1 ? 'Einmal' : `${times}-mal`} gab jemand den anderen etwas, womit es weiterging.`,
    formula: 'hingelegte Hinweise + Hilferufe, die jemand anders aus dem Team binnen 60 s beantwortet hat',
  },
  speech: {
    label: 'Verteilung des Redens',
    none: 'Weniger als zwei Mikrofone haben Sprache gemeldet.',
    some: (microphones, share) =>
      `Unter den ${microphones} Mikrofonen, die Sprache gemeldet haben, war sie zu ${share} so gleich verteilt, wie sie es hätte sein können.`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, mit pᵢ als Anteil eines Mikrofons an den gesprochenen Sekunden und n Mikrofonen, die gemeldet haben; Geräte melden Sekunden, nie Ton',
  },
  plots: {
    fewVotes: 'Keine Entscheidung hatte zwei oder mehr Stimmen aus diesem Team.',
    agreedOnce: (question, share) => `Bei „${question}“ wollten ${share} dasselbe.`,
    alwaysAgreed: 'Alle, die abgestimmt haben, wollten jedes Mal dasselbe.',
    agreedAlike: (share) => `Bei jeder Entscheidung wollten ${share} dasselbe.`,
    differed: (question, share, decisions) =>
      decisions === 1
        ? `Am weitesten lagen die Meinungen bei „${question}“ auseinander: Dort wollten ${share} dasselbe.`
        : `Am weitesten, und gleich weit, lagen die Meinungen bei ${decisions} Entscheidungen auseinander, darunter „${question}“: Dort wollten ${share} dasselbe.`,
    sameShare: (share) => `Alle haben gleich viel beigetragen, je ${share}.`,
    mostActive: (people, share, even) =>
      people === 1
        ? `Von der aktivsten Person kamen ${share} aller Beiträge; gleich verteilt wären es ${even}.`
        : `Von den ${people} aktivsten Personen kamen je ${share} aller Beiträge; gleich verteilt wären es ${even}.`,
  },
  card: {
    noTeam: 'Es hat kein Team teilgenommen, also gibt es nichts zu werten.',
    total: (team, total, maximum) => `${team}: ${total} von ${maximum} Punkten`,
    place: (place, teams) => `Platz ${place} von ${teams} Teams`,
    title: (title) => `Erworbener Titel: ${title}`,
    badges: 'Abzeichen',
    field: (label, points, maximum) => `${label}: ${points} von ${maximum}`,
    points: (points, best) => `(${points} von ${best} Punkten)`,
    wanted: (wanted, taken) => `Euer Team wollte: ${wanted}. Die Geschichte nahm: ${taken}.`,
    nothing: 'nichts, denn niemand hat abgestimmt',
    votes: 'Wie euer Team gestimmt hat',
    challenge: (isSolved, attempts, hints, cost) =>
      `${isSolved ? 'Gelöst' : 'Nicht gelöst'}. Versuchte Antworten: ${attempts}. Hilfen: ${hints}. Abgezogene Punkte: ${cost}.`,
    ownPart: (name) => `Der Teil von ${name}`,
    did: (answers, clues, messages) =>
      `Versuchte Antworten: ${answers}. Auf den Tisch gelegte Hinweise: ${clues}. Geschriebene Nachrichten: ${messages}.`,
    stood: {
      'with-most': 'wie die meisten im Team',
      'against-most': 'anders als die meisten im Team',
      divided: 'in einem geteilten Team',
      alone: 'und sonst hat aus dem Team niemand abgestimmt',
    },
    howMade: 'Wie diese Zahlen zustande kommen',
    made: 'Die Gesamtzahl zählt zusammen, was jede Szene gebracht hat: was die meisten im Team gewählt haben, bei Gleichstand nach der Stimme der Leitung und dann nach der Reihenfolge der Liste, oder das gelöste Rätsel ohne das, was Hilfen und Eile gekostet haben. Das Maximum zählt die beste Wahl jeder Szene zusammen; das Meiste in einem Feld ist, was irgendeine Wahl in diesem Feld allein bringt. Für Tempo gibt es nichts. Teile von anderen stehen in keiner Datei: Eine Datei lässt sich nicht zurücknehmen.',
  },
  badges: {
    'of-one-mind': {
      label: 'Ein Sinn',
      why: (voters, question) => `Alle ${voters}, die abgestimmt haben, wollten bei „${question}“ dasselbe.`,
    },
    'every-voice': {
      label: 'Jede Stimme',
      why: (decisions) => `Alle, die da waren, haben bei allen ${decisions} Entscheidungen abgestimmt.`,
    },
    'against-the-tide': {
      label: 'Gegen den Strom',
      why: (question) =>
        `Bei „${question}“ habt ihr gesehen, was am meisten hilft, obwohl die anderen einen anderen Weg nahmen.`,
    },
    'best-choices': {
      label: 'Sichere Hand',
      why: (decisions) =>
        `Bei allen ${decisions} Entscheidungen hat euer Team gewählt, was am meisten hilft.`,
    },
    'own-wits': {
      label: 'Selbst gefunden',
      why: (riddles) =>
        riddles === 1
          ? 'Ihr habt das Rätsel ohne Hinweis gelöst.'
          : `Ihr habt alle ${riddles} Rätsel ohne Hinweis gelöst.`,
    },
    'first-try': {
      label: 'Auf Anhieb',
      why: (riddle) => `Eure erste Antwort bei „${riddle}“ war die richtige.`,
    },
    'not-giving-up': {
      label: 'Drangeblieben',
      why: (riddle, answers) =>
        `„${riddle}“ hat euch ${answers} Antworten gekostet, und ihr habt es gefunden.`,
    },
  },
  award: {
    toTeam: 'verliehen an das Team',
    toPerson: 'verliehen an',
    verify: 'Prüfen',
    picture: (story) => `Ein Bild vom Ende von ${story}`,
    logo: (company) => `Logo von ${company}`,
  },
  talk: {
    uneven: 'Einige von euch haben das meiste getragen. Was hätte es den anderen leichter gemacht?',
    even: 'Alle haben mit angefasst. Was hat das leicht gemacht, und habt ihr es auch an gewöhnlichen Tagen?',
    divided: (question, decisions) =>
      decisions === 1
        ? `Am wenigsten einig wart ihr hier: „${question}“ Was sah die eine Seite, was die andere nicht sah?`
        : `Bei ${decisions} Entscheidungen wart ihr euch gleich wenig einig, darunter hier: „${question}“ Was sah die eine Seite, was die andere nicht sah?`,
    unanimous:
      'Mehr als einmal wollten alle, die abgestimmt haben, dasselbe. Hat jemand dem Team zuliebe geschwiegen?',
    sameHand:
      'Was geschrieben, gelegt oder versucht wurde, kam oft mehrmals hintereinander von derselben Person. Woran merkten die anderen, dass sie dran sind?',
    noHelp:
      'Niemand hat einen Hinweis hingelegt oder einen Ruf beantwortet. Wie kam, was eine Person wusste, zu den anderen?',
  },
};

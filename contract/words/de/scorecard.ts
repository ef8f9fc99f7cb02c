import type { ScorecardWords } from '../en/scorecard.ts';
import { award } from './award.ts';
import { seconds as secondsText, form, percent, plural } from './counts.ts';

/** What results say beside the story's own words, in German. */
export const scorecard: ScorecardWords = {
  percent,
  hadItBeen: (explanation) => `Wäre die Geschichte so weitergegangen: „${explanation}“`,
  nobodyVoted: 'Aus diesem Team hat niemand abgestimmt, also gab es hier nichts.',
  withheld: (least) =>
    `Bei weniger als ${least} Personen gibt es keine Auswertung, weil sie Rückschlüsse auf Einzelne zuließe.`,
  counted: {
    people: 'Personen',
    votes: 'Stimmen',
    answers: 'Versuchte Antworten',
    clues: 'Gezeigte Hinweise',
    hints: 'Geholte Tipps',
    messages: 'Nachrichten',
    decisionsWithVotes: 'Entscheidungen mit Stimmen',
    decisionsWithMajority: 'Entscheidungen mit Mehrheit',
    decisions: 'Entscheidungen',
    turns: 'Beiträge (Nachrichten, Hinweise, Antworten, Tipps)',
    turnsPassed: 'Davon von jemand anderem',
    calls: 'Hilferufe',
    callsAnswered: 'Binnen 60 s beantwortet',
    microphones: 'Mikrofone, die gemeldet haben',
    secondsSpoken: 'Gesprochene Sekunden',
    marked: 'Personen, die es rechtzeitig markiert haben',
    mentions: 'Personen, die rechtzeitig davon geschrieben haben',
  },
  participation: {
    label: 'Verteilung der Beiträge',
    none: 'Es gab keinen Beitrag, der sich zählen ließe.',
    some: (share) => `Die Beiträge waren zu ${share} gleichmäßig verteilt (100 % = völlig gleich).`,
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
      `Im Schnitt dauerte es ${secondsText(seconds)}, bis sich mehr als die Hälfte einig war.`,
    formula:
      'Mittel über die Entscheidungen (Augenblick, in dem mehr als die Hälfte sie gewählt hatte − Beginn)',
  },
  turns: {
    label: 'Wechsel',
    none: (least) =>
      `Weniger als ${least} Nachrichten, Hinweise, Antworten und Tipps: zu wenige für eine Aussage.`,
    some: (share) =>
      `${share} aller Nachrichten, Hinweise und Antworten kamen von jemand anderem als das davor.`,
    formula:
      'Beiträge nach dem einer anderen Person ÷ alle Beiträge, die auf einen folgten (Nachrichten, Hinweise, Antworten, Tipps)',
  },
  help: {
    label: 'Gegebene Hilfe',
    never: 'Hinweise ließen sich hier nicht zeigen, und niemand bat um Hilfe.',
    none: 'Kein Hinweis wurde gezeigt und kein Hilferuf beantwortet.',
    some: (times) =>
      `${form(times, 'Einmal', `${times}-mal`)} zeigte jemand einen Hinweis oder reagierte auf einen Hilferuf.`,
    formula: 'gezeigte Hinweise + Hilferufe, die jemand anders aus dem Team binnen 60 s beantwortet hat',
  },
  speech: {
    label: 'Verteilung des Redens',
    none: 'Weniger als zwei Mikrofone haben Sprache gemeldet.',
    some: (microphones, share) =>
      `Unter den ${microphones} Mikrofonen, die Sprache gemeldet haben, war sie zu ${share} gleichmäßig verteilt (100 % = völlig gleich).`,
    formula:
      '−Σ pᵢ ln pᵢ ÷ ln n, mit pᵢ als Anteil eines Mikrofons an den gesprochenen Sekunden und n Mikrofonen, die gemeldet haben; Geräte melden Sekunden, nie Ton',
  },
  noticing: {
    label: 'Bemerkt, bevor die Geschichte davon sprach',
    none: (name, people) => `Von euch ${people} hat niemand rechtzeitig ${name} markiert.`,
    some: (name, marked, people, scene) =>
      `${marked} von euch ${people} ${form(marked, 'hat', 'haben')} ${name} markiert, zuerst in „${scene}“.`,
    mentions: (people) =>
      people === 0
        ? 'Geschrieben hat davon niemand.'
        : form(people, 'Eine Person hat davon geschrieben.', `${people} haben davon geschrieben.`),
    formula: 'Personen, die es markiert haben, bevor die Geschichte davon sprach ÷ Personen',
  },
  plots: {
    fewVotes: 'Keine Entscheidung hatte zwei oder mehr Stimmen aus diesem Team.',
    agreedOnce: (question, share) => `Bei „${question}“ wollten ${share} dasselbe.`,
    alwaysAgreed: 'Alle, die abgestimmt haben, wollten jedes Mal dasselbe.',
    agreedAlike: (share) => `Bei jeder Entscheidung wollten ${share} dasselbe.`,
    differed: (question, share, decisions) =>
      form(
        decisions,
        `Am weitesten lagen die Meinungen bei „${question}“ auseinander: Dort wollten ${share} dasselbe.`,
        `Am weitesten, und gleich weit, lagen die Meinungen bei ${decisions} Entscheidungen auseinander, darunter „${question}“: Dort wollten ${share} dasselbe.`,
      ),
    sameShare: (share) => `Alle haben gleich viel beigetragen, je ${share}.`,
    mostActive: (people, share, even) =>
      form(
        people,
        `Von der aktivsten Person kamen ${share} aller Beiträge; gleich verteilt wären es ${even}.`,
        `Von den ${people} aktivsten Personen kamen je ${share} aller Beiträge; gleich verteilt wären es ${even}.`,
      ),
  },
  card: {
    noTeam: 'Es hat kein Team teilgenommen, also gibt es nichts zu werten.',
    total: (team, total, maximum) => `${team}: ${total} von ${maximum} Punkten`,
    place: (place, teams) => `Platz ${place} von ${plural(teams, 'Team', 'Teams')}`,
    title: (title) => `Erworbener Titel: ${title}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
    badges: 'Abzeichen',
    field: (label, points, maximum) => `${label}: ${points} von ${maximum}`,
    points: (points, best) => `(${points} von ${best} Punkten)`,
    wanted: (wanted, taken) => `Euer Team wollte: ${wanted}. Die Geschichte folgte: ${taken}.`,
    nothing: 'nichts, denn niemand hat abgestimmt',
    votes: 'Wie euer Team gestimmt hat',
    didNotTry: 'Nicht versucht.',
    challenge: (isSolved, attempts, hints, cost) =>
      `${isSolved ? 'Gelöst' : 'Nicht gelöst'}. Versuchte Antworten: ${attempts}. Tipps: ${hints}. Abgezogene Punkte: ${cost}.`,
    ownPart: (name) => `Der Teil von ${name}`,
    did: (answers, clues, messages) =>
      `Versuchte Antworten: ${answers}. Gezeigte Hinweise: ${clues}. Geschriebene Nachrichten: ${messages}.`,
    stood: {
      'with-most': 'wie die meisten im Team',
      'against-most': 'anders als die meisten im Team',
      divided: 'in einem geteilten Team',
      alone: 'und sonst hat aus dem Team niemand abgestimmt',
    },
    howMade: 'Wie diese Zahlen zustande kommen',
    made: 'Die Gesamtzahl zählt zusammen, was jede Szene gebracht hat: was die meisten im Team gewählt haben, bei Gleichstand nach der Kapitänsstimme und dann nach der Reihenfolge der Liste, oder das gelöste Rätsel ohne das, was Tipps und Eile gekostet haben. Das Maximum zählt die beste Wahl jeder Szene zusammen; in einer Kategorie zählt die beste Wahl in dieser Kategorie allein. Für Tempo gibt es nichts. Was andere teilen, ist nie in einer Datei enthalten, weil sich eine Datei nicht zurücknehmen lässt.',
  },
  badges: {
    'of-one-mind': {
      label: 'Einmütig',
      why: (voters, question) => `Alle ${voters}, die abgestimmt haben, wollten bei „${question}“ dasselbe.`,
    },
    'every-voice': {
      label: 'Jede Stimme',
      why: (decisions) =>
        form(
          decisions,
          'Alle, die da waren, haben bei der Entscheidung abgestimmt.',
          `Alle, die da waren, haben bei allen ${decisions} Entscheidungen abgestimmt.`,
        ),
    },
    'against-the-tide': {
      label: 'Gegen den Strom',
      why: (question) =>
        `Bei „${question}“ habt ihr die beste Wahl erkannt, obwohl die anderen einen anderen Weg nahmen.`,
    },
    'best-choices': {
      label: 'Sichere Hand',
      why: (decisions) =>
        form(
          decisions,
          'Bei der Entscheidung hat euer Team die beste Wahl getroffen.',
          `Bei allen ${decisions} Entscheidungen hat euer Team die beste Wahl getroffen.`,
        ),
    },
    'own-wits': {
      label: 'Selbst gefunden',
      why: (riddles) =>
        form(
          riddles,
          'Ihr habt das Rätsel ohne Tipp gelöst.',
          `Ihr habt alle ${riddles} Rätsel ohne Tipp gelöst.`,
        ),
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
  award,
  talk: {
    uneven: 'Einige von euch haben das meiste getragen. Was hätte es den anderen leichter gemacht?',
    even: 'Alle haben mitgemacht. Was hat das leicht gemacht, und ist es im Arbeitsalltag auch so?',
    divided: (question, decisions) =>
      form(
        decisions,
        `Am wenigsten einig wart ihr hier: „${question}“ Was sah die eine Seite, was die andere nicht sah?`,
        `Bei ${decisions} Entscheidungen wart ihr euch gleich wenig einig, darunter hier: „${question}“ Was sah die eine Seite, was die andere nicht sah?`,
      ),
    unanimous:
      'Mehr als einmal wollten alle, die abgestimmt haben, dasselbe. Hat jemand dem Team zuliebe geschwiegen?',
    changed: (question, people, seconds) =>
      `${plural(people, 'von euch hat', 'von euch haben')} bei „${question}“ die Stimme geändert, zuletzt nach ${secondsText(seconds)}. Was war gerade gesagt worden?`,
    sameHand:
      'Nachrichten, Hinweise und Antworten kamen oft mehrmals hintereinander von derselben Person. Woran merkten die anderen, dass sie dran sind?',
    noHelp:
      'Niemand hat einen Hinweis gezeigt oder einen Hilferuf beantwortet. Wie erfuhren die anderen, was eine Person wusste?',
  },
  next: {
    answerCalls: (calls) =>
      `${plural(calls, 'Hilferuf', 'Hilferufe')} ohne Antwort innerhalb einer Minute: Vereinbart am Anfang eines Rätsels, wer auf Hilferufe achtet.`,
    shareClues:
      'Niemand hat einen Hinweis gezeigt. Beginnt ein Rätsel mit einer Runde, in der jede Person vorliest, was sie hat.',
    cluesFirst: (answers, clues) =>
      `Ihr habt ${plural(answers, 'Antwort', 'Antworten')} versucht und ${clues === 0 ? 'keinen Hinweis' : plural(clues, 'Hinweis', 'Hinweise')} gezeigt. Zeigt alle Hinweise, bevor ihr die erste Antwort versucht.`,
    passTurns: (turns) =>
      `Nur bei ${percent(turns)} der Beiträge war jemand anders dran. Sprich nach deinem Beitrag die nächste Person mit Namen an.`,
    hearTheFew: (question) =>
      `Hier wart ihr geteilter Meinung: „${question}“ Lasst zuerst die sprechen, die weniger sind, und stimmt danach ab.`,
    doubt: (decisions) =>
      `Bei ${plural(decisions, 'Entscheidung', 'Entscheidungen')} wollten alle dasselbe. Lasst eine Person eine Minute lang für etwas anderes eintreten.`,
    slowDown: (seconds) =>
      `Mehr als die Hälfte von euch war im Schnitt nach ${secondsText(seconds)} entschieden. Fragt vor der Abstimmung, wer es anders sieht.`,
  },
};

import { secondsText } from '#contract/rules/seconds-text.ts';
import { dayText } from '../../../shared/day-text.ts';
import type { ResultWords } from '../english/results.ts';
import { points, withHints } from './counts.ts';

/** What the talk after the story and the results say, in German. */
export const results: ResultWords = {
  debrief: {
    title: 'Euer Raum ist noch offen',
    text: 'Bleibt noch ein wenig und redet darüber. Er schließt von selbst.',
    time: 'Zeit zusammen',
    closesIn: (seconds) =>
      seconds === 60 ? 'Euer Raum schließt in einer Minute.' : `Euer Raum schließt in ${seconds} Sekunden.`,
    toTalkAbout: 'Zum Reden danach',
    before: 'Die Frage davor',
    after: 'Die nächste Frage',
    promptOf: (at, all) => `${at} von ${all}`,
    prompts: [
      'Von welchem Augenblick werdet ihr morgen jemandem erzählen?',
      'Wann hat jemand dich umgestimmt, und womit?',
      'Was hatte jemand von euch in der Hand, das die anderen brauchten?',
      'Was würdet ihr beim nächsten Mal in anderer Reihenfolge tun?',
    ],
    leave: 'Den Raum verlassen',
    closed: 'Euer Raum ist geschlossen. Kamera und Mikrofon sind aus.',
  },
  firstOne: {
    title: 'Jetzt mit Leuten, die du kennst',
    text: 'Sie sehen einander, streiten um das Licht und lösen die Rätsel an ihrem eigenen Tisch. Die erste Sitzung ist frei.',
    plan: 'Mit dem eigenen Team planen',
  },
  nextOne: {
    title: 'Der nächste Abend am Licht',
    text: 'Dieselben Leute und dieselbe Geschichte liegen bereit; wähle eine andere Geschichte und eine Zeit.',
    plan: 'Die nächste ansetzen',
  },
  results: {
    thanks: (name) => `Danke, ${name}`,
    earned: (team, total, maximum) => `${team} hat ${total} von ${maximum} Punkten geholt.`,
    notYet: 'Die Ergebnisse sind noch nicht da',
    adding: 'Die Ergebnisse werden zusammengezählt',
    scorecard: 'Wertung',
    together: 'Zusammenarbeit',
    asPdf: 'Wertung als PDF',
    asCsv: 'Als Tabelle (CSV)',
    fileHelp:
      'Euer Team und dein eigener Teil. Was andere zeigen, steht in keiner Datei: Sie könnten es nicht zurücknehmen.',
    fileFailed: (why) => `Die Datei ließ sich nicht erstellen: ${why}`,
    award: 'Urkunde',
    noTeams: 'Es hat kein Team teilgenommen, also gibt es nichts zu werten.',
    total: (team) => `${team}, gesamt`,
    ofPoints: (maximum) => `von ${points(maximum)}`.replace(/Punkte$/, 'Punkten'),
    place: (place) => `Platz ${place}`,
    ofTeams: (place, teams) => `${place} von ${teams} Teams.`,
    titleEarned: (title) => `Erworbener Titel: ${title}.`,
    besideEarlier: (own, median, teams) =>
      `Das sind ${own} % von dem, was zu holen war. Der Median der ${teams} Teams dieser Firma, die vorher gespielt haben, liegt bei ${median} %.`,
    badges: 'Abzeichen',
    yourWay: (isOwn) => `${isOwn ? 'Euer' : 'Der'} Weg durch die Geschichte`,
    rows: 'Szene für Szene',
    note: 'Punkte gibt es für das, was entschieden und gelöst wurde, nie für Tempo. Ein Team bekommt, was seine eigene Mehrheit gewählt hat. Die Gesamtzahl misst sich am besten Weg durch diese Szenen; jeder Balken am Meisten, was eine Wahl in diesem einen Feld bringt, und kein Weg bringt in allen das Meiste.',
    howMade: 'Wie diese Zahlen zustande kommen',
    howRowMade: 'Wie diese Zahl zustande kommt',
    sum: (parts, total) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : (parts[0] ?? String(total)),
    sceneColumn: 'Szene',
    bestColumn: 'Hier möglich',
    totalMade:
      'Die Gesamtzahl zählt zusammen, was jede Szene gebracht hat. „Hier möglich“ ist das Meiste, was eine Wahl in allen Feldern zusammen bringt, oder das gelöste Rätsel; zusammengezählt ist es das Maximum. In einem Feld ist das Meiste, was irgendeine Wahl in diesem Feld allein bringt.',
    placeMade: (better) =>
      better === 0
        ? 'Platz: Kein Team hat mehr Punkte. Wer gleich viele hat, teilt sich einen Platz.'
        : `Platz: ${better === 1 ? '1 Team hat' : `${better} Teams haben`} mehr Punkte. Wer gleich viele hat, teilt sich einen Platz.`,
    titleMade:
      'Der Titel gehört zum Ende. Ein Team, das nichts getan hat, was sich zählen ließe, bekommt keinen.',
    decisionMade: (made, best) =>
      `Was die meisten im Team gewählt haben, bringt ${made}. Bei Gleichstand im Team zählt die Stimme der Leitung, dann die Reihenfolge der Liste. Hier möglich: ${best}.`,
    nothingMade: (best) => `Aus dem Team hat niemand abgestimmt: 0. Hier möglich: ${best}.`,
    challengeMade: (made, cost, total) =>
      cost > 0
        ? `Lösen bringt ${made}. Hilfen und Eile haben ${cost} gekostet, in den Feldern mit den meisten Punkten: ${total}.`
        : `Lösen bringt ${made}. Abgezogen wurde nichts.`,
    unsolvedMade: (best) => `Nicht gelöst: 0. Lösen ohne Hilfe bringt ${best}.`,
    points,
    of: (value, maximum) => `${value} von ${maximum}`,
    byDimension: 'Nach Feldern',
    teamWanted: (isOwn) => (isOwn ? 'Euer Team wollte' : 'Das Team wollte'),
    wantedNothing: 'nichts: Niemand hat abgestimmt',
    storyTook: 'Die Geschichte nahm',
    howVoted: (isOwn) => (isOwn ? 'Wie euer Team gestimmt hat' : 'Wie das Team gestimmt hat'),
    elseCouldBe: 'Was es sonst hätte sein können',
    isSolved: 'Gelöst',
    isNotSolved: 'Nicht gelöst',
    solvedAfter: (tried, taken, hintCost) =>
      `nach ${tried === 1 ? '1 Versuch' : `${tried} Versuchen`} ${withHints(taken)}${hintCost > 0 ? `, Kosten: ${points(hintCost)}` : ''}.`,
    hasteCost: (cost) => `Die Eile hat ${points(cost)} gekostet.`,
    kinds: {
      clip: 'Clip',
      decision: 'Entscheidung',
      challenge: 'Rätsel',
      breather: 'Pause',
      ending: 'Ende',
    },
    sideBySide: 'Die Teams im Vergleich',
    placeColumn: 'Platz',
    teamColumn: 'Team',
    totalColumn: 'Gesamt',
    yours: (team) => `${team} (eures)`,
    ownPart: 'Dein eigener Teil',
    onlyYou: 'Das siehst nur du.',
    othersSee: 'Das sehen dein Team und wer eingeladen hat.',
    yoursToDecide: 'Deine Entscheidung',
    showPart: 'Meinem Team meinen Teil zeigen',
    showPartHelp:
      'Dein Team und wer eingeladen hat sehen das dann mit deinem Namen, auch in der Tabelle zum Herunterladen. Nimm es zurück, wann du willst: Es ist sofort weg.',
    leaveOut: 'Mich aus der Auswertung lassen',
    leaveOutHelp:
      '„Zusammenarbeit“ zählt dann nichts von dem, was du getan hast, auch deine Stimmen nicht, wer auch immer es öffnet. Die Wertung zählt weiter, wie das Team gestimmt hat, ohne Namen: Danach ging die Geschichte.',
    notKept: (why) => `Es wurde nicht gespeichert: ${why}`,
    kept: 'Gespeichert.',
    othersShow: 'Was andere aus deinem Team zeigen',
    agreed: 'Wer hier steht, hat zugestimmt und kann es zurücknehmen.',
    parts: {
      shown: (shown, all) => `${shown} von ${all} Personen sind zu sehen.`,
      allShown: (all) => `Alle ${all} Personen sind zu sehen.`,
      more: (count) => `${count} weitere zeigen`,
    },
    answersTried: (count) => (count === 1 ? 'Antwort versucht' : 'Antworten versucht'),
    cluesLaid: (count) => (count === 1 ? 'Hinweis auf den Tisch gelegt' : 'Hinweise auf den Tisch gelegt'),
    messagesWritten: (count) => (count === 1 ? 'Nachricht geschrieben' : 'Nachrichten geschrieben'),
    youChose: 'Du hast gewählt:',
    stood: {
      'with-most': 'wie die meisten in deinem Team',
      'against-most': 'anders als die meisten in deinem Team',
      divided: 'in einem geteilten Team',
      alone: 'und sonst hat aus deinem Team niemand abgestimmt',
    },
    theyChose: (name) => `${name} hat gewählt:`,
    theyStood: {
      'with-most': 'wie die meisten im Team',
      'against-most': 'anders als die meisten im Team',
      divided: 'in einem geteilten Team',
      alone: 'und sonst hat aus dem Team niemand abgestimmt',
    },
    howWasIt: 'Wie war es?',
    ofFive: (lights) => `${lights} von 5`,
    comment: 'Was sollten wir wissen? (kann leer bleiben)',
    commentHelp: 'Wer eingeladen hat, liest es ohne deinen Namen.',
    thanked: 'Danke, das hilft.',
    ratingFailed: 'Es wurde nicht gesendet. Bitte tipp noch einmal.',
  },
  analysis: {
    off: 'Für diese Sitzung war die Auswertung ausgeschaltet.',
    ofBots:
      'Bots geben nichts auszuwerten. Mit Menschen steht hier, wie gleichmäßig sie beteiligt waren, wie einig sie sich waren und wie lange sie dafür brauchten.',
    people: (people) => `${people} Personen`,
    seconds: (seconds) => secondsText(seconds, ','),
    agreement: 'Einigkeit nach Entscheidung',
    agreementColumns: ['Entscheidung', 'Wollten dasselbe', 'Bis mehr als die Hälfte'],
    contributed: 'Wer wie viel beitrug, ohne Namen',
    contributedColumns: ['Rang', 'Anteil der Beiträge'],
    rank: (rank) => `Nr. ${rank}`,
    moreBars: (left) => `${left} weitere stehen in der Tabelle.`,
    talk: 'Zum gemeinsamen Reden',
    asTable: 'Als Tabelle',
    besideEarlier: (median, teams) =>
      `Median der ${teams} Teams dieser Firma, die vorher gespielt haben: ${median}`,
    howMade: 'Wie diese Zahl zustande kommt',
    counted: 'Was gezählt wurde',
  },
  awards: {
    none: 'In dieser Sitzung wurde keine Urkunde erworben.',
    revoked: 'Eine Urkunde wurde widerrufen',
    revokedWhat: (title, recipient, day) => `„${title}“ für ${recipient}, am ${dayText(day, 'de')}.`,
    copied: 'Link in die Zwischenablage kopiert!',
    notCopied: 'Der Link ließ sich nicht kopieren.',
    notMade: 'Die Datei ließ sich nicht erstellen. Bitte versuch es noch einmal.',
    certificate: (title, recipient, story, day) =>
      `Urkunde: ${title}, verliehen an ${recipient}, ${story}, ${dayText(day, 'de')}`,
    pdf: 'PDF herunterladen',
    png: 'PNG herunterladen',
    link: 'Link kopieren',
    print: 'Drucken',
    profile: 'Zu LinkedIn hinzufügen',
    verifyPage: 'Prüfseite',
    correct: 'Namen berichtigen',
    nameOnAward: 'Der Name, wie er stehen soll',
    save: 'Speichern',
    cancel: 'Abbrechen',
    revoke: 'Widerrufen',
    revokeWhy: 'Warum? Wer die Adresse der Urkunde öffnet, liest es.',
    revokeForGood: 'Endgültig widerrufen',
  },
};

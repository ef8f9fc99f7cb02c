import type { ResultWords } from '../en/results.ts';
import { award } from './award.ts';
import {
  day as dayText,
  seconds as secondsText,
  form,
  list,
  percent,
  plural,
  points,
  withHints,
} from './counts.ts';

/** What the talk after the story and the results say, in German. */
export const results: ResultWords = {
  debrief: {
    title: 'Euer Raum ist noch offen',
    text: 'Bleibt noch ein wenig und redet darüber. Er schließt automatisch.',
    time: 'Zeit zusammen',
    closesIn: (seconds) =>
      seconds === 60
        ? 'Euer Raum schließt in einer Minute.'
        : `Euer Raum schließt in ${plural(seconds, 'Sekunde', 'Sekunden')}.`,
    toTalkAbout: 'Gesprächsfragen',
    before: 'Die Frage davor',
    after: 'Die nächste Frage',
    promptOf: (at, all) => `${at} von ${all}`,
    prompts: [
      'Von welchem Augenblick werdet ihr morgen jemandem erzählen?',
      'Wann hat dich jemand umgestimmt, und wodurch?',
      'Was hatte jemand von euch in der Hand, das die anderen brauchten?',
      'Was würdet ihr beim nächsten Mal anders machen?',
    ],
    leave: 'Den Raum verlassen',
    closed: 'Euer Raum ist geschlossen. Kamera und Mikrofon sind aus.',
  },
  firstOne: {
    title: 'Jetzt mit Leuten, die du kennst',
    text: 'Sie sehen einander, streiten um das Licht und lösen die Rätsel an ihrem eigenen Tisch. In zehn Minuten ist alles eingerichtet.',
    plan: 'Mit dem eigenen Team planen',
  },
  nextOne: {
    title: 'Lust auf die nächste Geschichte?',
    text: 'Deine Gäste sind schon eingetragen. Wähle eine Geschichte und einen Termin.',
    otherWay: (taken: string, other: string) =>
      `Ihr habt „${taken}“ gewählt. Dasselbe Team kann auch den anderen Weg gehen: „${other}“`,
    plan: 'Nächste Session planen',
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
    asPicture: 'Als Bild',
    playedBy: (company, date) => `${company}, ${dayText(date)}`,
    fileHelp:
      'Euer Team und dein eigener Teil, im Bild nur das Team. Was andere teilen, ist in keiner Datei enthalten, damit sie es jederzeit zurücknehmen können.',
    fileFailed: (why) => `Die Datei ließ sich nicht erstellen: ${why}`,
    award: 'Urkunde',
    noTeams: 'Es hat kein Team teilgenommen, also gibt es nichts zu werten.',
    total: (team) => `${team}, gesamt`,
    ofPoints: (maximum) => `von ${plural(maximum, 'Punkt', 'Punkten')}`,
    place: (place) => `Platz ${place}`,
    nobodyCame: 'Niemand kam',
    ofTeams: (place, teams) => `${place} von ${plural(teams, 'Team', 'Teams')}.`,
    titleEarned: (title) => `Erworbener Titel: ${title}.`,
    besideEarlier: (own, median, teams) =>
      `Das sind ${percent(own / 100)} der möglichen Punkte. Median ${form(teams, 'des Teams dieser Firma, das vorher gespielt hat', `der ${teams} Teams dieser Firma, die vorher gespielt haben`)}: ${percent(median / 100)}.`,
    badges: 'Abzeichen',
    yourWay: (isOwn) => `${isOwn ? 'Euer' : 'Der'} Weg durch die Geschichte`,
    names: list,
    cluesHeld: 'Wer welchen Hinweis hatte',
    heldBy: (names, shared) =>
      `${names.length > 0 ? list(names) : 'jemand, der nicht mehr dabei ist'}${shared === false ? ', nicht gezeigt' : ''}`,
    rows: 'Szene für Szene',
    note: 'Punkte gibt es für das, was entschieden und gelöst wurde, nie für Tempo. Ein Team bekommt, was seine eigene Mehrheit gewählt hat. Die Gesamtzahl vergleicht ein Team mit dem besten Weg durch diese Szenen, jeder Balken mit der besten Wahl in dieser Kategorie.',
    howMade: 'Wie diese Zahlen zustande kommen',
    howRowMade: 'Wie diese Zahl zustande kommt',
    sum: (parts, total) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : (parts[0] ?? String(total)),
    sceneColumn: 'Szene',
    bestColumn: 'Hier möglich',
    totalMade:
      'Die Gesamtzahl zählt zusammen, was jede Szene gebracht hat. „Hier möglich“ sind die meisten Punkte, die eine Wahl insgesamt bringt, oder das gelöste Rätsel; zusammengezählt ist es das Maximum. In einer Kategorie zählt die beste Wahl in dieser Kategorie allein.',
    placeMade: (better) =>
      better === 0
        ? 'Platz: Kein Team hat mehr Punkte. Teams mit gleich vielen Punkten teilen sich einen Platz.'
        : `Platz: ${plural(better, 'Team hat', 'Teams haben')} mehr Punkte. Teams mit gleich vielen Punkten teilen sich einen Platz.`,
    titleMade:
      'Der Titel gehört zum Ende. Ein Team, das nichts getan hat, was sich zählen ließe, bekommt keinen.',
    decisionMade: (made, best) =>
      `Was die meisten im Team gewählt haben, bringt ${made}. Bei Gleichstand im Team zählt die Kapitänsstimme, dann die Reihenfolge der Liste. Hier möglich: ${best}.`,
    nothingMade: (best) => `Aus dem Team hat niemand abgestimmt: 0. Hier möglich: ${best}.`,
    challengeMade: (made, cost, total) =>
      cost > 0
        ? `Lösen bringt ${made}. Tipps und Eile haben ${cost} gekostet, in den Kategorien mit den meisten Punkten: ${total}.`
        : `Lösen bringt ${made}. Abgezogen wurde nichts.`,
    unsolvedMade: (best) => `Nicht gelöst: 0. Ohne Tipps bringt es ${best}.`,
    points,
    of: (value, maximum) => `${value} von ${maximum}`,
    byDimension: 'Nach Kategorien',
    teamWanted: (isOwn) => (isOwn ? 'Euer Team wollte' : 'Das Team wollte'),
    wantedNothing: 'Niemand hat abgestimmt',
    storyTook: 'Die Geschichte folgte',
    howVoted: (isOwn) => (isOwn ? 'Wie euer Team gestimmt hat' : 'Wie das Team gestimmt hat'),
    elseCouldBe: 'Die anderen Möglichkeiten',
    isSolved: 'Gelöst',
    isNotSolved: 'Nicht gelöst',
    didNotTry: 'Nicht versucht',
    solvedAfter: (tried, taken, hintCost) =>
      `nach ${plural(tried, 'Versuch', 'Versuchen')} ${withHints(taken)}${hintCost > 0 ? `, Kosten: ${points(hintCost)}` : ''}.`,
    hasteCost: (cost) => `Die Eile hat ${points(cost)} gekostet.`,
    kinds: {
      clip: 'Film',
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
    othersSee: 'Das sehen dein Team und dein Host.',
    yoursToDecide: 'Deine Entscheidung',
    showPart: 'Meinem Team meinen Teil zeigen',
    showPartHelp:
      'Dein Team und dein Host sehen das dann mit deinem Namen, auch im Export. Du kannst es jederzeit sofort abschalten.',
    leaveOut: 'Mich nicht auswerten',
    leaveOutHelp:
      '„Zusammenarbeit“ zählt dann nichts von dir, auch deine Stimmen nicht. Die Wertung zählt weiter, wie das Team gestimmt hat, ohne Namen.',
    notKept: (why) => `Nicht gespeichert: ${why}`,
    kept: 'Gespeichert.',
    othersShow: 'Was andere aus deinem Team zeigen',
    agreed: 'Alle, die hier genannt sind, haben zugestimmt und können es jederzeit zurücknehmen.',
    parts: {
      shown: (shown, all) =>
        `${shown} von ${plural(all, 'Person', 'Personen')} ${form(shown, 'ist', 'sind')} zu sehen.`,
      allShown: (all) => form(all, 'Die einzige Person ist zu sehen.', `Alle ${all} Personen sind zu sehen.`),
      more: (count) => `${count} weitere zeigen`,
    },
    answersTried: (count) => form(count, 'Antwort versucht', 'Antworten versucht'),
    cluesLaid: (count) => form(count, 'Hinweis gezeigt', 'Hinweise gezeigt'),
    messagesWritten: (count) => form(count, 'Nachricht geschrieben', 'Nachrichten geschrieben'),
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
    comment: 'Sollten wir noch etwas wissen? (optional)',
    commentHelp: 'Dein Host liest es ohne deinen Namen.',
    thanked: 'Danke, das hilft.',
    ratingFailed: 'Nicht gesendet. Bitte versuche es noch einmal.',
  },
  analysis: {
    people: (people) => plural(people, 'Person', 'Personen'),
    seconds: (seconds) => secondsText(seconds),
    percent,
    agreement: 'Einigkeit nach Entscheidung',
    agreementColumns: ['Entscheidung', 'Einig', 'Zeit bis zur Mehrheit'],
    contributed: 'Wer wie viel beitrug, ohne Namen',
    contributedColumns: ['Rang', 'Anteil der Beiträge'],
    rank: (rank) => `Nr. ${rank}`,
    moreBars: (left) =>
      plural(left, 'weitere Zeile steht in der Tabelle.', 'weitere Zeilen stehen in der Tabelle.'),
    talk: 'Fragen für euer Gespräch',
    next: 'Was ihr beim nächsten Mal probieren könnt',
    asTable: 'Als Tabelle',
    besideEarlier: (median, teams) =>
      `Median ${form(teams, 'des Teams dieser Firma, das vorher gespielt hat', `der ${teams} Teams dieser Firma, die vorher gespielt haben`)}: ${median}`,
    howMade: 'Wie diese Zahl zustande kommt',
    counted: 'Was gezählt wurde',
  },
  awards: {
    sheet: award,
    none: 'In dieser Session gab es keine Urkunde.',
    revoked: 'Eine Urkunde wurde widerrufen',
    revokedWhat: (title, recipient, day) => `„${title}“ für ${recipient}, am ${dayText(day)}.`,
    copied: 'Link in die Zwischenablage kopiert!',
    notCopied: 'Der Link ließ sich nicht kopieren.',
    notMade: 'Die Datei ließ sich nicht erstellen. Bitte versuche es noch einmal.',
    certificate: (title, recipient, story, day) =>
      `Urkunde: ${title}, verliehen an ${recipient}, ${story}, ${dayText(day)}`,
    pdf: 'PDF herunterladen',
    png: 'PNG herunterladen',
    link: 'Link kopieren',
    print: 'Drucken',
    profile: 'Zu LinkedIn hinzufügen',
    verifyPage: 'Prüfseite',
    correct: 'Namen berichtigen',
    nameOnAward: 'Name auf der Urkunde',
    save: 'Speichern',
    cancel: 'Abbrechen',
    revoke: 'Widerrufen',
    revokeWhy: 'Grund (sichtbar für alle, die den Link öffnen)',
    revokeForGood: 'Endgültig widerrufen',
  },
};

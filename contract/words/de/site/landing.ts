import type { LandingWords } from '../../en/site/landing.ts';

export const landing: LandingWords = {
  title: 'Virtuelles Teambuilding',
  description:
    'Virtuelles Teambuilding als Live-Geschichte: Formate, Gruppengrößen, der Ablauf Minute für Minute und der Vergleich mit einer moderierten Veranstaltung.',
  heading: 'Virtuelles Teambuilding, das kein Quiz ist',
  lead: 'Ein Film, den alle im selben Augenblick sehen, hält an und fragt, was zu tun ist. Teams reden, stimmen ab und öffnen gemeinsam Türen, und die Geschichte geht den Weg, den sie gewählt haben.',
  formats: {
    title: 'Von einer Handvoll bis zum ganzen Haus',
    team: {
      name: 'Ein Team',
      range: '2 bis 6 Personen',
      text: 'Alle in einem eigenen Raum. So spielt es sich am vertrautesten, und es ist ein guter erster Versuch.',
    },
    few: {
      name: 'Einige Teams',
      range: (oneCredit) => `7 bis ${oneCredit} Personen`,
      text: 'Teams von vier bis sechs, ein Film. Alle Stimmen lenken die Geschichte, jedes Team sammelt eigene Punkte. Ein Credit.',
    },
    house: {
      name: 'Das ganze Haus',
      range: (oneCredit) => `ab ${oneCredit + 1} Personen`,
      text: (largest, oneCredit) =>
        `In einer Session spielen bis zu ${largest} Personen. Größere Gruppen spielen gleichzeitig in mehreren, und jedes Team bleibt zusammen. Ein Credit je ${oneCredit} Personen.`,
    },
  },
  agenda: {
    title: 'Minute für Minute',
    label: 'Ablauf',
    part: 'Abschnitt',
    what: 'Was geschieht',
    short: 'Kurze Geschichte, 24 Minuten',
    full: 'Lange Geschichte, 85 Minuten',
    rows: [
      {
        part: 'Warteraum',
        what: 'Sehen, wer da ist, den Ton prüfen, das eigene Team treffen',
        half: '−15 bis 0',
        hour: '−15 bis 0',
      },
      {
        part: 'Erste Szenen',
        what: 'Der Film beginnt für alle zugleich, die erste Abstimmung',
        half: '0 bis 2',
        hour: '0 bis 4',
      },
      {
        part: 'Teamraum',
        what: 'Rätsel, deren Hinweise auf alle verteilt sind: eines in der kurzen Geschichte, fünf in der langen, dazwischen Abstimmungen und Pausen',
        half: '2 bis 6',
        hour: '4 bis 52',
      },
      {
        part: 'Letzte Szenen',
        what: 'Die Abstimmung, auf die es ankommt, und das gewählte Ende',
        half: '6 bis 9',
        hour: '52 bis 60',
      },
      {
        part: 'Rückblick',
        what: 'Wertung, Zusammenarbeit, Urkunden',
        half: '9 bis 24',
        hour: '60 bis 85',
      },
    ],
  },
  comparison: {
    title: 'Im Vergleich',
    label: 'Eine Live-Geschichte im Vergleich mit anderen Wegen',
    story: 'Eine Live-Geschichte',
    hosted: 'Eine moderierte Veranstaltung',
    quiz: 'Ein eigenes Quiz',
    rows: [
      {
        question: 'Wer leitet',
        story: 'Die Geschichte und die Uhr des Servers',
        hosted: 'Eine gebuchte Moderation',
        quiz: 'Jemand aus dem Team',
      },
      {
        question: 'Wann',
        story: 'Zu jeder Stunde, auch heute Abend',
        hosted: 'Wenn die Moderation Zeit hat',
        quiz: 'Zu jeder Stunde',
      },
      {
        question: 'Was belohnt wird',
        story: 'Was Sie gemeinsam entscheiden',
        hosted: 'Je nach Veranstaltung',
        quiz: 'Schnelles Wissen',
      },
      {
        question: 'Wer zu Wort kommt',
        story: 'Alle haben einen Hinweis',
        hosted: 'Hängt von der Moderation ab',
        quiz: 'Die Schnellen und die Lauten',
      },
      {
        question: 'Wenn sich Pläne ändern',
        story: 'Credit zurück, bis die Türen öffnen',
        hosted: 'Meist Tage im Voraus',
        quiz: 'Nichts zu verlieren',
      },
      {
        question: 'Was fehlt',
        story: 'Ein Mensch, der die Stimmung im Raum spürt',
        hosted: 'Spontaneität',
        quiz: 'Ein Grund zuzuhören',
      },
    ],
  },
  asked: 'Häufige Fragen',
  questions: (short, lunch, hour, oneCredit) => [
    {
      question: 'Wie viele Personen können teilnehmen?',
      answer: `In einer Session von „${short.title}“ ${short.players.min} bis ${short.players.max}, von „${lunch.title}“ ${lunch.players.min} bis ${lunch.players.max} und von „${hour.title}“ ${hour.players.min} bis ${hour.players.max}. Größere Gruppen spielen gleichzeitig in mehreren Sessions. Ein Credit gilt für ${oneCredit} Personen. Sie wählen die Zahl der Teams, und alle werden einem zugeteilt; zu viert bis sechst redet es sich am besten.`,
    },
    {
      question: 'Muss jemand moderieren?',
      answer:
        'Nein. Die Session beginnt pünktlich und läuft automatisch. Wer sie geplant hat, kann einfach mitspielen.',
    },
    {
      question: 'Ist das auch etwas für Leute, die Rollenspiele nicht ausstehen können?',
      answer:
        'Ja. Niemand muss schauspielern, singen oder ein Geheimnis preisgeben. Sie sehen zu, reden und entscheiden. Kamera und Mikrofon sind freiwillig.',
    },
    {
      question: 'Was brauchen wir?',
      answer:
        'Einen Browser. Die Geräteprüfung probiert vorher alles aus und sagt, was zu tun ist, wenn etwas fehlt.',
    },
    {
      question: 'Was sieht die Firma danach?',
      answer:
        'Das, was auch das Team sieht: die Entscheidungen mit ihren Gründen und wie gleichmäßig das Gespräch verteilt war, ohne Namen.',
    },
    {
      question: 'Was, wenn wir verschieben müssen?',
      answer:
        'Verschieben Sie so oft Sie möchten, bevor die Türen öffnen. Sagen Sie vorher ab, erhalten Sie den Credit automatisch zurück.',
    },
  ],
};

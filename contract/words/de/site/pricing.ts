import type { PricingWords } from '../../en/site/pricing.ts';
import { credits, form } from '../counts.ts';

const either = new Intl.ListFormat('de', { type: 'disjunction' });

/** What the page of prices says, in German. */
export const pricing: PricingWords = {
  page: {
    title: 'Preise',
    description: (people) =>
      `Ein Credit reicht für eine Session mit bis zu ${people} Personen. Pakete, ein Preisrechner und wann Credits zurückkommen.`,
    heading: 'Ein Credit, eine Session',
    lead: (people) =>
      `Ein Credit reicht für eine Session mit bis zu ${people} Personen. Sie zählen keine Plätze und schließen kein Abo ab.`,
    story: (title, minutes, withArrival) =>
      `${title}, ${minutes} Minuten (${withArrival} mit Ankommen und Nachgespräch)`,
    stories: (stories) => `Damit spielen Sie jede Geschichte: ${either.format(stories)}.`,
    failed: 'Die Preise konnten nicht geladen werden',
    ask: 'Preise anfragen',
    loading: 'Preise werden geladen',
    note: 'Preise ohne Umsatzsteuer. Sie bestellen in der Übersicht und kaufen auf Rechnung, auf Wunsch mit Ihrer Bestellnummer. Gekaufte Credits gelten, solange das Konto besteht.',
    noteWithCard:
      'Preise ohne Umsatzsteuer. Sie bestellen in der Übersicht und bezahlen mit Karte oder auf Rechnung, auf Wunsch mit Ihrer Bestellnummer. Gekaufte Credits gelten, solange das Konto besteht.',
  },
  packs: {
    credits,
    each: (count, price) => form(count, 'für eine Session', `${price} je Session`),
  },
  calculator: {
    title: 'Preis berechnen',
    people: 'Personen, die spielen',
    sessions: 'Wie oft im Jahr',
    oneSession: (perCredit, largest) =>
      `Ein Credit je ${perCredit} Personen, aufgerundet. In eine Session passen bis zu ${largest}.`,
    severalSessions: (people, sessions, largest) =>
      `${people} Personen spielen in ${sessions} Sessions mit je bis zu ${largest} Personen, zur selben Zeit. Jedes Team bleibt zusammen.`,
    unit: (count) => form(count, 'Credit', 'Credits'),
    line: (quantity, pack) => `${quantity} × ${pack}`,
    total: (price, packs) => `${price} mit ${packs}`,
    spare: (count) =>
      `Dabei ${form(count, 'bleibt', 'bleiben')} ${credits(count)} übrig, und es ist trotzdem am günstigsten.`,
  },
  rules: {
    title: 'Wenn sich Pläne ändern',
    lead: (minutes) =>
      `Die Türen öffnen ${minutes} Minuten vor dem Start. Ihr Credit-Verlauf nennt jede Änderung und den Grund.`,
    label: 'Was mit einem Credit geschieht',
    event: 'Was geschieht',
    credit: 'Ihr Credit',
    note: 'Mit anderen Worten',
    rows: {
      schedule: { event: 'Sie planen eine Session', credit: 'Reserviert', note: 'Er gehört weiter Ihnen.' },
      reschedule: {
        event: 'Sie verschieben, bevor die Türen öffnen',
        credit: 'Bleibt reserviert',
        note: 'Für den neuen Termin, so oft Sie möchten.',
      },
      cancel: {
        event: 'Sie sagen ab, bevor die Türen öffnen',
        credit: 'Zurückgegeben',
        note: 'Sofort, ohne Rückfrage bei uns.',
      },
      cancelLate: {
        event: 'Sie sagen ab, nachdem die Türen geöffnet haben',
        credit: 'Verbraucht',
        note: 'Ihre Gäste stehen schon vor der Tür.',
      },
      empty: { event: 'Niemand kommt', credit: 'Zurückgegeben', note: 'Automatisch.' },
      failed: {
        event: 'Die Session kann nicht stattfinden oder bricht vorzeitig ab',
        credit: 'Zurückgegeben',
        note: 'Automatisch, und Sie erhalten eine E-Mail.',
      },
      start: { event: 'Die erste Szene beginnt', credit: 'Verbraucht', note: 'Viel Freude bei der Session.' },
    },
  },
  selfHosting: {
    title: 'Oder selbst betreiben',
    text: 'Muster ist Open Source unter der MIT-Lizenz. Ein Befehl startet es auf Ihrem eigenen Rechner, mit Datenbank, Nachrichten und Videovermittlung. An uns bezahlen Sie dafür nichts.',
    security: 'Was wo läuft',
  },
};

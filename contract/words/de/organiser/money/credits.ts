import type { CreditsWords } from '../../../en/organiser/money/credits.ts';
import { credits as counted, form } from '../../counts.ts';

/** What credits, orders and refunds say, in German. */
export const credits: CreditsWords = {
  page: {
    title: 'Credits',
    lead: (people) => `Ein Credit reicht für eine Session mit bis zu ${people} Personen.`,
    buy: 'Credits kaufen',
    failed: 'Der Credit-Verlauf konnte nicht geladen werden',
    available: 'Verfügbar',
    reserved: 'Für geplante Sessions reserviert',
    used: 'Verbraucht',
    history: 'Credit-Verlauf',
    earlier: 'Frühere Einträge',
  },
  hint: {
    none: 'Sie haben keine Credits mehr.',
    last: 'Sie haben noch einen Credit. Er reicht für eine weitere Session.',
    owner: 'Die Kontoinhaber/innen Ihrer Firma können weitere kaufen.',
  },
  history: {
    date: 'Datum',
    type: 'Art',
    details: 'Einzelheiten',
    by: 'Von',
    credits: 'Credits',
    balance: 'Guthaben',
    kinds: {
      grant: 'Gutgeschrieben',
      purchase: 'Gekauft',
      refund: 'Zurückgezahlt',
      reserve: 'Reserviert',
      consume: 'Verbraucht',
      release: 'Zurückgegeben',
    },
  },
  orders: {
    title: 'Bestellungen und Rechnungen',
    failed: 'Ihre Bestellungen konnten nicht geladen werden',
    earlier: 'Frühere Bestellungen',
    order: 'Bestellung',
    placed: 'Bestellt',
    what: 'Was',
    total: 'Gesamtbetrag',
    status: 'Status',
    papers: 'Dokumente',
    statuses: {
      draft: 'Begonnen',
      pending: 'Wartet auf Zahlung',
      paid: 'Bezahlt',
      failed: 'Nicht bezahlt',
      expired: 'Abgelaufen',
      refunded: 'Zurückgezahlt',
      cancelled: 'Storniert',
    },
    paidLate: 'Verspätet bezahlt',
    partlyRefunded: 'Bezahlt, teilweise zurückgezahlt',
    pay: 'Bezahlen',
    payOf: (number) => `${number} bezahlen`,
    processing: 'Ihre Bank bearbeitet diese Zahlung schon.',
    isPaid: 'Diese Bestellung ist bezahlt.',
    unconfirmed: (taxId, day) =>
      `USt-IdNr. ${taxId} nicht bestätigt: Das Steuerregister hat am ${day} nicht geantwortet.`,
    confirmed: (taxId, day, reference) =>
      `USt-IdNr. ${taxId} am ${day} von VIES bestätigt${reference ? `, Referenz ${reference}` : ''}.`,
  },
  drop: {
    act: 'Bestellung stornieren',
    actOf: (number) => `Bestellung ${number} stornieren`,
    title: (number) => `Bestellung ${number} stornieren?`,
    text: 'Es wurde nichts abgebucht. Die Zahlungsseite wird geschlossen, und die Bestellung bleibt als storniert in der Liste. Das lässt sich nicht rückgängig machen.',
    keep: 'Bestellung behalten',
    done: (number) => `Bestellung ${number} ist storniert.`,
  },
  refund: {
    act: 'Rückzahlung beantragen',
    actOf: (number) => `Rückzahlung zu ${number} beantragen`,
    title: (number) => `Rückzahlung zu ${number} beantragen`,
    form: 'Rückzahlung beantragen',
    back: 'Zurück',
    rule: (most, day) =>
      `Wir zahlen ungenutzte Credits zurück, die Sie in den letzten zwölf Monaten gekauft haben. Das Geld kommt auf demselben Weg zurück. Aus dieser Bestellung ${form(most, 'kann noch 1 Credit', `können noch ${most} Credits`)} bis zum ${day} zurückgezahlt werden, solange ${form(most, 'er ungenutzt ist', 'sie ungenutzt sind')}. Wir antworten per E-Mail.`,
    credits: 'Zurückzuzahlende Credits',
    reason: 'Grund',
    reasonMissing: 'Nennen Sie uns den Grund.',
    done: 'Rückzahlung beantragt. Wir antworten per E-Mail.',
    declined: (count, day, reason) =>
      `Rückzahlung von ${counted(count)} am ${day} beantragt. Abgelehnt: ${reason}`,
    granted: (count, day) => `Rückzahlung von ${counted(count)} am ${day} beantragt und gewährt.`,
    open: (count, day) => `Rückzahlung von ${counted(count)} am ${day} beantragt. Wir antworten per E-Mail.`,
  },
};

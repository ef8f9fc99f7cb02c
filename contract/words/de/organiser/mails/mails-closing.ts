import type { ClosingMailWords } from '../../../en/organiser/mails/mails-closing.ts';
import { plural } from '../../counts.ts';

/** What the last mails of an account say, in German. */
export const closingMails: ClosingMailWords = {
  closed: {
    subject: 'Ihr Konto ist geschlossen',
    preheader: 'Was wir gelöscht haben und was wir nach dem Gesetz aufbewahren.',
    own: 'Ihr Name, Ihre E-Mail-Adresse und Ihre Anmeldung sind gelöscht. Von Ihnen geplante Sessions finden statt.',
    company: (company) =>
      `Das Konto von ${company} ist geschlossen. Kommende Sessions sind abgesagt, die Gäste sind per E-Mail benachrichtigt. Die Namen und E-Mail-Adressen der Organisatoren und der Gäste sind gelöscht.`,
    credits: (unused) =>
      unused === 0
        ? 'Sie hatten keine Credits mehr.'
        : `Sie hatten noch ${plural(unused, 'ungenutzten Credit', 'ungenutzte Credits')}. Credits, die in den letzten zwölf Monaten gekauft wurden, zahlen wir auf dem ursprünglichen Zahlungsweg zurück.`,
    refunds: 'Rückzahlungen',
    noRefunds: 'keine',
    refund: {
      card: (order, amount, credits) =>
        `${order}: ${amount} für ${plural(credits, 'Credit', 'Credits')}, auf die Karte`,
      invoice: (order, amount, credits) =>
        `${order}: ${amount} für ${plural(credits, 'Credit', 'Credits')}, per Überweisung`,
    },
    kept: 'Bestellungen, Rechnungen und den Credit-Verlauf bewahren wir so lange auf, wie das Steuerrecht es verlangt.',
    why: 'Sie erhalten diese E-Mail, weil dieses Konto auf seiner Profilseite geschlossen wurde.',
  },
  accessEnded: {
    subject: (company) => `Sie haben keinen Zugang mehr zu ${company}`,
    preheader: 'Ihr Konto wurde von Ihrer Firma entfernt.',
    text: (company) =>
      `Ihr Konto wurde von ${company} entfernt. Sie sind auf allen Geräten abgemeldet; Ihre Telefonnummer, Ihr Passwort und verbundene Konten sind gelöscht. Von Ihnen geplante Sessions finden statt.`,
    mistake:
      'Wenn das ein Versehen war, fragen Sie dort nach: Mit einer neuen Einladung sind Sie wieder dabei.',
    why: (company) => `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${company} hatten.`,
  },
};

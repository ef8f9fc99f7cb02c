import type { ContactWords } from '../../en/site/contact.ts';

/** What the contact page and its form say, in German. */
export const contact: ContactWords = {
  page: {
    title: 'Kontakt',
    description: 'Schreiben Sie den Menschen, die Muster machen.',
    heading: 'Schreiben Sie uns',
    lead: 'Wir lesen alles und antworten meist innerhalb eines Arbeitstags.',
    faster: 'Schnellere Antworten',
    questions: 'Fragen und Antworten',
    questionsText: 'Geräte, Credits und der Tag selbst.',
    support: 'Eine Session beginnt gleich',
    supportText: 'Erste Hilfe bei den häufigsten Problemen.',
    security: 'Sicherheitslücke melden',
    securityText: 'Wählen Sie „Sicherheit“. Wir nennen Sie gern namentlich.',
  },
  form: {
    label: 'Nachricht an uns',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailUse: 'Wir antworten an diese Adresse.',
    topic: 'Thema',
    topics: {
      sales: 'Eine Session planen',
      help: 'Etwas funktioniert nicht',
      billing: 'Credits und Rechnungen',
      press: 'Presse',
      security: 'Sicherheit',
      other: 'Etwas anderes',
    },
    sessionId: 'Session-ID (optional)',
    sessionIdUse: 'Wenn es um eine Session geht: Die ID steht in der Einladung.',
    message: 'Nachricht',
    messageTooLong: (most, length) => `Eine Nachricht darf ${most} Zeichen haben. Ihre hat ${length}.`,
    trap: 'Dieses Feld leer lassen',
    send: 'Nachricht senden',
  },
  sent: {
    title: 'Ihre Nachricht ist unterwegs',
    before: 'Wir antworten an ',
    after: ', meist innerhalb eines Arbeitstags.',
    another: 'Weitere Nachricht senden',
  },
};

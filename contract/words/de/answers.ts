import type { AnswerWords } from '../en/answers.ts';

/** In German; organisers are addressed as Sie. */
export const answers: AnswerWords = {
  account: {
    resetLinkSent: 'Wir haben Ihnen den Link zum Zurücksetzen Ihres Passworts gesendet.',
    passwordReset: 'Ihr Passwort wurde geändert.',
    connected: (provider) => `${provider} ist verbunden. Sie können sich jetzt damit anmelden.`,
    verified: 'Ihre E-Mail-Adresse ist bestätigt.',
    verifiedAlready: 'Ihre E-Mail-Adresse war schon bestätigt.',
    verificationSent: 'Falls diese Adresse noch nicht bestätigt ist, ist ein neuer Link unterwegs.',
    loggedOut: 'Sie sind abgemeldet.',
    loggedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet.',
    closed: 'Ihr Konto ist geschlossen.',
  },
  invitationSent: 'Die Einladung ist unterwegs.',
  messageArrived: 'Danke. Ihre Nachricht ist angekommen.',
};

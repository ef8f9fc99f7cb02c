import type { AccountMailWords } from '../../../en/organiser/mails/mails-account.ts';
import { roles } from '../account/roles.ts';

interface Role {
  news(company: string): string;
  /** After “lädt Sie”. */
  as: string;
  /** After “Sie können”. */
  can: string;
}

const role = ({ news, as, can }: Role) => ({
  invited: {
    subject: (inviter: string, company: string) => `${inviter} lädt Sie ${as} zu ${company} ein`,
    text: (inviter: string, company: string) =>
      `${inviter} lädt Sie ${as} zu ${company} ein. Sie können dann ${can}.`,
  },
  changed: {
    headline: news,
    preheader: `Sie können jetzt ${can}.`,
    text: (company: string) => `Ihre Rolle bei ${company} wurde geändert. Sie können jetzt ${can}.`,
  },
});

/** What mails about the account of an organiser say, in German. */
export const accountMails: AccountMailWords = {
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    preheader: 'Noch ein Klick, und Ihr Firmenkonto ist bereit.',
    headline: 'Willkommen bei Muster',
    text: 'Bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Danach können Sie Ihre erste Session planen.',
    button: 'Adresse bestätigen',
    lifetime:
      'Der Link gilt eine Stunde. Öffnen Sie ihn auch danach: Auf der Seite können Sie einen neuen anfordern.',
    why: 'Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse registriert hat. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    preheader: 'Der Link gilt eine Stunde und nur einmal.',
    headline: 'Passwort zurücksetzen',
    text: 'Wählen Sie hier ein neues Passwort für Ihr Konto.',
    button: 'Neues Passwort wählen',
    lifetime: 'Der Link gilt eine Stunde und nur einmal. Alle anderen Geräte werden abgemeldet.',
    why: 'Sie erhalten diese E-Mail, weil jemand ein neues Passwort angefordert hat. Wenn Sie das nicht waren, bleibt Ihr Passwort unverändert.',
  },
  connect: {
    subject: (provider) => `${provider} mit Ihrem Konto verbinden`,
    preheader: (provider) => `Nur, wenn Sie selbst sich mit ${provider} angemeldet haben.`,
    headline: 'Waren Sie das?',
    text: (provider) =>
      `Jemand hat sich mit ${provider} und dieser E-Mail-Adresse angemeldet. Wenn Sie das waren, verbinden Sie ${provider} und melden Sie sich erneut an.`,
    button: (provider) => `${provider} verbinden`,
    lifetime: 'Der Link gilt eine Stunde und nur einmal.',
    why: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Konto bleibt unverändert.',
  },
  roles: {
    2: role({
      news: (company) => `Sie sind jetzt Kontoinhaber/in von ${company}`,
      as: roles.as[2],
      can: roles.can[2],
    }),
    4: role({
      news: (company) => `Sie sind jetzt Unteradministrator/in von ${company}`,
      as: roles.as[4],
      can: roles.can[4],
    }),
    5: role({
      news: (company) => `Sie moderieren jetzt Sessions von ${company}`,
      as: roles.as[5],
      can: roles.can[5],
    }),
    6: role({
      news: (company) => `Sie haben jetzt Lesezugriff bei ${company}`,
      as: roles.as[6],
      can: roles.can[6],
    }),
  },
  invitation: {
    preheader: 'Nehmen Sie die Einladung innerhalb von sieben Tagen an.',
    headline: (company) => `Einladung zu ${company}`,
    button: 'Einladung ansehen',
    lifetime: 'Die Einladung gilt sieben Tage und nur für diese E-Mail-Adresse.',
    why: (inviter) => `Sie erhalten diese E-Mail, weil ${inviter} Ihre Adresse eingegeben hat.`,
  },
  roleChanged: {
    button: 'Übersicht öffnen',
    unexpected: 'Wenn Sie das nicht erwartet haben, fragen Sie die Kontoinhaber/innen Ihrer Firma.',
    why: (company) => `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${company} haben.`,
  },
  addressChange: {
    preheader: 'Der Link gilt 24 Stunden.',
    button: 'Änderung bestätigen',
    new: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      headline: 'Ist das Ihre neue Adresse?',
      text: (current, email) =>
        `Ihr Muster-Konto hat die E-Mail-Adresse ${current}. Bestätigen Sie hier, dass Sie sich stattdessen mit ${email} anmelden wollen.`,
      next: 'Die Adresse ändert sich, sobald Sie auch die E-Mail an Ihre bisherige Adresse bestätigt haben.',
      why: 'Sie erhalten diese E-Mail, weil jemand diese Adresse als neue angegeben hat. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    },
    current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      headline: 'E-Mail-Adresse ändern?',
      text: (_current, email) =>
        `Jemand, der in Ihrem Muster-Konto angemeldet ist, will sich ab jetzt mit ${email} anmelden. Bestätigen Sie hier, dass Sie das sind.`,
      next: 'Die Adresse ändert sich, sobald Sie auch die E-Mail an die neue Adresse bestätigt haben. Wenn Sie das nicht waren, bestätigen Sie nicht und ändern Sie Ihr Passwort.',
      why: 'Sie erhalten diese E-Mail, weil sich die E-Mail-Adresse Ihres Kontos ändern soll.',
    },
  },
  secondFactor: {
    changes: {
      appAdded: {
        subject: 'Eine Authenticator-App wurde eingerichtet',
        text: 'Ihr Konto hat jetzt eine Authenticator-App. Bei der Anmeldung mit Passwort fragen wir nach einem Code daraus.',
      },
      appRemoved: {
        subject: 'Die Authenticator-App wurde ausgeschaltet',
        text: 'Bei der Anmeldung fragen wir nicht mehr nach einem Code aus Ihrer Authenticator-App.',
      },
      passkeyAdded: {
        subject: 'Ein Passkey wurde hinzugefügt',
        text: 'Ihr Konto hat einen neuen Passkey. Zusammen mit Ihrem Passwort melden Sie sich damit an.',
      },
      passkeyRemoved: {
        subject: 'Ein Passkey wurde entfernt',
        text: 'Ein Passkey Ihres Kontos wurde entfernt. Damit kann sich niemand mehr anmelden.',
      },
      codesRenewed: {
        subject: 'Ihre Wiederherstellungscodes wurden erneuert',
        text: 'Ihr Konto hat neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
      },
      allRemoved: {
        subject: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
        text: 'Wir haben die Zwei-Faktor-Anmeldung Ihres Kontos auf Anfrage ausgeschaltet. Authenticator-App, Passkeys und Wiederherstellungscodes gelten nicht mehr; zur Anmeldung genügt Ihr Passwort. Bitte richten Sie sie neu ein.',
      },
    },
    preheader: 'Wenn Sie das waren, müssen Sie nichts tun.',
    notYou:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und sehen Sie nach, welche Geräte angemeldet sind.',
    button: 'Mein Profil öffnen',
    why: 'Sie erhalten diese E-Mail, weil die Anmeldung Ihres Kontos geändert wurde.',
  },
  domainLost: {
    subject: (domain) => `Single Sign-on ist für ${domain} ausgeschaltet`,
    preheader: 'Wir finden den Nachweis nicht mehr, dass die Domain Ihnen gehört.',
    text: (domain) =>
      `Wir haben dreimal nachgesehen und finden den TXT-Eintrag oder die Datei nicht mehr, mit der Sie nachweisen, dass ${domain} Ihnen gehört. Bis der Nachweis wieder da ist, melden sich Personen mit einer Adresse bei ${domain} mit ihrem Passwort an.`,
    next: 'Stellen Sie den Eintrag wieder her und prüfen Sie die Domain dann erneut.',
    button: 'Single Sign-on öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie das Konto Ihrer Firma verwalten.',
  },
  contact: {
    subject: 'Ihre Nachricht ist angekommen',
    preheader: 'In der Regel antworten wir innerhalb eines Arbeitstags.',
    headline: 'Ihre Nachricht ist angekommen',
    text: 'Danke für Ihre Nachricht. In der Regel antworten wir innerhalb eines Arbeitstags.',
    why: 'Sie erhalten diese E-Mail, weil diese Adresse in unserem Kontaktformular angegeben wurde.',
  },
};

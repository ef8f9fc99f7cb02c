import type { AccountWords } from '../../../en/organiser/account/account.ts';

/** What signing up, confirming an address and joining a company say, in German. */
export const account: AccountWords = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  signUp: {
    title: 'Bringen Sie Ihr Team zusammen',
    description:
      'Legen Sie ein Konto bei Muster an und bringen Sie Ihr Team in einer Live-Geschichte von etwa einer Stunde zusammen.',
    hasAccount: 'Haben Sie schon ein Konto?',
    logIn: 'Anmelden',
    form: 'Registrieren',
    submit: 'Konto anlegen',
  },
  places: {
    country: 'Land',
    timezone: 'Zeitzone',
    loading: 'Wird geladen …',
    choose: 'Auswählen',
    timeThere: (time) => `Dort ist es jetzt ${time} Uhr`,
    zoneText: 'In dieser Zone zeigen wir die Zeiten Ihrer Sessions',
    failed: 'Länder und Zeitzonen konnten nicht geladen werden.',
  },
  notice: {
    label: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse.',
    text: (email) => `Wir haben einen Link an ${email} gesendet. Er gilt eine Stunde.`,
  },
  zone: {
    label: 'Zeitzone',
    title: 'Ihr Browser nennt seine Zeitzone nicht.',
    utc: 'Zeiten werden in UTC angezeigt.',
    city: (city) => `Zeiten werden wie in Ihrem Profil in der Zeit von ${city} angezeigt.`,
    change: 'Im Profil ändern',
  },
  resend: {
    wait: (seconds) => `Erneut senden in ${seconds} s`,
    send: 'Link erneut senden',
    sent: (email) => `Falls ${email} noch nicht bestätigt ist, ist ein neuer Link unterwegs.`,
  },
  verify: {
    connect: 'Konten verbinden',
    connectText:
      'Von da an können Sie sich auf beiden Wegen anmelden: mit Ihrem Passwort und mit dem Konto, das Sie gerade verwendet haben.',
    connectAct: 'Konten verbinden',
    connected: 'Ihre Konten sind verbunden',
    confirm: 'E-Mail-Adresse bestätigen',
    confirmText: 'Ein Klick, und Ihre E-Mail-Adresse ist bestätigt.',
    confirmAct: 'Adresse bestätigen',
    confirmed: 'Ihre E-Mail-Adresse ist bestätigt',
    failed: 'Wir konnten Ihren Link nicht prüfen',
    refused: 'Dieser Link funktioniert nicht mehr',
    refusedText: 'Links gelten eine Stunde. Wir können Ihnen einen neuen senden.',
    connectRefused:
      'Links gelten einmal und eine Stunde lang. Melden Sie sich noch einmal auf demselben Weg an, dann senden wir Ihnen einen neuen.',
  },
  changeAddress: {
    title: 'E-Mail-Adresse ändern?',
    text: (current, email) => `Bisher melden Sie sich mit ${current} an, danach mit ${email}.`,
    submit: 'Änderung bestätigen',
    waiting: 'Nur noch ein Klick',
    waitsFor: {
      current: 'Öffnen Sie jetzt die E-Mail an Ihre bisherige Adresse und bestätigen Sie auch dort.',
      new: 'Öffnen Sie jetzt die E-Mail an die neue Adresse und bestätigen Sie auch dort.',
    },
    done: 'Ihre E-Mail-Adresse ist geändert',
    doneText: (email) => `Ab jetzt melden Sie sich mit ${email} an.`,
    gone: 'Dieser Link gilt nicht mehr',
    goneText:
      'Links zur Änderung der Adresse gelten einmal und 24 Stunden lang, und eine neuere Änderung ersetzt sie. In Ihrem Profil können Sie neu beginnen.',
    toProfile: 'Zum Profil',
    failed: 'Wir konnten den Link nicht lesen',
  },
  invitation: {
    title: (company) => `${company} beitreten`,
    text: (inviter, email, as, can) =>
      `${inviter} lädt Sie (${email}) ein, ${as} beizutreten. Sie können dann ${can}.`,
    form: 'Einladung annehmen',
    submit: 'Beitreten',
    withSignOn: 'Mit Single Sign-on beitreten',
    used: 'Sie sind schon beigetreten',
    usedText: (company) => `Diese Einladung zu ${company} wurde angenommen.`,
    expired: 'Diese Einladung ist abgelaufen',
    expiredText: (inviter, company) =>
      `Einladungen gelten sieben Tage. Bitten Sie ${inviter} (${company}) um eine neue.`,
    other: 'Diese Einladung gilt für ein anderes Konto',
    otherText: (email, own) => `Sie ging an ${email}, und Sie sind als ${own} angemeldet.`,
    logOut: 'Abmelden und Link neu öffnen',
    gone: 'Diese Einladung ist ungültig',
    goneText:
      'Vielleicht wurde sie zurückgezogen oder durch eine neuere ersetzt, oder der Link ist unvollständig. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    failed: 'Wir konnten die Einladung nicht lesen',
  },
};

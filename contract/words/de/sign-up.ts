import type { SignUpWords } from '../en/sign-up.ts';
import { plural } from './counts.ts';

/** What the sign-up page of a programme says, in German. */
export const signUp: SignUpWords = {
  signUp: {
    invites: (organiser, company) => `${organiser} (${company}) lädt dich ein`,
    length: (length, block) =>
      `Etwa ${length} Minuten, mit Ankommen und Nachgespräch ${block}. Du brauchst nur einen Browser.`,
    choose: 'Wann möchtest du spielen?',
    zone: (zone) => `Die Zeiten gelten in deiner Zeitzone (${zone}).`,
    free: (free, capacity) =>
      free === 0 ? 'Voll: Warteliste möglich' : `${free} von ${plural(capacity, 'Platz', 'Plätzen')} frei`,
    closes: (moment) => `Anmeldung bis ${moment}.`,
    closed: 'Die Anmeldung ist geschlossen',
    closedText: 'Frag die Person, die dir den Link geschickt hat, ob es noch eine Session gibt.',
    who: 'Wer kommt?',
    whoText: 'Komm allein oder bring Leute mit: Ihr spielt im selben Team.',
    you: 'Du',
    colleague: (number) => `Person ${number}`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    domains: (domains) => `Nimm eine Adresse, die auf ${domains} endet.`,
    listed: 'Nimm die Adresse, an die du eingeladen wurdest.',
    addColleague: 'Person hinzufügen',
    removeColleague: (number) => `Person ${number} entfernen`,
    submit: 'Anmelden',
    submitWaiting: 'Auf die Warteliste',
    chooseSlot: 'Wähle einen Termin.',
    enterName: 'Gib einen Vornamen ein.',
    enterEmail: 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel ana@example.com.',
    fullTitle: 'Dieser Termin ist gerade voll geworden',
    otherTime: 'Anderen Termin wählen',
    sentTitle: 'Sieh in deine E-Mails',
    sentText: (email, until) =>
      `Wenn sich ${email} anmelden kann, haben wir einen Link dorthin geschickt. Öffne ihn bis ${until}, damit du deinen Platz behältst.`,
    sentWaiting: (email, until) =>
      `Wenn sich ${email} anmelden kann, haben wir einen Link dorthin geschickt. Öffne ihn bis ${until}, damit du auf der Warteliste bleibst.`,
    sentHelp:
      'Nach ein paar Minuten noch keine E-Mail? Sieh im Spam-Ordner nach oder melde dich noch einmal an.',
    again: 'Noch einmal anmelden',
    privacy:
      'Wir speichern deinen Namen und deine E-Mail-Adresse für diese Anmeldung. Nur die Leute, die die Sessions planen, sehen sie. Mit dem Link in deiner E-Mail sagst du jederzeit ab.',
    privacyLink: 'Datenschutz',
    failed: 'Die Anmeldeseite wurde nicht geladen',
    unknown: 'Link nicht gefunden',
    retry: 'Noch einmal versuchen',
  },
  place: {
    page: 'Deine Anmeldung',
    loadFailed: 'Deine Anmeldung wurde nicht geladen',
    unconfirmed: {
      title: 'Bestätige deinen Platz',
      text: (until) => `Wir halten ihn bis ${until} frei.`,
      confirm: 'Meinen Platz bestätigen',
      letGo: 'Platz freigeben',
    },
    confirmed: {
      title: 'Du bist angemeldet',
      text: 'Die Einladung mit deinem persönlichen Link kommt per E-Mail.',
    },
    waiting: {
      title: 'Du stehst auf der Warteliste',
      text: 'Wir schreiben dir, sobald ein Platz frei ist.',
      leave: 'Warteliste verlassen',
    },
    offered: {
      title: 'Ein Platz ist für dich frei',
      text: (until) => `Nimm ihn bis ${until} an.`,
      companion: (name, until) => `${name} kann ihn bis ${until} für eure Gruppe annehmen.`,
      accept: 'Annehmen',
      decline: 'Ablehnen',
    },
    ended: {
      person: 'Du hast abgesagt',
      expired: 'Deine Anmeldung ist abgelaufen',
      elsewhere: 'Du bist schon angemeldet',
      organiser: 'Du bist nicht mehr angemeldet',
      elsewhereText:
        'Jede Person kann nur einen Platz haben. Öffne den Link in der E-Mail, die deinen bestätigt hat.',
      organiserText: 'Die Session wurde abgesagt, oder du stehst nicht mehr auf der Gästeliste.',
      text: 'Du kannst dich noch einmal anmelden.',
      again: 'Noch einmal anmelden',
    },
    over: 'Für Änderungen an dieser Anmeldung ist es zu spät.',
    when: 'Wann',
    group: 'Deine Gruppe',
    you: 'du',
    unconfirmedMember: 'noch nicht bestätigt',
    change: 'Anderen Termin wählen',
    changeTo: 'Anderer Termin',
    move: 'Termin ändern',
    cancel: 'Teilnahme absagen',
    cancelTitle: 'Deine Teilnahme absagen?',
    cancelText: 'Dein Platz geht an die nächste Person. Das lässt sich nicht rückgängig machen.',
    keep: 'Platz behalten',
  },
};

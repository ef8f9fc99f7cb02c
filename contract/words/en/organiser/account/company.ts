import { companyColourRule } from '../../../../rules/company-colour.ts';

/** What a company's settings say, in English; the other languages have the same keys. */
export const company = {
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  notSaved: (why: string) => `Not saved: ${why}`,
  colleagues: {
    title: 'Colleagues and roles',
    loading: 'Loading colleagues',
    removeOf: (name: string) => `Remove ${name}`,
    invited: 'Invited',
    expired: 'Expired',
    resend: 'Resend',
    resendTo: (email: string) => `Resend the invitation of ${email}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    removeTitle: (name: string | undefined) => `Remove ${name ?? 'this colleague'}?`,
    removeText:
      'They are logged out everywhere and informed by email. Sessions they scheduled stay, and others can run them. You can invite them again later.',
    invite: 'Invite a colleague',
    inviteSubmit: 'Invite',
    sent: (email: string) => `An invitation is on its way to ${email}.`,
  },
  role: {
    label: 'Role',
    change: 'Change role',
    changeOf: (name: string) => `Change role of ${name}`,
    changeOwn: 'Change your own role',
    youCan: (acts: string) => `You can ${acts}.`,
    theyCan: (acts: string) => `They can ${acts}.`,
    ownerUndoes: 'Only another owner can undo this.',
    mailed: 'We’ll email them about the change.',
    table: 'What each role may do',
    tableLabel: 'Roles and what they may do',
    permission: 'Permission',
    yes: 'Yes',
    no: 'No',
    rights: {
      schedule: 'Schedule and archive sessions',
      run: 'Run sessions',
      guests: 'Invite guests and manage the guest list',
      results: 'See results, awards and analyses',
      credits: 'See credits and email addresses of guests',
      brand: 'Change logo, colour and how people join',
      reports: 'Read reports',
      share: 'Share reports by link',
      buy: 'Buy credits, see orders and invoices',
      people: 'Invite and remove people, choose their roles',
      signOn: 'Set up single sign-on, read the audit log',
      close: 'Close the company’s account',
    },
  },
  agreement: {
    title: 'Data processing agreement',
    loading: 'Loading the data processing agreement',
    /** Where the operator's name is on its way. */
    anOperator: 'Our company',
    text: (operator: string) =>
      `A template of ${operator} under Article 28 GDPR, with your company’s name and the billing details of your last order. Have it checked by counsel before you sign it.`,
    /** `language` as the page names it. */
    downloadIn: (language: string) => `Download in ${language}`,
    unnamed: {
      before:
        'The operator of this site hasn’t entered its name and address, so there’s no document to download. Ask for one with the ',
      link: 'contact form',
      after: '.',
    },
    services: { before: 'Outside services are listed on the ', link: 'security page', after: '.' },
  },
  retention: {
    title: 'How long data is kept',
    lead: 'After that we delete the data for good. Guests can erase themselves at any time.',
    loading: 'Loading how long data is kept',
    people: {
      label: 'Guests’ names and email addresses',
      description: 'Counted from their last session, or from when they were added',
    },
    chats: { label: 'Chat messages', description: 'Counted from the end of the session' },
    results: {
      label: 'Sessions with results and awards',
      description: 'Counted from the end of the session; the session leaves your list',
    },
    untilClosed: 'Until the account is closed',
    days: (count: number) => `${count} days`,
    done: 'Saved. The next deletion is within an hour.',
  },
  entry: {
    title: 'How people join',
    loading: 'Loading how people join',
    code: {
      label: 'Ask for an email code before joining',
      description:
        'Guests who join with their email and session ID first enter a code we email them. Personal links work without a code.',
    },
    on: 'Addresses are confirmed before joining.',
    off: 'An invited address is enough to join.',
  },
  data: {
    title: 'Company data',
    text: 'Everything we keep for your company, as a ZIP file of tables (CSV) and JSON: settings, administrators, people, programmes, sessions with attendance and results, emails, orders, credits and the audit log. Team chats are not in it, and a guest’s votes only if the guest shows them.',
    download: 'Download company data',
    busy: 'Collecting the data. This can take a minute.',
  },
  logo: {
    title: 'Logo',
    lead: (largest: number) =>
      `PNG or JPEG, at most ${largest} kB. Guests see it in emails, in the waiting room and on every award, including past ones.`,
    loading: 'Loading your logo',
    alt: 'Your logo',
    none: (company: string) => `No logo yet: guests read ${company}.`,
    choose: 'Choose a logo',
    chooseAnother: 'Choose another',
    tooLarge: (largest: number) => `That picture is larger than ${largest} kB.`,
  },
  colour: {
    title: 'Colour',
    lead: 'Your colour appears as a thin line next to your logo in the waiting room, in emails and on every award, including past ones.',
    loading: 'Loading your colour',
    form: 'Your colour',
    submit: 'Save colour',
    rule: companyColourRule as string,
    none: 'None',
    /** After “… changed”. */
    subject: 'your company’s colour',
    saved: 'Guests see your colour from now on.',
    removed: 'Your colour has been removed.',
    beginsIn: 'The story begins in',
    sample: { story: 'The Borrowed Light', title: 'Keeper of the Light', team: 'Otters' },
    inWaitingRoom: 'In the waiting room',
    onAward: 'On an award',
    award: (company: string) => `An award of ${company}`,
    awardWithColour: (company: string) => `An award of ${company} with this colour`,
  },
};

export type CompanyWords = typeof company;

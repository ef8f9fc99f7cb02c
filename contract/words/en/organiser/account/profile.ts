import { form, plural } from '../../counts.ts';
import { company } from './company.ts';
import { secondFactor } from './second-factor.ts';

/** What a person's own profile says, in English; the other languages have the same keys. */
export const profile = {
  title: 'Profile',
  onThisPage: 'On this page',
  groups: { you: 'You', company: 'Company', account: 'Account' },
  parts: {
    profile: 'Name, place and phone',
    address: 'Email address',
    mails: 'Email notifications',
    look: 'Appearance',
    joining: company.entry.title,
    brand: 'Logo and colour',
    colleagues: company.colleagues.title,
    signOn: 'Single sign-on',
    requirement: secondFactor.requirement.title,
    retention: company.retention.title,
    agreement: company.agreement.title,
    companyData: company.data.title,
    audit: 'Audit log',
    signingIn: 'Log-in and security',
    secondFactor: secondFactor.title,
    devices: 'Devices',
    data: 'Your data',
    closing: 'Close the account',
  },
  signOnText: 'Let your people log in through your company’s identity provider, or require it.',
  signOnLink: 'Open single sign-on',
  auditText: 'Who in your company changed what, when and from where.',
  auditLink: 'Open audit log',
  data: {
    text: 'Everything we keep about you as a JSON file: account, log-ins, the sessions you scheduled and emails we sent you.',
    download: 'Download my data',
  },
  form: {
    title: 'You and your company',
    label: 'Profile',
    submit: 'Save',
    saved: 'Profile updated successfully!',
    /** After “somebody changed”. */
    subject: 'this profile',
    ownerRenames: 'Only a company owner can change the name',
    yourCompany: 'Your company',
    none: 'None',
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      company_name: 'Company',
      country_id: 'Country',
      timezone_id: 'Time zone',
      area_code: 'Country code',
      phone_number: 'Phone',
    },
  },
  completion: {
    title: 'Complete your profile',
    heading: 'A few details and you’re in',
    text: 'We put your company on invitations, use your time zone for dates, and call you only if a session has a problem.',
    filled: (filled: number, all: number) => `${filled} of ${all} filled in`,
    submit: 'Save and continue',
  },
  address: {
    title: 'Email address',
    own: (email: string) => `You log in with ${email}.`,
    change: 'Change address',
    dialog: 'Change your email address',
    text: 'We send one link to your current address and one to the new one. Once you have confirmed both, you log in with the new one.',
    newEmail: 'New email',
    password: 'Password',
    submit: 'Send both links',
    /** `inboxes` whose link has not been confirmed. */
    open: (email: string, inboxes: string) =>
      `Your address changes to ${email} once you have confirmed the email we sent to ${inboxes}. The links work for 24 hours.`,
    present: 'your current address',
    both: (email: string) => `your current address and the one to ${email}`,
    keep: 'Keep current address',
  },
  mails: {
    title: 'Email notifications',
    text: 'For sessions you schedule. We always email you if a session could not take place, and about your account and orders.',
    loading: 'Loading your email settings',
    kinds: {
      readiness: {
        label: 'Readiness, one day before',
        description: 'Who has opened their link and checked their device.',
      },
      undelivered: {
        label: 'Emails that bounced',
        description: 'When an invitation can’t be delivered.',
      },
      absences: {
        label: 'Who can’t come',
        description: 'When a guest declines or changes their mind.',
      },
      results: { label: 'Results', description: 'When a session has been played to its end.' },
    },
    on: (label: string) => `${label}: emails on`,
    off: (label: string) => `${label}: emails off`,
    notSaved: (message: string) => `Not saved: ${message}`,
  },
  signingIn: {
    title: 'Logging in',
    text: '“Log out” ends the dashboard on this browser. “Log out from all” also ends any session you’re playing in here. “Log out on every device” logs your account out on all of them, wherever they are.',
    password: 'Change password',
    logOut: 'Log out',
    logOutFromAll: 'Log out from all',
    everywhere: 'Log out on every device',
  },
  devices: {
    title: 'Devices',
    text: 'Where your account is logged in. If you don’t know one, log it out and change your password.',
    loading: 'Loading devices',
    unknown: 'Unknown device',
    own: 'This device',
    used: (when: string) => `Last used ${when}`,
    logOut: 'Log out',
    logOutOf: (device: string, when: string) => `Log out ${device}, last used ${when}`,
    logOutOthers: 'Log out all others',
    loggedOut: 'Logged out there',
    othersLoggedOut: 'Logged out on all other devices',
  },
  closing: {
    own: 'Close your account',
    company: (company: string) => `Close the account of ${company}`,
    ask: (title: string) => `${title}?`,
    openOwn: 'Close my account',
    openCompany: 'Close the company’s account',
    final: 'You can’t undo this.',
    companyEffects: [
      'Upcoming sessions are cancelled and their guests informed by email.',
      'Names, email addresses and awards of organisers and guests are erased. Results stay, without names.',
      'Orders, invoices and the credit history are kept for as long as tax law requires.',
      'Unused credits that you bought in the last twelve months are paid back.',
      'To leave without closing it, make someone else an owner and yourself a sub-administrator first.',
    ],
    ownEffects: [
      'Your name, email address, phone and log-in are erased, and every device is logged out.',
      'Sessions you scheduled go ahead; your company owner takes them over.',
    ],
    form: 'Close the account',
    typeEmail: 'Type your email to confirm',
    password: 'Password',
    submit: 'Close account permanently',
    keep: 'Keep account',
    refund: 'Refund',
    refundLoading: 'Loading the refund',
    noneUnused: 'You have no unused credits, so there’s nothing to refund.',
    unused: (credits: number) => `You have ${plural(credits, 'unused credit', 'unused credits')}.`,
    noneRefunded: (credits: number) =>
      `You have ${plural(credits, 'unused credit', 'unused credits')}. ${form(credits, 'It wasn’t bought', 'None of them was bought')} in the last twelve months, so there’s nothing to refund.`,
    refunds: {
      card: (amount: string, credits: number) =>
        `We’ll refund ${amount} for ${plural(credits, 'credit', 'credits')} to the card you paid with.`,
      invoice: (amount: string, credits: number) =>
        `We’ll refund ${amount} for ${plural(credits, 'credit', 'credits')} by bank transfer.`,
    },
  },
};

export type ProfileWords = typeof profile;

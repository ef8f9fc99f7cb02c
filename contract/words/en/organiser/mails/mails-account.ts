import { roles } from '../account/roles.ts';

interface Role {
  noun: string;
  can: string;
  /** After “invites you”, before the company's name. */
  invites: string;
}

const role = ({ noun, can, invites }: Role) => ({
  invited: {
    subject: (inviter: string, company: string) => `${inviter} invites you ${invites} ${company}`,
    text: (inviter: string, company: string) =>
      `${inviter} invites you to join ${company} as ${noun}. You can then ${can}.`,
  },
  changed: {
    headline: (company: string) => `You are ${noun} of ${company}`,
    preheader: `You can ${can}.`,
    text: (company: string) => `An owner of ${company} has changed your role. You can now ${can}.`,
  },
});

/** What mails about the account of an organiser say. */
export const accountMails = {
  verification: {
    subject: 'Confirm your email address',
    preheader: 'One click and your company account is ready.',
    headline: 'Welcome to Muster',
    text: 'Confirm that this is your email address. Then you can schedule your first session.',
    button: 'Confirm my address',
    lifetime: 'The link works for an hour. If it has expired, open it anyway: the page offers a new one.',
    why: 'You receive this because somebody signed up with this address. If that wasn’t you, you can ignore this email.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preheader: 'The link works once, for an hour.',
    headline: 'Reset your password',
    text: 'Choose a new password for your account here.',
    button: 'Choose a new password',
    lifetime: 'The link works once and expires after an hour. All your other devices will be logged out.',
    why: 'You receive this because somebody asked for a new password. If it was not you, your password stays as it is.',
  },
  connect: {
    subject: (provider: string) => `Connect ${provider} to your account`,
    preheader: (provider: string) => `Only if it was you who logged in with ${provider}.`,
    headline: 'Was this you?',
    text: (provider: string) =>
      `Someone logged in with ${provider} using this email address. If that was you, connect it and log in again.`,
    button: (provider: string) => `Connect ${provider}`,
    lifetime: 'The link works once, for an hour.',
    why: 'If it was not you, do nothing: your account stays as it is.',
  },
  roles: {
    2: role({ noun: 'an owner', can: roles.can[2], invites: 'to own the account of' }),
    4: role({ noun: 'a sub-administrator', can: roles.can[4], invites: 'to manage sessions for' }),
    5: role({ noun: 'a facilitator', can: roles.can[5], invites: 'to run sessions for' }),
    6: role({ noun: 'a reader', can: roles.can[6], invites: 'to read the reports of' }),
  },
  invitation: {
    preheader: 'Accept within seven days.',
    headline: (company: string) => `Join ${company}`,
    button: 'See the invitation',
    lifetime: 'The invitation is valid for seven days and only for this email address.',
    why: (inviter: string) => `You receive this because ${inviter} entered your address.`,
  },
  roleChanged: {
    button: 'Open the dashboard',
    unexpected: 'If you didn’t expect this, ask an owner of your company.',
    why: (company: string) => `You receive this because you have an account at ${company}.`,
  },
  addressChange: {
    preheader: 'The link works for 24 hours.',
    button: 'Confirm the change',
    new: {
      subject: 'Confirm your new email address',
      headline: 'Is this your new address?',
      text: (current: string, email: string) =>
        `Your Muster account has the address ${current}. Confirm here that you want to log in with ${email} instead.`,
      next: 'The address changes once you have confirmed the email to your current address as well.',
      why: 'You receive this because somebody entered this address as their new one. If that wasn’t you, you can ignore this email.',
    },
    current: {
      subject: 'Confirm the change of your email address',
      headline: 'Change your email address?',
      text: (_current: string, email: string) =>
        `Somebody who is logged in to your Muster account wants to log in with ${email} from now on. Confirm here that this is you.`,
      next: 'The address changes once you have confirmed the email to the new address as well. If this wasn’t you, don’t confirm, and change your password.',
      why: 'You receive this because your account’s email address is about to change.',
    },
  },
  secondFactor: {
    changes: {
      appAdded: {
        subject: 'An authenticator app was set up',
        text: 'Your account now has an authenticator app. Logging in with your password asks for a code from it.',
      },
      appRemoved: {
        subject: 'The authenticator app was turned off',
        text: 'Logging in to your account no longer asks for codes from your authenticator app.',
      },
      passkeyAdded: {
        subject: 'A passkey was added',
        text: 'Your account has a new passkey. Together with your password it logs you in.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed',
        text: 'One of the passkeys of your account was removed and no longer logs you in.',
      },
      codesRenewed: {
        subject: 'Your recovery codes were renewed',
        text: 'Your account has new recovery codes. The old ones no longer work.',
      },
      allRemoved: {
        subject: 'Two-factor log-in was turned off',
        text: 'We turned two-factor log-in off for your account on request. Authenticator app, passkeys and recovery codes no longer work; your password alone logs you in. Please set it up again.',
      },
    },
    preheader: 'If this was you, there is nothing to do.',
    notYou: 'If this wasn’t you, change your password and look at the devices that are logged in.',
    button: 'Open my profile',
    why: 'You receive this because the log-in of your account was changed.',
  },
  domainLost: {
    subject: (domain: string) => `Single sign-on is off for ${domain}`,
    preheader: 'We can no longer find the proof that the domain is yours.',
    text: (domain: string) =>
      `We looked three times and can no longer find the TXT record or the file that proves that ${domain} is yours. Until it is back, people at ${domain} log in with their password.`,
    next: 'Put the record back, then check the domain again.',
    button: 'Open single sign-on',
    why: 'You receive this because you own your company’s account.',
  },
  contact: {
    subject: 'We have your message',
    preheader: 'We usually reply within one working day.',
    headline: 'Your message has arrived',
    text: 'Thank you for writing. We usually reply within one working day.',
    why: 'You receive this because this address was given in our contact form.',
  },
};

export type AccountMailWords = typeof accountMails;

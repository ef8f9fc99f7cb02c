import { plural } from '../../counts.ts';

const haveNone = (count: number) => `${plural(count, 'person has none yet', 'people have none yet')}.`;

/** What two-factor log-in says, in English; the other languages have the same keys. */
export const secondFactor = {
  title: 'Two-factor log-in',
  lead: 'Logging in with your password then also asks for a passkey, which is your fingerprint, face, PIN or security key, or for a code from an authenticator app. Log-ins through Google, Microsoft and others stay as they are.',
  loading: 'Loading two-factor log-in',
  off: 'Off.',
  on: (codesLeft: number) =>
    codesLeft === 0
      ? 'On. No recovery code left.'
      : `On. ${plural(codesLeft, 'recovery code', 'recovery codes')} left.`,
  yourPassword: 'Your password',
  password: 'Password',
  code: 'Code from the app, or a recovery code',
  orPasskey: 'Leave it empty to confirm with a passkey.',
  next: 'Continue',
  app: {
    title: 'Authenticator app',
    since: (day: string) => `Set up ${day}`,
    setUp: 'Set up an authenticator app',
    scan: 'Scan this with your authenticator app, or type the key into it.',
    qrCode: 'QR code for your authenticator app',
    code: 'Code from the app',
    confirm: 'Confirm a code',
    turnOn: 'Turn on',
    turnOffApp: 'Turn off the app',
    turnOffTitle: 'Turn off the authenticator app',
    turnOff: 'Turn off',
    isOff: 'The authenticator app is off.',
  },
  passkeys: {
    title: 'Passkeys',
    add: 'Add a passkey',
    form: 'New passkey',
    where: 'Your browser then asks where to keep it: on this device, on your phone or on a security key.',
    name: 'Name',
    nameText: 'To tell it apart from others.',
    submit: 'Add passkey',
    added: (name: string) => `“${name}” is added.`,
    since: (day: string) => `Added ${day}`,
    sinceAndUsed: (day: string, used: string) => `Added ${day}, last used ${used}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    renameTitle: 'Rename the passkey',
    renameForm: 'Name of the passkey',
    save: 'Save',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove the passkey',
    removeText: (name: string) => `“${name}” then no longer logs you in. Delete it on its device as well.`,
    removed: (name: string) => `“${name}” is removed.`,
    unsupported: 'Passkeys do not work in this browser, or at an address without https.',
    /** By the browser's error. */
    refusals: {
      NotAllowedError: 'The passkey was not confirmed. Try again.',
      AbortError: 'The passkey was not confirmed. Try again.',
      InvalidStateError: 'This device has a passkey for your account already.',
      SecurityError: 'Passkeys do not work at this address.',
    } as Record<string, string>,
    refused: 'Your browser could not use the passkey.',
  },
  recovery: {
    title: 'Recovery codes',
    text: 'Keep these where you can find them without your phone. Each code works once, in place of your passkey or the app. You won’t see them again.',
    fileName: 'muster-recovery-codes.txt',
    file: (email: string) => `Muster recovery codes of ${email}. Each one works once.`,
    download: 'Download codes',
    done: 'I’ve saved them',
    renew: 'New recovery codes',
    renewText: 'The codes you have now stop working.',
    renewSubmit: 'Make new codes',
  },
  required: {
    page: 'Set up two-factor log-in',
    title: 'Set up a second factor to continue',
    yourCompany: 'Your company',
    text: (company: string) =>
      `${company} requires a second factor from everyone who logs in with a password. It takes about a minute, and you need it at each log-in from now on.`,
    passkey: 'Passkey',
    passkeyText: 'Your fingerprint, face, PIN or a security key. The quickest way.',
    appText: 'A code of six digits from an app on your phone.',
  },
  requirement: {
    title: 'Two-factor log-in for everyone',
    label: 'Everyone who logs in with a password needs a second factor',
    loading: 'Loading …',
    ownMissing: 'Set up two-factor log-in for your own account first.',
    allHave: 'Everyone who may log in with a password has one.',
    haveNone,
    text: 'A passkey or an authenticator app. Log-ins through single sign-on, Google, Microsoft and others need none.',
    ask: 'Require a second factor?',
    act: 'Require it',
    keep: 'Cancel',
    askAllHave: 'Everyone has one. New colleagues set one up at their first log-in.',
    askHaveNone: (count: number) =>
      `${haveNone(count)} They are logged out now and set one up at their next log-in, before anything else opens. Running sessions continue.`,
    isRequired: 'A second factor is required now.',
    isOptional: 'A second factor is optional now.',
  },
};

export type SecondFactorWords = typeof secondFactor;

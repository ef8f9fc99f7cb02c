import { secondFactor } from '../organiser/account/second-factor.ts';

/** Two-factor log-in and its passkeys, in English; the other languages have the same keys. */
export const secondFactorRefusals = {
  required: 'Your company requires two-factor log-in. Set it up first.',
  lastOne: 'Your company requires two-factor log-in. Add another way before you remove this one.',
  ownFirst: secondFactor.requirement.ownMissing,
  isOn: 'Two-factor log-in is already on. Reload the page.',
  isOff: 'Two-factor log-in is off. Reload the page.',
  replaced: 'Start again: this set-up was replaced or is finished.',
  code: {
    missing: 'Enter the code from your authenticator app.',
    wrong: 'This code is wrong or was used already. Wait for the next one.',
    wrongAtSetUp: 'This code is wrong. Check the clock of your phone and enter the newest code.',
  },
  passkey: {
    missing: 'Confirm with your passkey, or enter a code.',
    refused: 'This passkey was not accepted. Try again, or enter a code.',
    refusedAtSetUp: 'This passkey was not accepted. Start again.',
    none: 'This account has no passkey.',
    tooMany: (most: number) => `An account can have up to ${most} passkeys.`,
    inUse: 'This passkey is in use already.',
    removed: 'This passkey is removed already. Reload the page.',
  },
};

export type SecondFactorRefusals = typeof secondFactorRefusals;

/** What the server says of a request that it has carried out, in English; the other languages have the same keys. */
export const answers = {
  account: {
    resetLinkSent: 'We have emailed your password reset link.',
    passwordReset: 'Your password has been reset.',
    connected: (provider: string) => `${provider} is connected. You can log in with it now.`,
    verified: 'Your email address has been verified.',
    verifiedAlready: 'Your email address was already verified.',
    verificationSent: 'If this address still needs to be verified, a new link is on its way.',
    loggedOut: 'You are logged out.',
    loggedOutEverywhere: 'You are logged out on every device.',
    closed: 'Your account is closed.',
  },
  invitationSent: 'The invitation is on its way.',
  messageArrived: 'Thank you. Your message has arrived.',
};

export type AnswerWords = typeof answers;

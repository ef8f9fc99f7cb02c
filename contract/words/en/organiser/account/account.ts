/** What signing up, confirming an address and joining a company say, in English; the other languages have the same keys. */
export const account = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  signUp: {
    title: 'Gather your team',
    description: 'Create a Muster account and bring your team together in a live story of about an hour.',
    hasAccount: 'Already have an account?',
    logIn: 'Log in',
    form: 'Sign up',
    submit: 'Create account',
  },
  places: {
    country: 'Country',
    timezone: 'Time zone',
    loading: 'Loading …',
    choose: 'Choose',
    timeThere: (time: string) => `It is ${time} there now`,
    zoneText: 'We show session times in this zone',
    failed: 'Countries and time zones could not be loaded.',
  },
  notice: {
    label: 'Please confirm your email address',
    title: 'Please confirm your email address.',
    text: (email: string) => `We sent a link to ${email}. The link works for one hour.`,
  },
  zone: {
    label: 'Time zone',
    title: 'Your browser does not name its time zone.',
    utc: 'Times are shown in UTC.',
    city: (city: string) => `Times are shown in ${city} time, as in your profile.`,
    change: 'Change it in your profile',
  },
  resend: {
    wait: (seconds: number) => `Send again in ${seconds} s`,
    send: 'Send the link again',
    sent: (email: string) => `If ${email} still needs to be confirmed, a new link is on its way.`,
  },
  verify: {
    connect: 'Connect your accounts',
    connectText:
      'From now on you can log in both ways: with your password, and with the account that you’ve just used.',
    connectAct: 'Connect the accounts',
    connected: 'Your accounts are connected',
    confirm: 'Confirm your email address',
    confirmText: 'One click, and your email address is confirmed.',
    confirmAct: 'Confirm my address',
    confirmed: 'Your email address is confirmed',
    failed: 'We couldn’t check your link',
    refused: 'This link no longer works',
    refusedText: 'Links expire after one hour. We can email you a new one.',
    connectRefused:
      'Links work once and expire after an hour. Log in the same way again and we’ll email you a new one.',
  },
  changeAddress: {
    title: 'Change your email address?',
    text: (current: string, email: string) =>
      `You now log in with ${current}. After the change you log in with ${email}.`,
    submit: 'Confirm the change',
    waiting: 'One more click',
    waitsFor: {
      current: 'Now open the email that we sent to your current address, and confirm there as well.',
      new: 'Now open the email that we sent to the new address, and confirm there as well.',
    },
    done: 'Your email address has changed',
    doneText: (email: string) => `From now on you log in with ${email}.`,
    gone: 'This link is no longer valid',
    goneText:
      'Links to change an address work once, for 24 hours, and a newer change replaces them. You can start again in your profile.',
    toProfile: 'Open your profile',
    failed: 'We couldn’t read the link',
  },
  invitation: {
    title: (company: string) => `Join ${company}`,
    /** `as` and `can` are of the roles' words. */
    text: (inviter: string, email: string, as: string, can: string) =>
      `${inviter} invites you, ${email}, to join ${as}. You can then ${can}.`,
    form: 'Accept the invitation',
    submit: 'Join',
    withSignOn: 'Join with single sign-on',
    used: 'You have already joined',
    usedText: (company: string) => `This invitation to ${company} was accepted.`,
    expired: 'This invitation has expired',
    expiredText: (inviter: string, company: string) =>
      `Invitations are valid for seven days. Ask ${inviter} at ${company} to send a new one.`,
    other: 'This invitation is for another account',
    otherText: (email: string, own: string) => `It was sent to ${email}, and you are logged in as ${own}.`,
    logOut: 'Log out, then open the link again',
    gone: 'This invitation isn’t valid',
    goneText:
      'It may have been withdrawn or replaced by a newer one, or the link is incomplete. Ask the person who invited you for a new one.',
    failed: 'We couldn’t read the invitation',
  },
};

export type AccountWords = typeof account;

import { singleSignOn } from '../organiser/account/single-sign-on.ts';

const { missing } = singleSignOn.requirement;

/** A company's own log-in, in English; the other languages have the same keys. */
export const singleSignOnRefusals = {
  required:
    'Your company logs in with single sign-on. Choose “Continue with single sign-on”. Company owners can also log in with their password.',
  unknownAddress:
    'We don’t know of any single sign-on for this address. Check the address, or log in with your password.',
  logIn: {
    expired: 'This log-in took too long or began in another browser. Start again.',
    otherLogIn: 'Your provider answered another log-in. Start again.',
    twoAtOnce: 'Two log-ins ran at once. Start again.',
    otherApplication: 'The log-in was made for another application.',
    otherProvider: 'The answer came from another provider. Start again.',
    client:
      'Your provider refuses the client ID or the client secret. A company owner has to enter them again.',
    refused: 'Your provider refused the log-in. Start again.',
    accessRemoved: 'An owner of your company has removed your access. Ask them for an invitation.',
    otherCompany:
      'This address has an account outside your company. Close that account under Profile, or write to us.',
    withoutAddress: 'Your provider did not share your email address. It has to send the claim “email”.',
    unverifiedAddress:
      'Your provider does not say that your address is verified. It has to send the claim “email_verified”, Microsoft Entra the claim “xms_edov”.',
    otherDomain: (domain: string) =>
      `${domain} is not a verified domain of your company. A company owner can add it.`,
    noGroup: 'None of your groups has access to Muster. Ask your company owner.',
  },
  connection: {
    none: 'Your company has no single sign-on connection. Reload the page.',
    unsaved: 'Save the connection first.',
    withoutSecret: 'Enter the client secret of this client.',
    untested: missing.test,
    withoutDomain: missing.domain,
    issuerAddress: 'The issuer must be an https address on the internet.',
    noProvider:
      'We found no OpenID provider at this address. Copy the issuer from your provider: it has a page at /.well-known/openid-configuration.',
    otherIssuer: (issuer: string) =>
      `The provider calls itself ${issuer}. Enter that as the issuer; with Microsoft, the one of your own tenant.`,
  },
  domain: {
    form: 'Enter a domain such as example.com, without a path.',
    public: 'This is a public email provider. Enter a domain of your company.',
    removed: 'This domain has been removed. Reload the page.',
    tooMany: (most: number) => `A company has at most ${most} domains. Remove one first.`,
    listed: 'This domain is already in your list.',
    unanswered: (domain: string) => `The name servers of ${domain} aren’t answering. Try again later.`,
    unproved:
      'We found neither the TXT record nor the file. A new record can take up to an hour to be seen: check it, then try again.',
    otherCompany: 'Another company has verified this domain. Write to us if it belongs to yours.',
  },
};

export type SingleSignOnRefusals = typeof singleSignOnRefusals;

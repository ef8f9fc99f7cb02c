export const signOn = {
  /** How long a person may take at the provider. */
  attemptMs: 10 * 60_000,
  /** A proof is looked up again after this, and once it was missing after `recheckMissedMs`. */
  recheckMs: 24 * 60 * 60_000,
  recheckMissedMs: 60 * 60_000,
  /** A domain is lost when its proof was missing so many times in a row. */
  missesUntilLost: 3,
} as const;

/** Domains of one company at most. */
export const mostDomains = 20;
/** Groups of a provider that are given a role at most. */
export const mostGroups = 50;

/** The page that a provider sends people back to. */
export const signOnPage = '/login/sso';

/** The name of the TXT record that proves a domain, and the file that may do so in its place. */
export const proofRecordName = (domain: string) => `_muster.${domain}`;
export const proofFileUrl = (domain: string) => `https://${domain}/.well-known/muster-domain.txt`;

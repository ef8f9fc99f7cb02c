import { sql } from 'kysely';

/** Reserved domains (RFC 2606), where no mail is delivered: for the people and bots of trials, and for erased people. */
export const trialDomain = 'trial.invalid';
const erasedDomain = 'erased.invalid';

/** What an erased person of this id has for an address, so that no two have the same. */
export const erasedAddress = (id: number): string => `erased-${id}@${erasedDomain}`;

/** The same in a statement, of each row by its id. */
export const erasedAddressOfRow = sql<string>`'erased-' || id || ${`@${erasedDomain}`}`;

/** What `like` finds every erased address by. */
export const likeErased = `%@${erasedDomain}`;

export const isErasedAddress = (email: string): boolean => email.endsWith(`@${erasedDomain}`);

export const isUndeliverableAddress = (email: string): boolean =>
  isErasedAddress(email) || email.endsWith(`@${trialDomain}`);

import { sql } from 'kysely';

/** Below these names addresses belong to nobody, by RFC 2606: those of a trial's people and bots, and of whoever was erased. */
export const trialDomain = 'trial.invalid';
const erasedDomain = 'erased.invalid';

/** What an erased person of this id has for an address, so that no two have the same. */
export const erasedAddress = (id: number): string => `erased-${id}@${erasedDomain}`;

/** The same in a statement, of each row by its id. */
export const erasedAddressOfRow = sql<string>`'erased-' || id || ${`@${erasedDomain}`}`;

/** What `like` finds every erased address by. */
export const likeErased = `%@${erasedDomain}`;

export const isErasedAddress = (email: string): boolean => email.endsWith(`@${erasedDomain}`);

export const isNobodysAddress = (email: string): boolean =>
  isErasedAddress(email) || email.endsWith(`@${trialDomain}`);

/** Told to whoever gives such an address as their own or another's. */
export const nobodysAddress = 'No mail reaches this address.';

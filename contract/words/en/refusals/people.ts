import { addressFaults } from '../../../rules/people/email-address.ts';
import { plainNameRule } from '../../../rules/people/plain-name.ts';

/** The people of a company and of its sessions, in English; the other languages have the same keys. */
export const peopleRefusals = {
  /** Each is about a person, who is named before it. */
  line: {
    name: `a name ${plainNameRule}`,
    /** `why` is the end of a sentence, or empty. */
    address: (why: string) => `this is not a valid email address. ${why}`.trim(),
    addressFaults,
  },
  tooManyTags: (most: number) => `A person has at most ${most} tags.`,
  tooManySeats: (most: number) => `A session seats up to ${most} people.`,
  addressTaken: (name: string) => `${name} has this address already.`,
  /** Somebody is in a session right now. */
  inSession: {
    readdress: (name: string) => `${name} is in a session right now. Change the address when it is over.`,
    remove: (name: string) => `${name} is in a session right now. Remove them when it is over.`,
    merge: (name: string) => `${name} is in a session right now. Merge the entries when it is over.`,
  },
  sameEntry: 'Choose another entry.',
  bothPlayed: 'Both entries played in the same session, so they stand for two people.',
};

export type PeopleRefusals = typeof peopleRefusals;

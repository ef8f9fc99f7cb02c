/** By user type. */
const names: Record<number, string> = {
  2: 'Company Owner',
  4: 'Sub-Administrator',
  5: 'Facilitator',
  6: 'Reader',
};

/** The roles of a company's people, in English; the other languages have the same keys. */
export const roles = {
  /** The operator's people, and every type that is not listed, are users. */
  nameOf: (userType: number): string => names[userType] ?? 'User',
  /** After “to join”. */
  as: {
    2: 'as an owner',
    4: 'as a sub-administrator',
    5: 'as a facilitator',
    6: 'as a reader',
  },
  /** After “you can” and “they can”. */
  can: {
    2: 'schedule and run sessions, buy credits, invite people and choose their roles, and close the company’s account',
    4: 'schedule and run sessions, and manage the guest list',
    5: 'run the sessions that an organiser assigns',
    6: 'read the company’s reports',
  },
};

export type RoleWords = typeof roles;

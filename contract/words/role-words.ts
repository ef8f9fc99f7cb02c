import type { CompanyRole } from '../rules/people/user-types.ts';

interface RoleWords {
  noun: string;
  /** After “you can” and “they can”. */
  can: string;
  /** After “invites you”, before the company's name. */
  invites: string;
}

/** Descriptions of each role, in the invitation, the role dialog and mails. */
export const roleWords: Record<CompanyRole, RoleWords> = {
  2: {
    noun: 'an owner',
    can: 'schedule and run sessions, buy credits, invite people and choose their roles, and close the company’s account',
    invites: 'to own the account of',
  },
  4: {
    noun: 'a sub-administrator',
    can: 'schedule and run sessions, and keep the guest list',
    invites: 'to manage sessions for',
  },
  5: {
    noun: 'a facilitator',
    can: 'run the sessions that an organiser assigns',
    invites: 'to run sessions for',
  },
  6: { noun: 'a reader', can: 'read the company’s reports', invites: 'to read the reports of' },
};

import type { CompanyRole } from '../rules/people/user-types.ts';
import { roles } from './en/organiser/roles.ts';

interface RoleWords {
  noun: string;
  /** After “you can” and “they can”. */
  can: string;
  /** After “invites you”, before the company's name. */
  invites: string;
}

/** Descriptions of each role in mails. */
export const roleWords: Record<CompanyRole, RoleWords> = {
  2: { noun: 'an owner', can: roles.can[2], invites: 'to own the account of' },
  4: { noun: 'a sub-administrator', can: roles.can[4], invites: 'to manage sessions for' },
  5: { noun: 'a facilitator', can: roles.can[5], invites: 'to run sessions for' },
  6: { noun: 'a reader', can: roles.can[6], invites: 'to read the reports of' },
};

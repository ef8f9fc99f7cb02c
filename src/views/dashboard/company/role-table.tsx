import { IconCheck, IconMinus } from '@tabler/icons-react';
import {
  type AccountAccess,
  hasAccess,
  userTypeLabel,
  userTypes,
} from '#contract/rules/people/user-types.ts';
import styles from './role-table.module.css';

const roles = [userTypes.CONSUMER_ADMIN, userTypes.CONSUMER_ADMIN_SUB];

const rights: readonly [right: string, access: AccountAccess][] = [
  ['Schedule, run and archive sessions', 'company'],
  ['Invite guests and keep the guest list', 'company'],
  ['See results, awards and analyses', 'company'],
  ['Buy credits, see orders and invoices', 'owner'],
  ['Invite and remove people, choose owners', 'owner'],
  ['Change logo, colour and how people join', 'owner'],
  ['Set up single sign-on, read the audit log', 'owner'],
  ['Close the company’s account', 'owner'],
];

/** What each role of a company may do, from the rules that the server applies. */
export function RoleTable() {
  return (
    <details className={styles.roles}>
      <summary>What each role may do</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">May</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {userTypeLabel(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([right, access]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              {roles.map((role) => (
                <td key={role}>
                  {hasAccess(role, access) ? (
                    <IconCheck size={18} role="img" aria-label="Yes" />
                  ) : (
                    <IconMinus size={18} role="img" aria-label="No" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

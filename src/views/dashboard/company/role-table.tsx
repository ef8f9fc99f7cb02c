import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type AccountAccess, companyRoles, hasAccess } from '#contract/rules/people/user-types.ts';
import { useRoleWords } from '../../../words/organiser/role-words.ts';
import styles from './role-table.module.css';

const rights: readonly [right: string, access: AccountAccess][] = [
  ['Schedule and archive sessions', 'company'],
  ['Run sessions', 'host'],
  ['Invite guests and keep the guest list', 'company'],
  ['See results, awards and analyses', 'host'],
  ['See credits and email addresses of guests', 'company'],
  ['Change logo, colour and how people join', 'company'],
  ['Read reports', 'reports'],
  ['Share reports by link', 'owner'],
  ['Buy credits, see orders and invoices', 'owner'],
  ['Invite and remove people, choose their roles', 'owner'],
  ['Set up single sign-on, read the audit log', 'owner'],
  ['Close the company’s account', 'owner'],
];

/** What each role of a company may do, from the rules that the server applies. */
export function RoleTable() {
  const roles = useRoleWords();
  return (
    <details className={styles.roles}>
      <summary>What each role may do</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too */}
      <section className={styles.scroller} aria-label="Roles and what they may do" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {companyRoles.map((role) => (
                <th key={role} scope="col">
                  {roles.nameOf(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(([right, access]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                {companyRoles.map((role) => (
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
      </section>
    </details>
  );
}

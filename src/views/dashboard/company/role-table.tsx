import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type AccountAccess, companyRoles, hasAccess } from '#contract/rules/people/user-types.ts';
import type { CompanyWords } from '#contract/words/en/organiser/account/company.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { useRoleWords } from '../../../words/organiser/account/role-words.ts';
import styles from './role-table.module.css';

const rights: readonly [right: keyof CompanyWords['role']['rights'], access: AccountAccess][] = [
  ['schedule', 'company'],
  ['run', 'host'],
  ['guests', 'company'],
  ['results', 'host'],
  ['credits', 'company'],
  ['brand', 'company'],
  ['reports', 'reports'],
  ['share', 'owner'],
  ['buy', 'owner'],
  ['people', 'owner'],
  ['signOn', 'owner'],
  ['close', 'owner'],
];

/** What each role of a company may do, from the rules that the server applies. */
export function RoleTable() {
  const words = useCompanyWords().role;
  const roles = useRoleWords();
  return (
    <details className={styles.roles}>
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too */}
      <section className={styles.scroller} aria-label={words.tableLabel} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.permission}</th>
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
                <th scope="row">{words.rights[right]}</th>
                {companyRoles.map((role) => (
                  <td key={role}>
                    {hasAccess(role, access) ? (
                      <IconCheck size={18} role="img" aria-label={words.yes} />
                    ) : (
                      <IconMinus size={18} role="img" aria-label={words.no} />
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

import { fullName } from '#contract/rules/people/full-name.ts';
import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconChartBar,
  IconChevronDown,
  IconKey,
  IconLanguage,
  IconLogout,
  IconLogout2,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/calls/schemas/identity.ts';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { languageFacts, spokenLanguages } from '#contract/rules/languages.ts';
import { useAccountLanguage } from '../../react/account/use-account-language.ts';
import { useFrameWords } from '../../words/organiser/frame-words.ts';
import { useRoleWords } from '../../words/organiser/account/role-words.ts';
import { useLanguage } from '../../words/language.ts';
import { VisuallyHidden } from '../../views/shared/controls/visually-hidden.tsx';
import { useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { InitialsAvatar } from '../../views/shared/people/initials-avatar.tsx';
import styles from './dashboard-layout.module.css';

export function UserMenu({ user }: { user: User }) {
  const { logOut, logOutFromAll } = useAdminAuthVerbs();
  const words = useFrameWords();
  const roles = useRoleWords();
  const language = useLanguage();
  const chooseLanguage = useAccountLanguage();
  const name = fullName(user);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={styles.user}>
          <InitialsAvatar name={name} size={36} />
          <VisuallyHidden>{words.account(name)}</VisuallyHidden>
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{roles.nameOf(user.user_type_id)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/dashboard/profile" leftSection={<IconUser size={18} />}>
          {hasAccess(user.user_type_id, 'company') ? words.profileAndCompany : words.links.profile}
        </Menu.Item>
        {hasAccess(user.user_type_id, 'reports') ? (
          <Menu.Item component={Link} to="/dashboard/reports" leftSection={<IconChartBar size={18} />}>
            {words.links.reports}
          </Menu.Item>
        ) : null}
        <Menu.Item component={Link} to="/password-change" leftSection={<IconKey size={18} />}>
          {words.changePassword}
        </Menu.Item>
        {hasAccess(user.user_type_id, 'operator') ? (
          <Menu.Item component={Link} to="/admin" leftSection={<IconSettings size={18} />}>
            {words.administration}
          </Menu.Item>
        ) : null}
        {spokenLanguages
          .filter((other) => other !== language)
          .map((other) => (
            <Menu.Item
              key={other}
              lang={other}
              onClick={() => chooseLanguage(other)}
              leftSection={<IconLanguage size={18} />}
            >
              {languageFacts(other).name}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={logOut} leftSection={<IconLogout size={18} />}>
          {words.logOut}
        </Menu.Item>
        <Menu.Item onClick={logOutFromAll} leftSection={<IconLogout2 size={18} />}>
          {words.logOutFromAll}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { IconCalendarPlus, IconCards, IconCoin, IconHome, IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { EmailNotice } from '../../views/account/email-notice.tsx';
import { type DashboardLink, DashboardShell } from '../../views/shared/dashboard-shell.tsx';
import { CreditsChip } from './credits-chip.tsx';
import { UserMenu } from './user-menu.tsx';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';

const links: DashboardLink[] = [
  { to: '/dashboard', label: 'Home', icon: <IconHome size={22} aria-hidden="true" />, end: true },
  { to: '/dashboard/sessions', label: 'Sessions', icon: <IconCards size={22} aria-hidden="true" /> },
  {
    to: '/dashboard/createSession',
    label: 'New session',
    icon: <IconCalendarPlus size={22} aria-hidden="true" />,
  },
  { to: '/dashboard/createConsumer', label: 'People', icon: <IconUserPlus size={22} aria-hidden="true" /> },
  { to: '/dashboard/credits', label: 'Credits', icon: <IconCoin size={22} aria-hidden="true" /> },
];

export default function DashboardLayout() {
  const user = useUser();
  if (!user) return null;
  return (
    <LibraryTheme>
      <DashboardShell
        links={links}
        companyName={user.company_name ?? 'Your company'}
        creditsChip={<CreditsChip />}
        userMenu={<UserMenu user={user} />}
      >
        <EmailNotice user={user} />
        <Outlet />
      </DashboardShell>
    </LibraryTheme>
  );
}

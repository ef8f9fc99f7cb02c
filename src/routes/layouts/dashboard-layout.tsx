import { Fragment } from 'react';
import {
  IconCalendarPlus,
  IconCards,
  IconChartBar,
  IconCoin,
  IconHome,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { FrameWords } from '#contract/words/en/organiser/frame.ts';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useSpokenAccount } from '../../react/account/use-account-language.ts';
import { useLanguage } from '../../words/language.ts';
import { useFrameWords } from '../../words/organiser/frame-words.ts';
import { EmailNotice } from '../../views/account/email-notice.tsx';
import { ZoneNotice } from '../../views/account/zone-notice.tsx';
import { type DashboardLink, DashboardShell } from '../../views/shared/shell/dashboard-shell.tsx';
import { late } from '../../views/shared/late.tsx';
import { LogOutFrame } from './log-out-frame.tsx';
import { UserMenu } from './user-menu.tsx';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';
import { useBalance } from '../../react/use-credits.ts';
import { StatusChip } from '../../views/shared/status-chip.tsx';
import styles from './dashboard-layout.module.css';

/** The balance, read anew on every page, since creating and cancelling sessions change it. */
function CreditsChip() {
  const { pathname } = useLocation();
  const { credits } = useFrameWords();
  const { data } = useBalance(pathname);
  if (!data) return null;
  const { available } = data;
  return (
    <Link to="/dashboard/credits" className={styles.credits}>
      <StatusChip tone={available > 0 ? 'action' : 'glow'} icon={<IconCoin size={16} aria-hidden="true" />}>
        {credits(available)}
      </StatusChip>
    </Link>
  );
}

type LinkNames = FrameWords['links'];

const companyLinks = (names: LinkNames): DashboardLink[] => [
  { to: '/dashboard', label: names.home, icon: <IconHome size={22} aria-hidden="true" />, end: true },
  { to: '/dashboard/sessions', label: names.sessions, icon: <IconCards size={22} aria-hidden="true" /> },
  {
    to: '/dashboard/createSession',
    label: names.newSession,
    icon: <IconCalendarPlus size={22} aria-hidden="true" />,
  },
  {
    to: '/dashboard/createConsumer',
    label: names.people,
    icon: <IconUserPlus size={22} aria-hidden="true" />,
    covers: '/dashboard/people/',
  },
  { to: '/dashboard/credits', label: names.credits, icon: <IconCoin size={22} aria-hidden="true" /> },
];

const profileLink = ({ profile }: LinkNames): DashboardLink => ({
  to: '/dashboard/profile',
  label: profile,
  icon: <IconUser size={22} aria-hidden="true" />,
});
const facilitatorLinks = (names: LinkNames): DashboardLink[] => [
  { to: '/dashboard/hosting', label: names.sessions, icon: <IconCards size={22} aria-hidden="true" /> },
  profileLink(names),
];
const readerLinks = (names: LinkNames): DashboardLink[] => [
  { to: '/dashboard/reports', label: names.reports, icon: <IconChartBar size={22} aria-hidden="true" /> },
  profileLink(names),
];

function linksFor(userTypeId: number, names: LinkNames): DashboardLink[] {
  if (hasAccess(userTypeId, 'company')) return companyLinks(names);
  return hasAccess(userTypeId, 'host') ? facilitatorLinks(names) : readerLinks(names);
}

const RequiredSetUp = late(
  async () => (await import('../../views/account/second-factor/required-set-up.tsx')).RequiredSetUp,
);

export default function DashboardLayout() {
  const user = useUser();
  return user ? <Dashboard user={user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  const words = useFrameWords();
  const language = useLanguage();
  useSpokenAccount(user);
  if (user.needs_second_factor)
    return (
      <LogOutFrame>
        <RequiredSetUp user={user} />
      </LogOutFrame>
    );
  const plansSessions = hasAccess(user.user_type_id, 'company');
  return (
    <LibraryTheme>
      <DashboardShell
        links={linksFor(user.user_type_id, words.links)}
        companyName={user.company_name ?? words.company}
        creditsChip={plansSessions ? <CreditsChip /> : null}
        userMenu={<UserMenu user={user} />}
      >
        <EmailNotice user={user} />
        <ZoneNotice />
        {/* Another language is another page: sentences of the server are read anew. */}
        <Fragment key={language}>
          <Outlet />
        </Fragment>
      </DashboardShell>
    </LibraryTheme>
  );
}

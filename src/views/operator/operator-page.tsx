import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { zoneText } from '#contract/words/moments.ts';
import { useServerNow } from '../../app-context.tsx';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useHomeTimezone } from '../../react/use-home-timezone.ts';
import { PageNotFound } from '../../routes/page-not-found.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import { useLanguage } from '../../words/language.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { TabList, TabPanel } from '../shared/controls/tabs.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import { ActsPanel } from './acts-panel.tsx';
import { CompaniesPanel } from './companies-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const panels = {
  companies: CompaniesPanel,
  sessions: SessionsPanel,
  mails: MailsPanel,
  orders: OrdersPanel,
  reports: ReportsPanel,
  acts: ActsPanel,
} satisfies Record<string, ComponentType>;

type Tab = keyof typeof panels;
const tabs = Object.keys(panels) as Tab[];

function Administration() {
  const words = useOperatorWords();
  const language = useLanguage();
  const zone = zoneText(useServerNow()(), useHomeTimezone(), language);
  const [params, setParams] = useSearchParams();
  const shown = tabs.find((tab) => tab === params.get('show')) ?? 'companies';
  const Panel = panels[shown];
  return (
    <div className={dashboard.page} lang={language}>
      <PageHead title={words.title} indexed={false} />
      <header>
        <h1>{words.title}</h1>
        <p className={dashboard.lead}>{words.lead(zone)}</p>
      </header>
      <div>
        <TabList
          id="operator"
          label={words.tabsLabel}
          tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          value={shown}
          onChange={(show) => setParams({ show }, { replace: true })}
        />
        {tabs.map((value) => (
          <TabPanel key={value} id="operator" value={value} current={shown} className={dashboard.part}>
            <Panel />
          </TabPanel>
        ))}
      </div>
    </div>
  );
}

/** `/admin` of a server without an administration elsewhere: for administrators of the product, no page for others. */
export default function OperatorPage() {
  const user = useUser();
  if (!user || !hasAccess(user.user_type_id, 'operator')) throw new PageNotFound('/admin');
  return <Administration />;
}

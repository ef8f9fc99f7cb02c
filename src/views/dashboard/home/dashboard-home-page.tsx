import { IconArrowRight, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import { useDashboardHome } from '../../../react/use-dashboard.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useHomeWords } from '../../../words/organiser/home-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { RehearsalButton } from '../rehearsal/rehearsal-button.tsx';
import { CreditHint } from '../credits/credit-hint.tsx';
import styles from '../dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { NextSessionHero } from './next-session-hero.tsx';
import { PlayedTotalsSection } from './played-totals.tsx';
import { PlayedResultsSection } from './played-results.tsx';

function Activity({ activity }: { activity: DashboardAnswer['activity'] }) {
  const words = useHomeWords().activity;
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  if (activity.length === 0) return <p className={styles.soft}>{words.none}</p>;
  return (
    <ul className={styles.plain}>
      {activity.map((item) => (
        <li key={`${item.at} ${item.text}`}>
          {item.href ? <Link to={item.href}>{item.text}</Link> : <span>{item.text}</span>}
          <time className={styles.soft} dateTime={item.at}>
            {shortWhen(item.at, zone)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function ToDo({ items }: { items: DashboardAnswer['to_do'] }) {
  const words = useHomeWords().toDo;
  if (items.length === 0) return <p className={styles.soft}>{words.none}</p>;
  return (
    <ul className={styles.plain}>
      {items.map((item) => (
        <li key={item.kind + item.href}>
          <Link to={item.href}>{item.text}</Link>
          <IconArrowRight size={18} aria-hidden />
        </li>
      ))}
    </ul>
  );
}

function CreateButton() {
  return (
    <ButtonLink to="/dashboard/createSession" leftSection={<IconPlus size={18} />}>
      {useHomeWords().create}
    </ButtonLink>
  );
}

function Home({ home }: { home: DashboardAnswer }) {
  const { toDo, credits, activity } = useHomeWords();
  const first = home.live_sessions[0] ?? home.next_session;
  return (
    <>
      {first ? <NextSessionHero session={first} /> : <FirstSteps createButton={<CreateButton />} />}
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="to-do">
          <h2 id="to-do">{toDo.title}</h2>
          <ToDo items={home.to_do} />
        </section>
        <section className={styles.section} aria-labelledby="credits">
          <h2 id="credits">{credits.title}</h2>
          <p>
            <strong className={styles.number}>{home.balance.available}</strong> {credits.available}{' '}
            <strong className={styles.number}>{home.balance.reserved}</strong> {credits.reserved}{' '}
            <Link to="/dashboard/credits">{credits.history}</Link>
          </p>
          {home.balance.available > 0 ? <CreditHint balance={home.balance} /> : null}
        </section>
      </div>
      <PlayedTotalsSection totals={home.totals} />
      <PlayedResultsSection results={home.results} />
      <section className={styles.section} aria-labelledby="activity">
        <h2 id="activity">{activity.title}</h2>
        <Activity activity={home.activity} />
      </section>
    </>
  );
}

export default function DashboardHomePage() {
  const words = useHomeWords();
  const { data, error, failed, refresh } = useDashboardHome();
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <h1>{words.title}</h1>
        <div className={styles.actions}>
          {data?.next_session || data?.live_sessions.length ? <CreateButton /> : null}
          {data ? <RehearsalButton /> : null}
        </div>
      </header>
      {failed ? (
        <ErrorPanel heading="h2" title={words.failed} message={readableMessage(error)} onRetry={refresh} />
      ) : null}
      {data ? <Home home={data} /> : failed ? null : <PageSkeleton />}
    </div>
  );
}

import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { instantToZonedTime, zonedTimeToInstant } from '#contract/rules/time/zoned-time.ts';
import { useServerNow } from '../../../app-context.tsx';
import { useSessionsBetween } from '../../../react/use-sessions.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import filters from '../list-filters.module.css';
import { dateWords, dayAfter, monthAfter, monthOf, weeksOf } from './month-days.ts';
import styles from './session-month.module.css';
import { SessionNarrowing } from './session-narrowing.tsx';
import type { SessionsAddress } from './use-sessions-address.ts';

const instantOf = (date: string, zone: string) => zonedTimeToInstant(date, '00:00', zone)?.instant ?? 0;

function Entry({ session, zone }: { session: SessionSummary; zone: string }) {
  const { statuses } = useSessionsWords();
  const { time } = instantToZonedTime(Date.parse(session.starts_at), zone);
  return (
    <li>
      <Link
        to={`/dashboard/sessions/${session.id}`}
        className={styles.entry}
        data-status={session.status}
        title={session.title}
      >
        <time dateTime={session.starts_at}>{time}</time>{' '}
        {session.status === 'scheduled' ? null : (
          <span className={styles.status}>{statuses[session.status]} </span>
        )}
        <span className={styles.title}>{session.title}</span>
      </Link>
    </li>
  );
}

interface DayProps {
  date: string;
  month: string;
  today: string;
  sessions: readonly SessionSummary[];
  zone: string;
}

function Day({ date, month, today, sessions, zone }: DayProps) {
  const words = useSessionsWords().month;
  const language = useLanguage();
  const isToday = date === today;
  const day = dateWords(date, { weekday: 'long', day: 'numeric', month: 'long' }, language);
  return (
    <td
      className={styles.day}
      data-beside={monthOf(date) === month ? undefined : true}
      data-empty={sessions.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className={styles.dayHead}>
        <time dateTime={date} className={styles.number}>
          <span className={styles.wide} aria-hidden="true">
            {Number(date.slice(8))}
          </span>
          <span className={styles.narrow}>{isToday ? words.today(day) : day}</span>
        </time>
        {date < today ? null : (
          <Link
            to={`/dashboard/createSession?date=${date}`}
            className={styles.plan}
            aria-label={words.createOn(dateWords(date, { day: 'numeric', month: 'long' }, language))}
          >
            <IconPlus size={16} aria-hidden />
          </Link>
        )}
      </div>
      {sessions.length > 0 ? (
        <ul className={styles.entries}>
          {sessions.map((session) => (
            <Entry key={session.id} session={session} zone={zone} />
          ))}
        </ul>
      ) : null}
    </td>
  );
}

/** A month of sessions on the clock of this browser; on a phone the days that hold one, below each other. */
export function SessionMonth({ address }: { address: SessionsAddress }) {
  const { failed: failedText, month: words } = useSessionsWords();
  const language = useLanguage();
  const { story, creator, asked, choose } = address;
  const now = useServerNow();
  const zone = useHomeTimezone();
  const today = instantToZonedTime(now(), zone).date;
  const month = asked('month', /^20\d{2}-(?:0[1-9]|1[0-2])$/) || monthOf(today);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [from, until] = [instantOf(first, zone), instantOf(dayAfter(last), zone)];
  const { data, error, failed, busy, refresh } = useSessionsBetween(from, until, { story, creator });
  const byDay = Map.groupBy(
    data?.sessions ?? [],
    ({ starts_at }) => instantToZonedTime(Date.parse(starts_at), zone).date,
  );
  const isHeld = [...byDay.keys()].some((date) => monthOf(date) === month);
  const turn = (to: string) => choose({ month: to === monthOf(today) ? '' : to });
  return (
    <section aria-labelledby="month" aria-busy={busy} className={styles.calendar}>
      <div className={styles.head}>
        <h2 id="month" aria-live="polite">
          {dateWords(`${month}-01`, { month: 'long', year: 'numeric' }, language)}
        </h2>
        <div className={styles.turn}>
          <IconButton
            variant="subtle"
            aria-label={words.previous}
            onClick={() => turn(monthAfter(month, -1))}
          >
            <IconChevronLeft size={20} />
          </IconButton>
          <Button
            variant="default"
            size="compact-sm"
            disabled={month === monthOf(today)}
            onClick={() => turn(monthOf(today))}
          >
            {words.present}
          </Button>
          <IconButton variant="subtle" aria-label={words.next} onClick={() => turn(monthAfter(month, 1))}>
            <IconChevronRight size={20} />
          </IconButton>
        </div>
      </div>
      <div className={`${filters.filters} ${styles.filters}`}>
        <SessionNarrowing kinds={data} story={story} creator={creator} onChoose={choose} />
      </div>
      {failed ? (
        <ErrorPanel heading="h2" title={failedText} message={readableMessage(error)} onRetry={refresh} />
      ) : null}
      {data && !isHeld ? (
        <p className={styles.none}>
          {words.none(dateWords(`${month}-01`, { month: 'long' }, language), story !== '' || creator !== '')}{' '}
          {month < monthOf(today) ? null : (
            <Link to={`/dashboard/createSession?date=${month === monthOf(today) ? today : `${month}-01`}`}>
              {words.createOne}
            </Link>
          )}
        </p>
      ) : null}
      {data?.is_cut ? <p>{words.tooMany}</p> : null}
      <table className={styles.month} aria-labelledby="month">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((date) => (
              <th key={date} scope="col" abbr={dateWords(date, { weekday: 'long' }, language)}>
                {dateWords(date, { weekday: 'short' }, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  date={date}
                  month={month}
                  today={today}
                  sessions={byDay.get(date) ?? []}
                  zone={zone}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

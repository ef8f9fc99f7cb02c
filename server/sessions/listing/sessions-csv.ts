import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { type CsvRow, csvText } from '../../http/files/csv-text.ts';

const columns = [
  'Session',
  'Story',
  'Date',
  'Time',
  'Time zone',
  'Starts (UTC)',
  'Status',
  'Scheduled by',
  'Invited',
  'Cannot come',
  'Opened',
  'Device checked',
  'Joined',
  'Credits reserved',
  'Credits used',
] as const;

function row(session: SessionSummary): Required<CsvRow<(typeof columns)[number]>> {
  const { people, credits } = session;
  const { date, time } = instantToZonedTime(Date.parse(session.starts_at), session.timezone_id);
  return {
    Session: session.title,
    Story: session.story_title,
    Date: date,
    Time: time,
    'Time zone': session.timezone_id,
    'Starts (UTC)': session.starts_at,
    Status: session.archived ? `${session.status}, archived` : session.status,
    'Scheduled by': session.created_by,
    Invited: people.invited,
    'Cannot come': people.declined,
    Opened: people.opened,
    'Device checked': people.checked,
    Joined: people.joined,
    'Credits reserved': credits.reserved,
    'Credits used': credits.consumed,
  };
}

/** One row a session. */
export const sessionsCsv = (sessions: readonly SessionSummary[]): string =>
  csvText(columns, sessions.map(row));

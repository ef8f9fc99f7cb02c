import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import { type CsvRow, csvText } from '../../http/files/csv-text.ts';
import { fileWordsIn } from '../../words/organiser-words.ts';

type Words = FileWords['sessions'];

function row(session: SessionSummary, { statuses }: Words): Required<CsvRow<keyof Words['columns']>> {
  const { people, credits } = session;
  const { date, time } = instantToZonedTime(Date.parse(session.starts_at), session.timezone_id);
  const status = statuses[session.status];
  return {
    title: session.title,
    story: session.story_title,
    date,
    time,
    zone: session.timezone_id,
    starts: session.starts_at,
    status: session.archived ? `${status}, ${statuses.archived}` : status,
    by: session.created_by,
    invited: people.invited,
    declined: people.declined,
    opened: people.opened,
    checked: people.checked,
    joined: people.joined,
    reserved: credits.reserved,
    used: credits.consumed,
  };
}

/** One row a session. */
export function sessionsCsv(sessions: readonly SessionSummary[], language: SpokenLanguage): string {
  const { sessions: words } = fileWordsIn(language);
  return csvText(
    words.columns,
    sessions.map((session) => row(session, words)),
  );
}

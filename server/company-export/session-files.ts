import { isErasedAddress } from '../mail/erased-address.ts';
import { listed } from '../own-data/streamed-json.ts';
import { csvFile, type ExportFile } from './export-file.ts';
import { bySession, idsOf, sessionsOf, timed } from './export-rows.ts';

const sessionColumns = [
  'id',
  'title',
  'story_slug',
  'story_version',
  'status',
  'starts_at',
  'timezone_id',
  'options',
  'credits_reserved',
  'created_at',
  'created_by',
  'started_at',
  'ended_at',
  'archived_at',
  'confirmed_at',
  'moved_from',
  'moved_by',
  'cancelled_by',
  'changed_at',
  'changed_by',
  'people_changed_at',
  'people_changed_by',
  'deleted_at',
] as const;

/** What was planned, who sat where, and what was written; how it went is in `session-results.ts`. */
export const sessionFiles: readonly ExportFile[] = [
  csvFile({
    path: 'sessions/sessions.csv',
    about: 'Sessions, deleted ones included while their data is kept.',
    tables: ['sessions'],
    columns: sessionColumns,
    rows: (source) => {
      const sessions = sessionsOf(source);
      return listed(
        () => sessions.select('id').execute(),
        (keys) => sessions.select(sessionColumns).where('id', 'in', idsOf(keys)).execute(),
      );
    },
  }),
  csvFile({
    path: 'sessions/teams.csv',
    about: 'The teams of each session.',
    tables: ['teams'],
    columns: ['session_id', 'team_id', 'name'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('teams')
          .select(['session_id', 'id as team_id', 'name'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('id')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/facilitators.csv',
    about: 'Which session is assigned to which facilitator.',
    tables: ['session_facilitators'],
    columns: ['session_id', 'user_id', 'assigned_at'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('session_facilitators')
          .select(['session_id', 'user_id', 'assigned_at'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('user_id')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/seats.csv',
    about:
      'Who was invited to which session and team: invitation, device check, arrival, regrets. Person ids are those of people.csv; an erased guest’s seat has no address.',
    tables: ['seats'],
    columns: [
      'seat_id',
      'session_id',
      'team_id',
      'person_id',
      'first_name',
      'last_name',
      'email',
      'language',
      'created_at',
      'invited_at',
      'bounced_at',
      'opened_at',
      'checked_at',
      'device_check',
      'joined_at',
      'left_at',
      'declined_at',
    ],
    rows: (source) =>
      bySession(source, async (sessionIds) => {
        const rows = await source.database
          .selectFrom('seats')
          .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
          .select(['seats.id as seat_id', 'session_id', 'team_id', 'consumer_id as person_id'])
          .select(['first_name', 'last_name', 'email', 'seats.language', 'seats.created_at'])
          .select(['invited_at', 'bounced_at', 'opened_at', 'checked_at', 'check_result as device_check'])
          .select(['joined_at', 'seats.left_at', 'declined_at'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('team_id')
          .orderBy('seats.id')
          .execute();
        return rows.map((row) => ({ ...row, email: isErasedAddress(row.email) ? '' : row.email }));
      }),
  }),
  csvFile({
    path: 'sessions/removed-seats.csv',
    about: 'Guests who were removed from a session.',
    tables: ['removed_seats'],
    columns: ['seat_id', 'session_id', 'person_id', 'removed_at'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('removed_seats')
          .select(['id as seat_id', 'session_id', 'consumer_id as person_id', 'removed_at'])
          .where('session_id', 'in', sessionIds)
          .orderBy('removed_at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/devices.csv',
    about: 'When each seat was entered on a device.',
    tables: ['seat_devices'],
    columns: ['session_id', 'seat_id', 'entered_at'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('seat_devices')
          .innerJoin('seats', 'seats.id', 'seat_devices.seat_id')
          .select(['session_id', 'seat_id', 'entered_at'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('entered_at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/messages.csv',
    about: 'Messages that organisers emailed to guests; no team means everybody.',
    tables: ['session_messages'],
    columns: ['session_id', 'team_id', 'sent_by', 'created_at', 'text'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('session_messages')
          .select(['session_id', 'team_id', 'sent_by', 'created_at', 'text'])
          .where('session_id', 'in', sessionIds)
          .orderBy('created_at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/icebreaker-answers.csv',
    about:
      'Answers to the questions of the waiting room, which everybody there reads; kept as long as chats.',
    tables: ['icebreaker_answers'],
    columns: ['session_id', 'seat_id', 'at', 'question', 'text'],
    rows: (source) =>
      bySession(source, async (sessionIds) =>
        timed(
          await source.database
            .selectFrom('icebreaker_answers')
            .select(['session_id', 'seat_id', 'at', 'question', 'text'])
            .where('session_id', 'in', sessionIds)
            .orderBy('session_id')
            .orderBy('at')
            .execute(),
        ),
      ),
  }),
  csvFile({
    path: 'sessions/team-scores.csv',
    about: 'What each team earned, and the most that it could have earned.',
    tables: ['team_scores'],
    columns: ['session_id', 'team_id', 'story_slug', 'story_version', 'total', 'maximum'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('team_scores')
          .select(['session_id', 'team_id', 'story_slug', 'story_version', 'total', 'maximum'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('team_id')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/team-measures.csv',
    about: 'The figures of the collaboration analysis of each team.',
    tables: ['team_measures'],
    columns: ['session_id', 'team_id', 'measure', 'value'],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('team_measures')
          .select(['session_id', 'team_id', 'measure', 'value'])
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('team_id')
          .orderBy('measure')
          .execute(),
      ),
  }),
  csvFile({
    path: 'sessions/awards.csv',
    about: 'Awards of guests and teams, revoked ones included.',
    tables: ['awards'],
    columns: [
      'session_id',
      'team_id',
      'seat_id',
      'code',
      'created_at',
      'revoked_at',
      'revoked_reason',
      'award',
    ],
    rows: (source) =>
      bySession(source, (sessionIds) =>
        source.database
          .selectFrom('awards')
          .select(['session_id', 'team_id', 'seat_id', 'code', 'created_at', 'revoked_at', 'revoked_reason'])
          .select('payload as award')
          .where('session_id', 'in', sessionIds)
          .orderBy('session_id')
          .orderBy('team_id')
          .orderBy('code')
          .execute(),
      ),
  }),
];

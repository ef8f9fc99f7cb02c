import { tagsOfRow } from '../database/tags-of-row.ts';
import { likeErased } from '../mail/erased-address.ts';
import { listed } from '../own-data/streamed-json.ts';
import { csvFile, type ExportFile, type ExportSource } from './export-file.ts';
import { idsOf, readAll } from './export-rows.ts';

const peopleColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'department',
  'language',
  'timezone_id',
  'created_at',
  'left_at',
  'changed_at',
  'changed_by',
] as const;
const programmeColumns = [
  'id',
  'title',
  'story_slug',
  'timezone_id',
  'audience',
  'allowed',
  'closes_at',
  'created_at',
  'created_by',
  'changed_at',
  'changed_by',
] as const;
const slotColumns = [
  'id',
  'programme_id',
  'starts_at',
  'capacity',
  'session_id',
  'ended_at',
  'balanced_at',
] as const;

const signUpsOf = ({ database, companyId }: ExportSource) =>
  database
    .selectFrom('sign_up_people as person')
    .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
    .innerJoin('programmes', 'programmes.id', 'person.programme_id')
    .where('programmes.company_id', '=', companyId)
    .orderBy('sign_ups.queue_number')
    .orderBy('person.position')
    .orderBy('person.id');

/** The people whom a company invites, and those who sign up. */
export const peopleFiles: readonly ExportFile[] = [
  csvFile({
    path: 'people/people.csv',
    about: 'The people directory with departments and tags. People who have been erased are not in it.',
    tables: ['consumers', 'person_tags'],
    columns: [...peopleColumns, 'tags'],
    rows: ({ database, companyId }) => {
      const people = database
        .selectFrom('consumers')
        .where('company_id', '=', companyId)
        .where('email', 'not like', likeErased)
        .orderBy('id');
      return listed(
        () => people.select('id').execute(),
        (keys) =>
          people
            .select([...peopleColumns, tagsOfRow.as('tags')])
            .where('id', 'in', idsOf(keys))
            .execute(),
      );
    },
  }),
  csvFile({
    path: 'programmes/programmes.csv',
    about: 'Programmes: one campaign over many sessions. Their sign-up links are secret.',
    tables: ['programmes'],
    columns: programmeColumns,
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('programmes')
          .select(programmeColumns)
          .where('company_id', '=', companyId)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),
  }),
  csvFile({
    path: 'programmes/slots.csv',
    about: 'The times that programmes offer, with the sessions made of them.',
    tables: ['programme_slots'],
    columns: slotColumns,
    rows: ({ database, companyId }) => {
      const slots = database
        .selectFrom('programme_slots as slot')
        .innerJoin('programmes', 'programmes.id', 'slot.programme_id')
        .where('programmes.company_id', '=', companyId)
        .orderBy('slot.starts_at')
        .orderBy('slot.id');
      return listed(
        () => slots.select('slot.id').execute(),
        (keys) =>
          slots
            .select(['slot.id', 'slot.programme_id', 'slot.starts_at', 'slot.capacity', 'slot.session_id'])
            .select(['slot.ended_at', 'slot.balanced_at'])
            .where('slot.id', 'in', idsOf(keys))
            .execute(),
      );
    },
  }),
  csvFile({
    path: 'programmes/kept-apart.csv',
    about: 'People who sit in different teams of a programme: those of the same set_id.',
    tables: ['kept_apart'],
    columns: ['programme_id', 'set_id', 'person_id', 'email', 'created_at'],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('kept_apart')
          .innerJoin('programmes', 'programmes.id', 'kept_apart.programme_id')
          .innerJoin('consumers', 'consumers.id', 'kept_apart.consumer_id')
          .select(['kept_apart.programme_id', 'set_id', 'consumer_id as person_id', 'consumers.email'])
          .select('kept_apart.created_at')
          .where('programmes.company_id', '=', companyId)
          .orderBy('set_id')
          .orderBy('consumers.email')
          .execute(),
      ),
  }),
  csvFile({
    path: 'programmes/sign-ups.csv',
    about: 'Who signed up for a programme, alone or in a group (the same sign_up_id), and what became of it.',
    tables: ['sign_ups', 'sign_up_people'],
    columns: [
      'id',
      'sign_up_id',
      'programme_id',
      'slot_id',
      'state',
      'first_name',
      'last_name',
      'email',
      'language',
      'timezone_id',
      'created_at',
      'offered_until',
      'confirmed_at',
      'expires_at',
      'ended_at',
      'ending',
      'seat_id',
      'seated_at',
    ],
    rows: (source) => {
      const people = signUpsOf(source);
      return listed(
        () => people.select('person.id').execute(),
        (keys) =>
          people
            .select(['person.id', 'sign_up_id', 'person.programme_id', 'slot_id', 'state', 'first_name'])
            .select(['last_name', 'email', 'sign_ups.language', 'sign_ups.timezone_id'])
            .select(['sign_ups.created_at', 'offered_until', 'confirmed_at', 'expires_at', 'ended_at'])
            .select(['ending', 'seat_id', 'seated_at'])
            .where('person.id', 'in', idsOf(keys))
            .execute(),
      );
    },
  }),
];

import { type Selectable, sql, type Updateable } from 'kysely';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { jsonb, type Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

type SeatChange = Updateable<Schema['seats']>;

/** A seat changed in a way that the organiser is notified of. */
export const hasUnreportedChange = sql<boolean>`(seats.bounced_at is distinct from seats.told_bounced_at
  or seats.declined_at is distinct from seats.told_declined_at)`;

const change = (queryable: Queryable, seatId: string, values: SeatChange) =>
  queryable.updateTable('seats').set(values).where('id', '=', seatId).execute();

/** A personal link or the join form was used; returns whether for the first time. */
export async function noteOpened(queryable: Queryable, seatId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('seats')
    .set({ opened_at: at })
    .where('id', '=', seatId)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores that the person declined at `declinedAt`, or clears it with null; returns whether anything changed. */
export async function noteDeclined(
  queryable: Queryable,
  seatId: string,
  declinedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('seats')
    .set({ declined_at: declinedAt })
    .where('id', '=', seatId)
    .where('declined_at', declinedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const noteChecked = (queryable: Queryable, seatId: string, at: Date, result: object) =>
  change(queryable, seatId, { checked_at: at, check_result: jsonb(result) });

export const noteRating = (queryable: Queryable, seatId: string, stars: number, comment: string | null) =>
  change(queryable, seatId, { rating: stars, rating_comment: comment });

export const noteConsent = (
  queryable: Queryable,
  seatId: string,
  { share_personal, in_analysis }: Pick<SeatChange, 'share_personal' | 'in_analysis'>,
) => change(queryable, seatId, { share_personal, in_analysis });

export const noteLanguage = (queryable: Queryable, seatId: string, language: SpokenLanguage) =>
  change(queryable, seatId, { language });

/** Sets the language if the seat has none; returns whether it had none. */
export async function noteFirstLanguage(
  queryable: Queryable,
  seatId: string,
  language: SpokenLanguage,
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('seats')
    .set({ language })
    .where('id', '=', seatId)
    .where('language', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const noteTimezone = (queryable: Queryable, consumerId: number, timezoneId: string) =>
  queryable.updateTable('consumers').set({ timezone_id: timezoneId }).where('id', '=', consumerId).execute();

/** Stores the language and zone that guests chose before they had a seat, unless the person has some. */
export async function noteGuests(
  queryable: Queryable,
  consumerIds: readonly number[],
  { language, timezone_id }: { language: SpokenLanguage; timezone_id: string | null },
): Promise<void> {
  if (consumerIds.length === 0) return;
  await queryable
    .updateTable('consumers')
    .set((eb) => ({
      language: eb.fn.coalesce('language', eb.val(language)),
      timezone_id: eb.fn.coalesce('timezone_id', eb.val(timezone_id)),
    }))
    .where('id', 'in', [...consumerIds])
    .execute();
}

/** Keeps the seat's first arrival, and its last departure until it is present again. */
export const notePresence = (queryable: Queryable, seatId: string, isHere: boolean, at: Date) =>
  queryable
    .updateTable('seats')
    .set((eb) =>
      isHere ? { joined_at: eb.fn.coalesce('joined_at', eb.val(at)), left_at: null } : { left_at: at },
    )
    .where('id', '=', seatId)
    .execute();

type Reported = Pick<Selectable<Schema['seats']>, 'id' | 'bounced_at' | 'declined_at'>;

/** Marks failed mails and declined invitations of these people as seen, up to what was read; later ones stay unseen. */
export const noteReported = (queryable: Queryable, seats: readonly Reported[]) => {
  const read = JSON.stringify(
    seats.map(({ id, bounced_at, declined_at }) => ({ id, bounced_at, declined_at })),
  );
  return queryable
    .updateTable('seats')
    .from(
      sql<Reported>`jsonb_to_recordset(${read}::jsonb)`.as<'read'>(
        sql`read (id text, bounced_at timestamptz, declined_at timestamptz)`,
      ),
    )
    .set((eb) => ({
      told_bounced_at: eb.ref('read.bounced_at'),
      told_declined_at: eb.ref('read.declined_at'),
    }))
    .whereRef('seats.id', '=', 'read.id')
    .where(hasUnreportedChange)
    .execute();
};

/** Marks seats of a new session as played by bots; `language` is that of their texts. */
export const noteBots = (
  queryable: Queryable,
  seatIds: readonly string[],
  language: SpokenLanguage | null = null,
) => queryable.updateTable('seats').set({ is_bot: true, language }).where('id', 'in', seatIds).execute();

/** The seat, if its person still has this address: after a correction, the fate of mails to the former one does not count. */
const addressedSeat = (queryable: Queryable, { seatId, recipient }: { seatId: string; recipient: string }) =>
  queryable
    .updateTable('seats')
    .where('id', '=', seatId)
    .where('consumer_id', 'in', (from) =>
      from.selectFrom('consumers').select('consumers.id').where('consumers.email', '=', recipient),
    );

type Addressed = Parameters<typeof addressedSeat>[1];

export const noteInvited = (queryable: Queryable, to: Addressed, at: Date) =>
  addressedSeat(queryable, to).set({ invited_at: at, bounced_at: null }).execute();

/** Since when mails bounce: a refused invitation starts it again, any other refused mail keeps the first time. */
export const noteBounced = (queryable: Queryable, to: Addressed, at: Date, isInvitation: boolean) =>
  addressedSeat(queryable, to)
    .set((eb) => ({ bounced_at: isInvitation ? at : eb.fn.coalesce('bounced_at', eb.val(at)) }))
    .execute();

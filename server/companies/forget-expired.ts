import type { Queryable } from '../database/database.ts';

const invitationRetentionMs = 90 * 24 * 60 * 60_000;

/** Deletes invitations that ran out ninety days ago; until then their link says so. `now` in Unix ms. */
export async function forgetExpiredInvitations(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('admin_invitations')
    .where('expires_at', '<=', new Date(now - invitationRetentionMs))
    .execute();
}

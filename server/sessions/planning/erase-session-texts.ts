import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** Erases a company's texts in its sessions: titles, teams' names, the address of its video room, words in invitations. */
export async function eraseSessionTexts(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .updateTable('sessions')
    .set({
      title: 'Session of a closed company',
      options: sql`options - 'video_room_url' - 'invitation_note' - 'reply_to'`,
    })
    .where('company_id', '=', companyId)
    .execute();
  await queryable
    .updateTable('teams')
    .set({ name: sql<string>`'Team ' || id` })
    .where('session_id', 'in', (from) =>
      from.selectFrom('sessions').select('sessions.id').where('company_id', '=', companyId),
    )
    .execute();
}

import type { Queryable } from '../database/database.ts';
import { forgetMailsByKey } from '../mail/forget-mails.ts';

/**
 * Deletes what was written to the contact form from an address, with its acknowledgements and the notices that the operator
 * has been sent. The caller makes sure that the address is that person's own. With `sessionIds`, only messages about those
 * sessions.
 */
export async function forgetRequestsFrom(
  queryable: Queryable,
  email: string,
  sessionIds?: readonly string[],
): Promise<void> {
  if (sessionIds?.length === 0) return;
  const messages = queryable.deleteFrom('contact_requests').where('email', '=', email).returning('id');
  const deleted = await (sessionIds
    ? messages.where('session_id', 'in', [...sessionIds])
    : messages
  ).execute();
  await forgetMailsByKey(
    queryable,
    deleted.flatMap(({ id }) => [`contact:${id}`, `contact-notice:${id}`]),
  );
}

import { Link } from 'react-router-dom';
import type { LedgerRow } from '#contract/calls/schemas/credits.ts';

/** The session is a link where it is named; one that has another name since is named behind. */
export function LedgerReason({ row, buys }: { row: LedgerRow; buys: boolean }) {
  const { reason, order_id, session_id, session_title } = row;
  if (order_id !== null && buys) return <Link to={`/dashboard/credits#order-${order_id}`}>{reason}</Link>;
  if (!session_id || !session_title) return reason;
  const at = reason.indexOf(session_title);
  const session = <Link to={`/dashboard/sessions/${session_id}`}>{session_title}</Link>;
  return at < 0 ? (
    <>
      {reason} ({session})
    </>
  ) : (
    <>
      {reason.slice(0, at)}
      {session}
      {reason.slice(at + session_title.length)}
    </>
  );
}

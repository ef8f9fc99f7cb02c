import type { Changes, ChatReport, DirectorContext } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { findSeat } from './presence.ts';

/** The maximum of reports, which a host reads one by one. */
const most = 100;

const reportOf = (context: DirectorContext, messageId: string) =>
  context.reports.find((report) => report.messageId === messageId);

/** One report per seat and message. */
export function canReport(context: DirectorContext, event: EventOf<'chat.reported'>): boolean {
  if (!findSeat(context, event.seatId)) return false;
  const known = reportOf(context, event.messageId);
  return known ? !known.seatIds.includes(event.seatId) : context.reports.length < most;
}

/** A repeated report is shown as unread. */
export function recordReport(context: DirectorContext, event: EventOf<'chat.reported'>): Changes {
  const { messageId, seatId, at } = event;
  const known = reportOf(context, messageId) ?? { messageId, seatIds: [], at, seen: false };
  const report: ChatReport = { ...known, seatIds: [...known.seatIds, seatId], seen: false };
  return { reports: [...context.reports.filter((one) => one.messageId !== messageId), report] };
}

export const canSeeReport = (context: DirectorContext, { messageId }: EventOf<'report.seen'>): boolean =>
  reportOf(context, messageId)?.seen === false;

export function seeReport(context: DirectorContext, { messageId }: EventOf<'report.seen'>): Changes {
  return {
    reports: context.reports.map((report) =>
      report.messageId === messageId ? { ...report, seen: true } : report,
    ),
  };
}

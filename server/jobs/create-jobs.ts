import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { MailDelivery } from '../mail/mail-delivery.ts';
import type { OrderRefunds } from '../orders/order-refunds.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { RoomServer } from '../rooms/room-server.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createCleanUp } from './clean-up.ts';
import { createPoller, type Poller } from './poller.ts';
import { createSessionTasks } from './session-tasks.ts';

const second = 1000;
const tickMs = 500;

/** Everything that happens because its time has come, and not because somebody asked. */
export function createJobs(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  sessions: Sessions;
  changes: SessionChanges;
  mailDelivery: MailDelivery;
  orderTasks: OrderTasks;
  orderRefunds: OrderRefunds;
  rooms: RoomServer;
}): Poller {
  const { clock, log, mailDelivery, orderTasks, orderRefunds, rooms } = deps;
  const { openLobbies, failMissed, sendDueReminders, tellOrganisers } = createSessionTasks(deps);
  return createPoller({
    clock,
    log,
    tickMs,
    tasks: [
      { name: 'open lobbies', everyMs: second, run: openLobbies },
      { name: 'deliver mails', everyMs: tickMs, run: mailDelivery.deliverDue },
      { name: 'send reminders', everyMs: 15 * second, run: sendDueReminders },
      { name: 'tell organisers', everyMs: 15 * second, run: tellOrganisers },
      { name: 'fail missed sessions', everyMs: 60 * second, run: failMissed },
      { name: 'look at pending payments', everyMs: 30 * second, run: orderTasks.lookAtPending },
      { name: 'send refunds', everyMs: 15 * second, run: orderRefunds.settleOpen },
      { name: 'remind of overdue invoices', everyMs: 3600 * second, run: orderTasks.remindOverdue },
      { name: 'drop order drafts', everyMs: 3600 * second, run: orderTasks.dropDrafts },
      { name: 'close empty rooms', everyMs: 3600 * second, run: rooms.closeEmpty },
      { name: 'clean up', everyMs: 3600 * second, run: createCleanUp(deps) },
    ],
  });
}

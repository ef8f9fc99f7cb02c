import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { rewriteFiles } from './rewrite-files.ts';
import { createDemoKeeper } from '../demo/keep-demo-ahead.ts';
import type { Meter } from '../meter.ts';
import type { Tracer } from '../tracer.ts';
import type { CompanyDomains } from '../identity/single-sign-on/company-domains.ts';
import type { CompanyRetention } from '../erasure/company-retention.ts';
import type { MailDelivery } from '../mail/mail-delivery.ts';
import type { OrderRefunds } from '../orders/order-refunds.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { SlotUpkeep } from '../programmes/slot-upkeep.ts';
import type { MonthPublication } from '../reports/month-publication.ts';
import type { RoomServer } from '../rooms/room-server.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { TrialSessions } from '../trial/trial-sessions.ts';
import { createCleanUp } from './clean-up.ts';
import { createPoller, type Poller } from './poller.ts';
import { createSessionTasks } from './session-tasks.ts';

const second = 1000;
const tickMs = 500;

/** Scheduled work, as opposed to requests. */
export function createJobs(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  meter: Pick<Meter, 'jobDone'>;
  tracer: Pick<Tracer, 'traceJob'>;
  sessions: Sessions;
  changes: SessionChanges;
  mailDelivery: MailDelivery;
  orderTasks: OrderTasks;
  orderRefunds: OrderRefunds;
  rooms: RoomServer;
  trialSessions: Pick<TrialSessions, 'releaseUnentered'>;
  companyDomains: Pick<CompanyDomains, 'recheckDue'>;
  monthPublication: MonthPublication;
  companyRetention: CompanyRetention;
  slotUpkeep: Pick<SlotUpkeep, 'settleDue'>;
  /** The database is embedded and lies in a folder, whose files are this process's to look after. */
  keepsFiles?: boolean;
  config: Pick<Config, 'demo'>;
}): Poller {
  const { clock, log, mailDelivery, orderTasks, orderRefunds, rooms, trialSessions } = deps;
  const { openLobbies, failMissed, sendDueReminders, notifyOrganisers } = createSessionTasks(deps);
  return createPoller({
    clock,
    log,
    meter: deps.meter,
    tracer: deps.tracer,
    tickMs,
    tasks: [
      { name: 'open lobbies', everyMs: second, run: openLobbies },
      { name: 'deliver mails', everyMs: tickMs, run: mailDelivery.deliverDue },
      { name: 'send reminders', everyMs: 15 * second, run: sendDueReminders },
      { name: 'release unentered trials', everyMs: 15 * second, run: trialSessions.releaseUnentered },
      { name: 'settle programme slots', everyMs: 5 * second, run: deps.slotUpkeep.settleDue },
      { name: 'tell organisers', everyMs: 15 * second, run: notifyOrganisers },
      { name: 'fail missed sessions', everyMs: 60 * second, run: failMissed },
      { name: 'look at pending payments', everyMs: 30 * second, run: orderTasks.lookAtPending },
      { name: 'send refunds', everyMs: 15 * second, run: orderRefunds.settleOpen },
      { name: 'refund late payments', everyMs: 3600 * second, run: orderRefunds.repayLate },
      { name: 'remind of overdue invoices', everyMs: 3600 * second, run: orderTasks.remindOverdue },
      { name: 'drop order drafts', everyMs: 3600 * second, run: orderTasks.dropDrafts },
      { name: 'close rooms that are over', everyMs: 5 * second, run: rooms.closeOver },
      { name: 'close empty rooms', everyMs: 3600 * second, run: rooms.closeEmpty },
      { name: 'check domains', everyMs: 300 * second, run: deps.companyDomains.recheckDue },
      { name: 'publish months of reports', everyMs: 300 * second, run: deps.monthPublication.publishDue },
      { name: 'delete by company', everyMs: 3600 * second, run: deps.companyRetention.forgetOutdated },
      { name: 'clean up', everyMs: 3600 * second, run: createCleanUp(deps) },
      ...(deps.keepsFiles
        ? [
            {
              name: 'rewrite the embedded database',
              everyMs: 3600 * second,
              waitsAtStart: true,
              run: () => rewriteFiles(deps.database, clock.now()),
            },
          ]
        : []),
      ...(deps.config.demo
        ? [{ name: 'keep the demo ahead', everyMs: 60 * second, run: createDemoKeeper(deps) }]
        : []),
    ],
  });
}

import { forgetOldEntries } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { forgetExpiredInvitations } from '../companies/forget-expired.ts';
import { forgetOldRequests } from '../contact/forget-old.ts';
import type { Database, Queryable } from '../database/database.ts';
import { forgetExpiredRequests } from '../http/calls/forget-expired.ts';
import { forgetExpiredIdentity } from '../identity/forget-expired.ts';
import { forgetOldMails } from '../mail/forget-expired.ts';
import { forgetExpiredCodes } from '../participants/forget-expired.ts';
import { pruneHistory } from '../realtime/database-history.ts';
import { forgetRemovedSeats } from '../sessions/people/remove-seats.ts';
import { forgetEndedSignUps } from '../programmes/programme-repository.ts';
import { forgetRehearsals } from '../rehearsal/forget-rehearsals.ts';
import { forgetExpiredLinks } from '../reports/report-links.ts';
import { forgetTrials } from '../trial/forget-trials.ts';

const doneJobKeptMs = 60 * 24 * 60 * 60_000;

/** Lets every folder delete what has run out of its tables and is of no use to anybody. */
export function createCleanUp({ database, clock }: { database: Database; clock: Clock }) {
  return async (): Promise<void> => {
    const now = clock.now();
    await forgetExpiredIdentity(database, now);
    await forgetExpiredRequests(database, now);
    await forgetExpiredInvitations(database, now);
    await forgetOldRequests(database, now);
    await forgetExpiredCodes(database, now);
    await forgetRemovedSeats(database, now);
    await forgetTrials(database, now);
    await forgetRehearsals(database, now);
    await forgetEndedSignUps(database, now);
    await forgetExpiredLinks(database, now);
    await forgetOldMails(database, now);
    await forgetOldEntries(database, now);
    await forgetDoneJobs(database, now);
    await pruneHistory(database, now);
  };
}

async function forgetDoneJobs(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('jobs')
    .where('done_at', '<=', new Date(now - doneJobKeptMs))
    .execute();
}

import { openDatabase } from '../../server/database/database.ts';
import { organiserAccount } from './organiser.ts';
import { type PlayedSession, reportSessions, seedPlayedSessions } from './played-months.ts';
import type { Product } from './servers/product.ts';

/** The sessions of the reports as months ago as they were on 10 November 2026. */
function sessionsUntil(now: number): PlayedSession[] {
  const today = new Date(now);
  const months = (today.getUTCFullYear() - 2026) * 12 + today.getUTCMonth() - 10;
  return reportSessions.map((session) => {
    const at = new Date(session.at);
    at.setUTCMonth(at.getUTCMonth() + months);
    return { ...session, at: at.toISOString() };
  });
}

/** Gives the organiser's company months of played sessions while the product is stopped; it publishes them as it starts. */
export async function seedMonths(product: Product): Promise<void> {
  await product.terminate();
  const database = await openDatabase({
    url: null,
    directory: product.dataDir,
    onPoolError(error) {
      throw error;
    },
  });
  const { id, company_id } = await database
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('email', '=', organiserAccount.email)
    .executeTakeFirstOrThrow();
  if (company_id === null) throw new Error('The organiser has no company');
  const clock = { now: () => Date.now() };
  await seedPlayedSessions(
    { database, clock },
    { companyId: company_id, userId: id },
    sessionsUntil(clock.now()),
  );
  await database.destroy();
  await product.start();
}

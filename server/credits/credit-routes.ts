import { Type } from 'typebox';
import { LedgerAnswer } from '#contract/calls/schemas/credits.ts';
import type { Database } from '../database/database.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { CreditLedger } from './credit-ledger.ts';
import { readLedgerPage } from './ledger-page.ts';

/** GET /api/credits: the balance and a page of the ledger. */
export function creditRoutes({
  database,
  credits,
}: {
  database: Database;
  credits: CreditLedger;
}): AppPlugin {
  return (app) => {
    app.get(
      '/api/credits',
      {
        schema: {
          querystring: Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 20 })) }),
          response: { 200: LedgerAnswer },
        },
      },
      async ({ user, query }) => ({
        balance: await credits.balance(database, user.company_id),
        ...(await readLedgerPage(database, user.company_id, query.cursor)),
      }),
    );
  };
}

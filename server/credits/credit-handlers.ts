import { creditCalls } from '#contract/calls/credits.ts';
import { creditSpec } from '#contract/calls/schemas/credits.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { ledgerReasonsIn } from '../words/organiser-words.ts';
import type { CreditLedger } from './credit-ledger.ts';
import { readLedgerPage } from './ledger-page.ts';

export const creditHandlers = ({ database, credits }: { database: Database; credits: CreditLedger }) =>
  handleCalls(creditCalls, creditSpec, {
    ledger: async ({ user, query, headers }) => ({
      balance: await credits.balance(database, user.company_id),
      ...(await readLedgerPage(database, user.company_id, {
        cursor: query.cursor,
        words: ledgerReasonsIn(requestLanguage(headers)),
      })),
    }),
  });

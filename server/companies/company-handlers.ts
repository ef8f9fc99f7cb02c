import { companyCalls } from '#contract/calls/company.ts';
import { companySpec } from '#contract/calls/schemas/company.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Companies } from './companies.ts';

export const companyHandlers = ({ companies, database }: { companies: Companies; database: Database }) =>
  handleCalls(companyCalls, companySpec, {
    readSettings: ({ user }) => companies.settings(database, user.company_id),
    saveSettings: ({ user, body }) => companies.saveSettings(database, user.company_id, body),
  });

import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Results } from '../scoring/results.ts';
import { createMonthPublication } from './month-publication.ts';
import { createReportLinks } from './report-links.ts';
import { createReports } from './reports.ts';

/** Reports over a company's sessions, the links that show them, and the job that makes their months. */
export function createReportServices(deps: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  companies: Companies;
  results: Pick<Results, 'keepMeasures'>;
}) {
  const reports = createReports(deps);
  return {
    reports,
    reportLinks: createReportLinks({ ...deps, reports }),
    monthPublication: createMonthPublication(deps),
  };
}

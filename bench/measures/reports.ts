import { sql } from 'kysely';
import { createCompany } from '../../tests/support/company-fixture.ts';
import { seedPlayedSessions } from '../../tests/support/played-months.ts';
import type { Figure } from '../compare.ts';
import { quantile } from '../quantile.ts';
import { timeAnswers, withBenchApp } from './time-answers.ts';

const sessions = 5000;
const departments = 40;

/**
 * One company with 5,000 played sessions of twelve people in forty departments over two years: how long a report takes,
 * and the job that makes its months.
 */
export function benchReports(): Promise<Figure[]> {
  return withBenchApp(async (test, database) => {
    const company = await createCompany(test);
    const { sessionIds } = await seedPlayedSessions(test, company, [
      { at: '2025-01-01T09:00:00Z', came: { 'Department 0': 12 }, stars: 4, measures: { agreement: 0.7 } },
    ]);
    const [id = ''] = sessionIds;
    const count = sql.lit(sessions);
    await sql`insert into consumers (company_id, first_name, last_name, email, department, created_at, search_text, department_text)
      select ${company.companyId}, 'P', 'Guest', 'p' || n || '@bench.test', 'Department ' || (n % ${sql.lit(departments)}), now(), '', ''
      from generate_series(1, 4000) as n`.execute(database);
    await sql`insert into sessions select (jsonb_populate_record(sessions, jsonb_build_object(
        'id', 'bench-' || n, 'starts_at', sessions.starts_at + n * interval '210 minutes'))).*
      from sessions, generate_series(1, ${count}) as n where sessions.id = ${id}`.execute(database);
    await sql`insert into teams select 'bench-' || n, 1, 'Otters' from generate_series(1, ${count}) as n`.execute(
      database,
    );
    await sql`create temporary table people as
      select id, (row_number() over (order by id) - 1)::integer as place from consumers where first_name = 'P'`.execute(
      database,
    );
    await sql`create index on people (place)`.execute(database);
    await sql`analyze people`.execute(database);
    await sql`insert into seats (id, session_id, consumer_id, team_id, link_nonce, link_digest, joined_at, rating, created_at)
      select 'bench-' || n || '-' || k, 'bench-' || n, people.id, 1, '', 'bench-' || n || '-' || k,
        case when k = 12 then null else now() end, case when k = 12 then null else 1 + (n + k) % 5 end, now()
      from generate_series(1, ${count}) as n, generate_series(1, 12) as k
        join people on true where people.place = (n * 12 + k) % 4000`.execute(database);
    await sql`insert into team_measures select 'bench-' || n, 1, measure, 0.5
      from generate_series(1, ${count}) as n, unnest(array['agreement', 'participation', 'help']) as measure`.execute(
      database,
    );
    await sql`analyze`.execute(database);
    const started = performance.now();
    const { monthPublication } = test.services;
    await monthPublication.publishDue();
    const publishedMs = performance.now() - started;
    const months = await database.selectFrom('report_months').select('month').execute();
    const addresses = [
      '/api/report?period=2026',
      '/api/report?period=2026-Q3',
      '/api/report/report.xlsx?period=2026',
    ];
    const took = await timeAnswers(company.browser, 'over 5,000 sessions', addresses);
    console.log(`The job made ${months.length} months in ${publishedMs.toFixed(1)} ms`);
    return [
      {
        name: 'report over 5,000 sessions, p50',
        unit: 'ms',
        value: quantile(took.get(addresses[0] ?? '') ?? [], 0.5),
      },
    ];
  });
}

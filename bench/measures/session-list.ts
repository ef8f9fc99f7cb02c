import { sql } from 'kysely';
import { createCompany, sessionRequest } from '../../tests/support/company-fixture.ts';
import type { Figure } from '../compare.ts';
import { quantile } from '../quantile.ts';
import { timeAnswers, withBenchApp } from './time-answers.ts';

const sessions = 5000;
const hour = 3_600_000;
const list = '/api/session';
const addresses = [
  list,
  `${list}?tab=past`,
  `${list}?search=bench%20session%204321`,
  `${list}?sort=title`,
  '/api/dashboard',
];

/** One company with 5,000 sessions of four people, a twentieth of them over: how long a page of their list takes, and the dashboard. */
export function benchSessionList(): Promise<Figure[]> {
  return withBenchApp(async (test, database) => {
    const { browser } = await createCompany(test, { credits: 2 });
    const people = ['ana', 'bo', 'cy', 'di'].map((name) => ({
      first_name: name,
      last_name: 'Guest',
      email: `${name}@acme-bench.test`,
    }));
    const request = sessionRequest(test, { inMs: 2 * hour, teams: [{ name: 'A', people }] });
    const { id } = (await browser.post('/api/session', request)).json<{ id: string }>();
    await sql`insert into sessions select (jsonb_populate_record(sessions, jsonb_build_object(
        'id', 'bench-' || n, 'title', 'Bench session ' || n, 'starts_at', sessions.starts_at + n * interval '1 hour',
        'status', case when n % 20 = 0 then 'completed' else sessions.status end,
        'ended_at', case when n % 20 = 0 then sessions.starts_at - n * interval '1 hour' end))).*
      from sessions, generate_series(1, ${sessions}::integer) as n where sessions.id = ${id}`.execute(
      database,
    );
    await sql`insert into teams select 'bench-' || n, id, name
      from teams, generate_series(1, ${sessions}::integer) as n where session_id = ${id}`.execute(database);
    await sql`insert into seats select (jsonb_populate_record(seats, jsonb_build_object(
        'id', seats.id || n, 'session_id', 'bench-' || n, 'link_digest', seats.link_digest || n))).*
      from seats, generate_series(1, ${sessions}::integer) as n where seats.session_id = ${id}`.execute(
      database,
    );
    await sql`insert into team_scores select id, 1, story_slug, 1, 30, 60 from sessions
      where status = 'completed'`.execute(database);
    await sql`analyze`.execute(database);
    const took = await timeAnswers(browser, 'of 5,000 sessions', addresses);
    const opened = took.get(list) ?? [];
    return [{ name: 'list of 5,000 sessions, p50', unit: 'ms', value: quantile(opened, 0.5) }];
  });
}

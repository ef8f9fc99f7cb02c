import { sql } from 'kysely';
import { createCompany } from '../../tests/support/company-fixture.ts';
import type { Figure } from '../compare.ts';
import { quantile } from '../quantile.ts';
import { timeAnswers, withBenchApp } from './time-answers.ts';

const people = 50_000;
const list = '/api/consumer';
const addresses = [
  list,
  `${list}?search=p4321`,
  `${list}?search=Ana%20Guest%2049`,
  `${list}?search=nobody`,
  `${list}?department=Department%207`,
  `${list}?tag=Lisbon`,
  `${list}/groups`,
  `${list}/members?department=Department%207`,
];

/** A company of 50,000 people in forty departments, a tenth of them with a tag: a page of its directory, and what it is searched for. */
export function benchDirectory(): Promise<Figure[]> {
  return withBenchApp(async (test, database) => {
    const { browser, companyId } = await createCompany(test);
    await sql`insert into consumers (company_id, first_name, last_name, email, department, created_at, search_text, department_text)
      select ${companyId}, 'Ana', 'Guest ' || n, 'p' || n || '@bench.test', 'Department ' || (n % 40), now(),
        'ana guest ' || n || ' p' || n || '@bench.test', 'department ' || (n % 40)
      from generate_series(1, ${sql.lit(people)}) as n`.execute(database);
    await sql`insert into person_tags select id, 'Lisbon' from consumers where id % 10 = 0`.execute(database);
    await sql`analyze`.execute(database);
    const took = await timeAnswers(browser, 'of 50,000 people', addresses);
    return [
      { name: 'directory of 50,000 people, p50', unit: 'ms', value: quantile(took.get(list) ?? [], 0.5) },
    ];
  });
}

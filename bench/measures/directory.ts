import { sql } from 'kysely';
import { openDatabase } from '../../server/database/database.ts';
import { createCompany } from '../../tests/support/company-fixture.ts';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import type { Figure } from '../compare.ts';
import { quantile } from '../quantile.ts';

const people = 50_000;
const asked = 40;
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
export async function benchDirectory(): Promise<Figure[]> {
  const database = await openDatabase({
    url: null,
    directory: undefined,
    queryWithinMs: 60_000,
    onPoolError: () => undefined,
  });
  const test = await createTestApp({ clock: createManualClock(), database });
  try {
    const { browser, companyId } = await createCompany(test);
    await sql`insert into consumers (company_id, first_name, last_name, email, department, created_at, search_text, department_text)
      select ${companyId}, 'Ana', 'Guest ' || n, 'p' || n || '@bench.test', 'Department ' || (n % 40), now(),
        'ana guest ' || n || ' p' || n || '@bench.test', 'department ' || (n % 40)
      from generate_series(1, ${sql.lit(people)}) as n`.execute(database);
    await sql`insert into person_tags select id, 'Lisbon' from consumers where id % 10 = 0`.execute(database);
    await sql`analyze`.execute(database);
    const took = new Map<string, number[]>(addresses.map((address) => [address, []]));
    for (let round = 0; round < asked; round += 1)
      for (const [address, times] of took) {
        const from = performance.now();
        const { statusCode } = await browser.get(address);
        if (statusCode !== 200) throw new Error(`${address} was answered ${statusCode}`);
        times.push(performance.now() - from);
      }
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    console.table(
      [...took].map(([address, times]) => ({
        'of 50,000 people': address,
        p50: ms(quantile(times, 0.5)),
        p95: ms(quantile(times, 0.95)),
      })),
    );
    return [
      { name: 'directory of 50,000 people, p50', unit: 'ms', value: quantile(took.get(list) ?? [], 0.5) },
    ];
  } finally {
    await test.close();
    await database.destroy();
  }
}

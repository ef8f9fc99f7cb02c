import { type Database, openDatabase } from '../../server/database/database.ts';
import type { TestBrowser } from '../../tests/support/browser/test-browser.ts';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Figure } from '../compare.ts';
import { quantile } from '../quantile.ts';

const asked = 40;

/** Measures the API on an embedded database of its own, which may be filled by statements that take long. */
export async function withBenchApp(
  measure: (test: TestApp, database: Database) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = await openDatabase({
    url: null,
    directory: undefined,
    queryWithinMs: 60_000,
    onPoolError: () => undefined,
  });
  const test = await createTestApp({ clock: createManualClock(), database });
  try {
    return await measure(test, database);
  } finally {
    await test.close();
    await database.destroy();
  }
}

/** Asks for each address in turn, 40 times, prints p50 and p95 and resolves with the times in ms of each. */
export async function timeAnswers(
  { get }: Pick<TestBrowser, 'get'>,
  title: string,
  addresses: readonly string[],
): Promise<Map<string, number[]>> {
  const took = new Map<string, number[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < asked; round += 1)
    for (const [address, times] of took) {
      const from = performance.now();
      const { statusCode } = await get(address);
      if (statusCode !== 200) throw new Error(`${address} was answered ${statusCode}`);
      times.push(performance.now() - from);
    }
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.table(
    [...took].map(([address, times]) => ({
      [title]: address,
      p50: ms(quantile(times, 0.5)),
      p95: ms(quantile(times, 0.95)),
    })),
  );
  return took;
}

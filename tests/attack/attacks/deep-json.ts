import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/database/database.ts';
import { type Attack, rounds } from '../attack.ts';

const depths = [10, 1000, 6000, 20_000, 50_000, 100_000, 300_000];
const opened = 40_000;

/** Values that overflow the database's stack, and queries that never end: refused or kept whole, and others are served. */
export const attack: Attack = {
  name: 'deep-json',
  async run({ note }) {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-attack-'));
    const options = { url: null, directory, queryWithinMs: opened, onPoolError: () => undefined };
    let database = await openDatabase(options);
    const insert = async (name: string, text: string) =>
      sql`insert into settings (name, value) values (${name}, ${text}::jsonb)`.execute(database);
    const lengthOf = async (name: string) => {
      const { rows } = await sql<{
        n: number;
      }>`select length(value::text) as n from settings where name = ${name}`.execute(database);
      return rows[0]?.n;
    };
    for (let round = 0; round < rounds; round += 1)
      for (const depth of depths) {
        const name = `${round} ${depth}`;
        const text = `${'['.repeat(depth)}${']'.repeat(depth)}`;
        const outcome = await insert(name, text).then(
          () => 'done',
          () => 'refused',
        );
        const kept = await lengthOf(name).catch((cause: Error) => cause.message);
        note(
          'deep JSON',
          kept === (outcome === 'done' ? 2 * depth : undefined),
          `${name}: ${outcome}, then ${kept}`,
        );
      }
    await database.destroy();
    database = await openDatabase({ ...options, queryWithinMs: 2000 });
    const endless = sql`select count(*) from generate_series(1, 100000000000)`;
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      const asked = [endless.execute(database), insert(`waiting ${round}`, '1'), endless.execute(database)];
      const answers = await Promise.allSettled(asked);
      const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code);
      note(
        'endless queries',
        codes.every((code) => code === '08006'),
        String(codes),
      );
      note('served afterwards', (await insert(`after ${round}`, '1')).numAffectedRows === 1n);
    }
    await database.destroy();
    await rm(directory, { recursive: true, force: true });
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../scripts/test-postgres.mjs';
import { type ChaosActName, chaosActs } from './acts.ts';
import { embeddedDatabases, killAct, postgresDatabases, seededRandom } from './kill-points.ts';

const names = Object.keys(chaosActs) as ChaosActName[];
const usage = `npm run chaos -- [--seed N] [--points N|all] [--act NAME] [--database embedded|postgres|both]

Kills a process between the writes of ${names.join(', ')}, and has the next one do it again: what comes of it has to be
the same as without a kill. Points are chosen by the seed, which is printed. Exit code 1 where one is wrong.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    points: { type: 'string', default: '5' },
    act: { type: 'string' },
    database: { type: 'string', default: 'both' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const points = values.points === 'all' ? Number.POSITIVE_INFINITY : Number(values.points);
const acts = names.filter((name) => values.act === undefined || name === values.act);
const kinds = (['embedded', 'postgres'] as const).filter((kind) => [kind, 'both'].includes(values.database));
if (acts.length === 0 || kinds.length === 0 || !(points > 0) || !Number.isSafeInteger(seed)) {
  console.error(usage);
  process.exit(2);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-kills-'));
const postgres = kinds.includes('postgres') ? startPostgres(path.join(folder, 'postgres')) : undefined;
console.log(`seed ${seed}`);
let wrongs = 0;
for (const kind of kinds) {
  const random = seededRandom(seed);
  for (const act of acts) {
    const databases =
      kind === 'postgres' && postgres
        ? await postgresDatabases(postgres.url)
        : embeddedDatabases(path.join(folder, act));
    const { statements, killed, notReached, wrong } = await killAct(act, databases, { points, random });
    await databases.drop(databases.prepared);
    console.log(
      `${kind}  ${act}  ${statements} statements, killed after ${killed.join(' ')}: ${wrong.length} wrong`,
    );
    if (notReached.length > 0) console.log(`  it ended before ${notReached.join(' ')}`);
    for (const { point, problem } of wrong) console.log(`  after ${point}: ${problem}`);
    wrongs += wrong.length;
  }
}
postgres?.stop();
await rm(folder, { recursive: true, force: true });
console.log(wrongs === 0 ? 'Nothing was lost or done twice' : `${wrongs} wrong`);
process.exit(wrongs === 0 ? 0 : 1);

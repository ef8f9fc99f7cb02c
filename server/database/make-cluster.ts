import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import { frugalSettings } from './pglite-source.ts';
import type { Schema } from './schema.ts';

/** Run as a process of its own by `makeCluster`: what making a database and its tables takes is given back when it ends. */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('make-cluster needs the folder to fill');
process.umask(0o077);
const cluster = await PGlite.create({
  dataDir: directory,
  startParams: [...PGlite.defaultStartParams, ...frugalSettings],
});
await cluster.close();
const database = new Kysely<Schema>({
  dialect: new PgliteDialect({
    source: { directory },
    queryWithinMs: () => Number.POSITIVE_INFINITY,
    onOpening: () => undefined,
    onReplaced: () => undefined,
    onClosed: () => undefined,
  }),
});
await migrate(database);
await database.destroy();

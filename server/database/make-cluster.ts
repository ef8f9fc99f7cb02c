import { PGlite } from '@electric-sql/pglite';
import { frugalSettings } from './pglite-source.ts';

/** Run as a process of its own by `makeCluster`: what making a database takes is given back when it ends. */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('make-cluster needs the folder to fill');
process.umask(0o077);
const database = await PGlite.create({
  dataDir: directory,
  startParams: [...PGlite.defaultStartParams, ...frugalSettings],
});
await database.close();

import { parseConfig } from './config/config.ts';
import { openDatabase } from './database/database.ts';
import { assertPortFree } from './listening.ts';

/*
 * Makes the embedded database while something else keeps the first start waiting. What is in the way is for the server
 * itself to say, a moment later.
 */
process.umask(0o077);
try {
  const config = parseConfig(process.env);
  if (config.databaseUrl === null && config.dataDir !== undefined) {
    await assertPortFree(config);
    const database = await openDatabase({
      url: null,
      directory: config.dataDir,
      onPoolError: () => undefined,
    });
    await database.destroy();
  }
} catch {
  process.exitCode = 1;
}

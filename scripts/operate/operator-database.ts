import { existsSync } from 'node:fs';
import { type Config, parseConfig } from '../../server/config/config.ts';
import { databaseFolder, decideDatabase } from '../../server/database/data-folder.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { StartProblem } from '../../server/config/start-problem.ts';

/**
 * The settings and the database of the server that `npm start` runs here, those of .env included. None is made unless it
 * may be: an empty one would answer as if nothing had ever been ordered or sent. With the embedded database the server must be stopped, as
 * a data folder has one process.
 */
export async function openOperatorDatabase({
  mayMake = false,
  ...limits
}: {
  mayMake?: boolean;
  queryWithinMs?: number;
} = {}): Promise<{ config: Config; database: Database }> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = parseConfig(process.env);
  decideDatabase(config);
  if (!mayMake && config.databaseUrl === null && !existsSync(databaseFolder(config.dataDir)))
    throw new StartProblem(
      `there is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the server has them`,
    );
  const database = await openDatabase({
    url: config.databaseUrl,
    directory: config.dataDir,
    onPoolError: () => undefined,
    ...limits,
  });
  return { config, database };
}

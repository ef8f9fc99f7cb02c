import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { keepFirstSetting, readSetting } from './settings.ts';

const settingName = 'app_secret';

/** The configured secret, or one made on the first start and kept in the database. */
export async function loadAppSecret(database: Database, config: Config): Promise<string> {
  if (config.appSecret) return config.appSecret;
  const made = randomBytes(32).toString('base64url');
  await keepFirstSetting(database, settingName, made);
  const value = await readSetting(database, settingName);
  if (typeof value !== 'string') throw new Error(`The setting "${settingName}" is not a text`);
  return value;
}

/** A key of its own for each purpose, so that a signature made for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

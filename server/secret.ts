import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { keepFirstSetting, keepSetting, readSetting } from './settings.ts';

const settingName = 'app_secret';
const formerName = 'former_app_secrets';

export interface AppSecrets {
  /** Signs whatever is signed from now on. */
  secret: string;
  /** What these have signed is still valid; the latest first. */
  formerSecrets?: readonly string[];
}

export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The configured secrets, or one made on the first start and kept in the database with those before it. */
export async function loadAppSecrets(database: Database, config: Config): Promise<Required<AppSecrets>> {
  const { appSecret, formerAppSecrets } = config;
  if (appSecret) return { secret: appSecret, formerSecrets: formerAppSecrets };
  await keepFirstSetting(database, settingName, makeSecret());
  const secret = await readSetting(database, settingName);
  if (typeof secret !== 'string') throw new Error(`The setting "${settingName}" is not a text`);
  const former = (await readSetting<string[]>(database, formerName)) ?? [];
  return { secret, formerSecrets: [...formerAppSecrets, ...former] };
}

/** Replaces the secret that the database keeps, from the next start on; the one before it stays accepted. */
export async function rotateKeptSecret(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const before = await readSetting<string>(transaction, settingName);
    const former = (await readSetting<string[]>(transaction, formerName)) ?? [];
    if (before !== undefined) await keepSetting(transaction, formerName, [before, ...former]);
    await keepSetting(transaction, settingName, makeSecret());
  });
}

/** The keys of a purpose: the first one signs, and what any of them has signed is valid. */
export function deriveKeys(
  { secret, formerSecrets = [] }: AppSecrets,
  purpose: string,
): [Buffer, ...Buffer[]] {
  return [deriveKey(secret, purpose), ...formerSecrets.map((former) => deriveKey(former, purpose))];
}

/** A key of its own for each purpose, so that a signature made for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

import type { Queryable } from '../database/database.ts';
import { dropSetting, keepSetting, readSetting } from '../settings.ts';

const settingName = 'restored_copy';

/**
 * A restored database may be a copy of one that still runs: until an operator releases it, its servers send no mail, direct
 * no session and do no job.
 */
export const keepRestored = (queryable: Queryable, at: Date): Promise<void> =>
  keepSetting(queryable, settingName, at.toISOString());

export const isRestoredCopy = async (queryable: Queryable): Promise<boolean> =>
  (await readSetting<string>(queryable, settingName)) !== undefined;

/** False where it was not held back. */
export const releaseCopy = (queryable: Queryable): Promise<boolean> => dropSetting(queryable, settingName);

import { execFile } from 'node:child_process';
import { access, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../config/start-problem.ts';

const makeWithinMs = 300_000;

/** Makes the database's folder where it is missing; one whose making was cut off is never taken for a whole one. */
export async function makeCluster(folder: string): Promise<void> {
  if (await isThere(path.join(folder, 'PG_VERSION'))) return;
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  const script = path.join(import.meta.dirname, 'make-cluster.ts');
  try {
    await promisify(execFile)(process.execPath, [script, making], { timeout: makeWithinMs });
  } catch (cause) {
    await rm(making, { recursive: true, force: true });
    const { stderr = '' } = cause as { stderr?: string };
    const reason = /^\w*Error: (.+)$/m.exec(stderr)?.[1] ?? 'its process ended without a word';
    throw new StartProblem(`the database could not be made in ${folder}: ${reason}`, { cause });
  }
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
}

const isThere = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  );

import { chmodSync, constants, existsSync, lstatSync } from 'node:fs';
import { access, mkdir, readdir, readFile, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem, StartProblem } from '../config/start-problem.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';

/** The embedded database's own: a change of it needs a dump and a restore. */
export const postgresVersion = '18';
const neededBytes = { opening: 48 * 2 ** 20, making: 160 * 2 ** 20 };
const schemaFile = 'schema.json';

/** Where the embedded database lies in a data folder. */
export function databaseFolder(directory: string): string {
  return path.join(directory, 'pglite');
}

/**
 * Throws a StartProblem where both PostgreSQL and a filled data folder are configured: a server that starts on the empty
 * one of the two looks as if everything were lost.
 */
export function decideDatabase(config: {
  databaseUrl: string | null;
  dataDir: string;
  ignoreDataDir: boolean;
}): void {
  const { databaseUrl, dataDir, ignoreDataDir } = config;
  if (databaseUrl === null || ignoreDataDir || !existsSync(path.join(databaseFolder(dataDir), 'PG_VERSION')))
    return;
  throw new StartProblem(
    `DATABASE_URL is set, and ${dataDir} holds an embedded database with data of its own: set IGNORE_DATA_DIR=1 to use DATABASE_URL, or leave DATABASE_URL out to use the folder`,
  );
}

/**
 * Takes the data folder for this process alone and looks at whether it can be used, before anything in it is read or
 * written. Rejects with a StartProblem; the lock is then free again.
 */
export async function takeDataFolder(directory: string, knownMigrations: string[]): Promise<DataFolderLock> {
  await beWritable(directory);
  const lock = lockDataFolder(directory);
  try {
    await beOfThisVersion(directory, knownMigrations);
    await haveRoom(directory);
    await bePrivate(directory);
    return lock;
  } catch (cause) {
    lock.release();
    throw cause instanceof StartProblem ? cause : fileProblem(directory, cause);
  }
}

async function beWritable(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    if (await exists(databaseFolder(directory)))
      await access(databaseFolder(directory), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw fileProblem(directory, cause);
  }
}

/** Step by step: the recursive mkdir of Node never ends where a file system takes no folders, as /proc does not. */
async function makeFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    if (code !== 'ENOENT') throw cause;
    await makeFolder(path.dirname(directory));
    await mkdir(directory, { mode: 0o700 });
  }
}

async function beOfThisVersion(directory: string, knownMigrations: string[]): Promise<void> {
  const postgres = await readText(path.join(databaseFolder(directory), 'PG_VERSION'));
  if (postgres !== undefined && postgres.trim() !== postgresVersion)
    throw new StartProblem(
      `${directory} was written by PostgreSQL ${postgres.trim()}, and this version of Muster reads ${postgresVersion}: start the version that wrote it, or set DATA_DIR to another folder`,
    );
  const applied: unknown = JSON.parse((await readText(path.join(directory, schemaFile))) ?? '[]');
  if (Array.isArray(applied)) refuseNewerSchema(directory, applied.map(String), knownMigrations);
}

/** Throws a StartProblem where the data was written by a version that knew more migrations than this one. */
export function refuseNewerSchema(place: string, applied: string[], knownMigrations: string[]): void {
  const unknown = applied.find((name) => !knownMigrations.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(
      `${place} was written by a newer version of Muster (this one does not know "${unknown}"): start that version, or set DATA_DIR or DATABASE_URL to other data`,
    );
}

/** Notes in the folder which migrations its database has seen, so that an older version can tell without opening it. */
export async function noteMigrations(directory: string, applied: string[]): Promise<void> {
  const file = path.join(directory, schemaFile);
  const text = `${JSON.stringify(applied)}\n`;
  if ((await readText(file)) !== text) await writeFile(file, text, { mode: 0o600 });
}

async function haveRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const needed = (await exists(databaseFolder(directory))) ? neededBytes.opening : neededBytes.making;
  if (free >= needed) return;
  const mb = (bytes: number) => Math.floor(bytes / 2 ** 20);
  throw new StartProblem(
    `the disk of ${directory} is full: ${mb(free)} MB are free and ${mb(needed)} MB are needed to start, so make room on it or set DATA_DIR to a folder on another disk`,
  );
}

/**
 * What lies in the folder is this user's alone: folders 0700, files 0600, whatever made them. A thousand files are looked
 * at in one go: at the start there is nobody to keep waiting, and each step through the thread pool would cost more.
 */
export async function bePrivate(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const entries = await readdir(directory, { withFileTypes: true });
  const isOurs = entries.every((entry) => !entry.isDirectory() || /^pglite(\.making)?$/.test(entry.name));
  if (isOurs) setMode(directory, 0o700);
  const below = entries.some(({ name }) => name === 'pglite')
    ? await readdir(databaseFolder(directory), { withFileTypes: true, recursive: true })
    : [];
  setModeIfThere(databaseFolder(directory), 0o700);
  for (const entry of below)
    setModeIfThere(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  for (const name of ['demo.json', schemaFile]) setModeIfThere(path.join(directory, name), 0o600);
}

function setModeIfThere(place: string, mode: number): void {
  try {
    setMode(place, mode);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}

function setMode(place: string, mode: number): void {
  const found = lstatSync(place);
  if (!found.isSymbolicLink() && (found.mode & 0o777) !== mode) chmodSync(place, mode);
}

async function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
}

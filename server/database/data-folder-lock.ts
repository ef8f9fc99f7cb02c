import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileProblem, StartProblem } from '../config/start-problem.ts';

export interface DataFolderLock {
  /** Harmless when it was released before. */
  release(): void;
}

const busy = 5;

/**
 * One server a data folder: an exclusive lock of the operating system on a file in it, as SQLite takes it on every
 * platform. It ends with the process, however that ends; the empty file stays and means nothing. Throws a StartProblem
 * where another process holds it.
 */
export function lockDataFolder(directory: string): DataFolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(directory, 'server.lock'), { timeout: 0 });
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    const held = file;
    return { release: () => held.isOpen && held.close() };
  } catch (cause) {
    file?.close();
    if ((cause as { errcode?: number }).errcode === busy)
      throw new StartProblem(
        `another Muster server already uses the data folder ${directory}: stop that one, or set DATA_DIR to another folder`,
        { cause },
      );
    throw fileProblem(directory, cause);
  }
}

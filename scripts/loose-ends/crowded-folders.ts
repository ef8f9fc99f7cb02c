import path from 'node:path';
import type { Source } from './sources.ts';

const filesAtMost = 30;
/** Its files are an ordered list that only grows. */
const migrations = 'server/database/migrations';

/** Folders with more files of product code than a reader can survey; tests and styles are not counted. */
export function findCrowdedFolders(sources: Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { file } of sources) {
    const folder = path.posix.dirname(file);
    if (folder === migrations) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesAtMost)
    .map(([folder, count]) => `folder ${folder} has ${count} files: group them by subject`);
}

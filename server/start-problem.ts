/** Why the server cannot start, in one sentence that says what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const advice: Record<string, string> = {
  ENOSPC: 'the disk is full: make room on it',
  EDQUOT: 'the disk quota is used up: make room',
  EROFS: 'the file system is read-only: set DATA_DIR to a folder that this user may write',
  EACCES: 'this user may not write there: give it the right, or set DATA_DIR to another folder',
  EPERM: 'this user may not change it: give it the right, or set DATA_DIR to another folder',
  ENOTDIR: 'a part of it is a file: set DATA_DIR to a folder',
  EEXIST: 'it is a file: set DATA_DIR to a folder',
  ENOENT: 'it cannot be made there: set DATA_DIR to another folder',
};

/** What a failed call of the file system on `place` means for the person who starts the server. */
export function fileProblem(place: string, cause: unknown): StartProblem {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return new StartProblem(`${place} cannot be used, ${advice[code] ?? message}`, { cause });
}

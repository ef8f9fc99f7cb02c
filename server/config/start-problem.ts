import { ConfigError } from './environment.ts';

const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|08...|57P0[123])$/;
const refusedCodes = /^(28...|3D000|42501|08P01)$/;

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

/** A failure at the start as one sentence, without a stack; a password in an address is left out. */
export function startProblemOf(cause: unknown): StartProblem {
  if (cause instanceof StartProblem) return cause;
  if (cause instanceof ConfigError) return new StartProblem(cause.message, { cause });
  const { code = '', message = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  if (refusedCodes.test(code))
    return new StartProblem(
      `the database refuses DATABASE_URL (${message.split('\n')[0]}): correct its user, password or database name`,
      { cause },
    );
  if (unreachableCodes.test(code) || /^timeout exceeded when trying to connect/.test(message))
    return new StartProblem(
      `the database does not answer (${code || message}): start it, or correct DATABASE_URL`,
      { cause },
    );
  const [reason = 'no reason was given'] = (message || code || String(cause)).split('\n');
  return new StartProblem(reason.replace(/\S+/g, withoutPassword).replace(/\.$/, ''), { cause });
}

/** `postgresql://name:secret@host` without the secret. */
function withoutPassword(word: string): string {
  const scheme = word.indexOf('://');
  const colon = scheme < 0 ? -1 : word.indexOf(':', scheme + 3);
  const at = word.lastIndexOf('@');
  return colon < 0 || at < colon ? word : `${word.slice(0, colon)}:…${word.slice(at)}`;
}

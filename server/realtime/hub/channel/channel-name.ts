import { HubError } from '../hub-error.ts';

const longest = 256;

/** Throws 40010 for what names no channel: empty, too long, a qualifier, control characters, half a character. */
export function assertChannelName(name: string): void {
  const isName = name !== '' && name.length <= longest && name.isWellFormed() && !/^[[:]|\p{Cc}/u.test(name);
  if (!isName) throw new HubError(40010, 400, 'Invalid channel name');
}

/** Messages on it are kept beyond the minutes of a replay. */
export const isPersisted = (name: string) => name.startsWith('persisted:');

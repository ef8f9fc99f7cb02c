export const longestVideoRoomAddress = 500;

/** The placeholder of the team's number in the address of a custom video room, which gives each team its own. */
const teamMark = '{team}';

/**
 * Where a team's custom video room is; null where `text` is no address that a page may send people to: HTTPS, without a
 * name or password in it, of at most `longestVideoRoomAddress` characters.
 */
export function videoRoomAddress(text: string, teamId: number): string | null {
  const trimmed = text.trim();
  const address = trimmed.replaceAll(teamMark, String(teamId));
  if (trimmed.length > longestVideoRoomAddress || !URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

export const videoRoomAddressProblem =
  'The video room needs an address that begins with https:// and contains no password.';

export interface MailAddress {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address, as in MAIL_FROM. */
export function parseMailAddress(text: string): MailAddress {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
  return match ? { name: match[1] ?? '', address: match[2] ?? '' } : { name: '', address: text.trim() };
}

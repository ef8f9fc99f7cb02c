export interface MailAddress {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address, as in MAIL_FROM. */
export function parseMailAddress(text: string): MailAddress {
  const [, name = '', address] = /^([^<]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (address === undefined) return { name: '', address: text.trim() };
  return { name: name.trim().replace(/^"([^"]*)"$/, '$1'), address };
}

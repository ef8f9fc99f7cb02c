/** Greece alone begins its numbers with another code than that of its country. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** What the tax numbers of a country begin with. `country` is an ISO 3166-1 alpha-2 code. */
export const taxIdPrefix = (country: string): string => prefixes[country] ?? country;

/**
 * True where a tax number can be one of that country: its prefix, then 2 to 13 letters or digits, at least one of them a
 * digit; blanks, dots and dashes are not counted. Whether the number exists only the country's own register knows.
 */
export function isTaxIdOf(country: string, taxId: string): boolean {
  const plain = taxId.replaceAll(/[\s.-]/g, '').toUpperCase();
  const prefix = taxIdPrefix(country);
  return plain.startsWith(prefix) && /^(?=[A-Z+*]*\d)[A-Z\d+*]{2,13}$/.test(plain.slice(prefix.length));
}

/** Greece alone begins its numbers with another code than that of its country. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** What the tax numbers of a country begin with. `country` is an ISO 3166-1 alpha-2 code. */
export const taxIdPrefix = (country: string): string => prefixes[country] ?? country;

/**
 * What follows the prefix, by country, with an example: the members of the European Union, whose numbers its register
 * VIES knows, and neighbours of theirs. Source: VIES, "VAT identification number structure".
 */
const forms: Readonly<Record<string, { form: RegExp; example: string }>> = {
  AT: { form: /^U\d{8}$/, example: 'U12345678' },
  BE: { form: /^[01]?\d{9}$/, example: '0123456789' },
  BG: { form: /^\d{9,10}$/, example: '123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: '12345678X' },
  CZ: { form: /^\d{8,10}$/, example: '12345678' },
  DE: { form: /^\d{9}$/, example: '123456789' },
  DK: { form: /^\d{8}$/, example: '12345678' },
  EE: { form: /^\d{9}$/, example: '123456789' },
  ES: { form: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'B12345678' },
  FI: { form: /^\d{8}$/, example: '12345678' },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: '12345678901' },
  GR: { form: /^\d{9}$/, example: '123456789' },
  HR: { form: /^\d{11}$/, example: '12345678901' },
  HU: { form: /^\d{8}$/, example: '12345678' },
  IE: { form: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, example: '1234567X' },
  IT: { form: /^\d{11}$/, example: '12345678901' },
  LT: { form: /^(?:\d{9}|\d{12})$/, example: '123456789' },
  LU: { form: /^\d{8}$/, example: '12345678' },
  LV: { form: /^\d{11}$/, example: '12345678901' },
  MT: { form: /^\d{8}$/, example: '12345678' },
  NL: { form: /^[A-Z\d+*]{10}\d{2}$/, example: '123456789B01' },
  PL: { form: /^\d{10}$/, example: '1234567890' },
  PT: { form: /^\d{9}$/, example: '123456789' },
  RO: { form: /^\d{2,10}$/, example: '12345678' },
  SE: { form: /^\d{12}$/, example: '123456789001' },
  SI: { form: /^\d{8}$/, example: '12345678' },
  SK: { form: /^\d{10}$/, example: '1234567890' },
  CH: { form: /^E\d{9}(?:MWST|TVA|IVA)?$/, example: 'E123456789' },
  GB: { form: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, example: '123456789' },
};

const notInVies: ReadonlySet<string> = new Set(['CH', 'GB']);

/** Of a country without a form of its own: 2 to 13 letters or digits, at least one of them a digit. */
const anyForm = /^(?=[A-Z+*]*\d)[A-Z\d+*]{2,13}$/;

/** A tax number as it is compared: in capitals, without blanks, dots and dashes. */
export const plainTaxId = (taxId: string): string => taxId.replaceAll(/[\s.-]/g, '').toUpperCase();

/** True where a tax number can be one of that country. Whether it exists only the country's own register knows. */
export function isTaxIdOf(country: string, taxId: string): boolean {
  const plain = plainTaxId(taxId);
  const prefix = taxIdPrefix(country);
  const form = Object.hasOwn(forms, country) ? forms[country]?.form : undefined;
  return plain.startsWith(prefix) && (form ?? anyForm).test(plain.slice(prefix.length));
}

/** What a tax number of that country is like: "PT123456789", or what it begins with where its form is not known. */
export function taxIdExample(country: string): string {
  const example = Object.hasOwn(forms, country) ? forms[country]?.example : undefined;
  return `${taxIdPrefix(country)}${example ?? '…'}`;
}

/** True where the register of the European Union, VIES, knows the numbers of that country. */
export const isInVies = (country: string): boolean =>
  Object.hasOwn(forms, country) && !notInVies.has(country);

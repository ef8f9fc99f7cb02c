/** What people put between the digits of a number. */
const written = /^[0-9 ()/.\u2010-\u2015\u2212\u00a0\u202f+-]{4,40}$/;
const digitsAtLeast = 4;
const digitsAtMost = 15;

/** A JSON Schema pattern of what may be written as a number; empty takes it back. */
export const phoneNumberPattern = '^(?:[0-9 ()/.\\u2010-\\u2015\\u2212\\u00a0\\u202f+\\-]{4,40})?$';

export const phoneNumberRule = 'Write 4 to 15 digits, with or without your country code.';

/**
 * A telephone number without the country code of its account ("+49 (0)30/123456" is "30/123456" beside "+49"). Null for a
 * text that is no number, or one that begins with another country's code.
 */
export function nationalNumber(areaCode: string, text: string): string | null {
  const number = text.trim();
  if (!written.test(number)) return null;
  const rest = withoutAreaCode(areaCode, number);
  if (rest === null || rest.includes('+')) return null;
  const digits = rest.replace(/[^0-9]+/g, '').length;
  return digits >= digitsAtLeast && digits <= digitsAtMost ? rest : null;
}

function withoutAreaCode(areaCode: string, number: string): string | null {
  const [, sign = '', rest = ''] = /^(\+|00)?(.*)$/.exec(number.replace(/^\(\s*(\+|00)/, '$1')) ?? [];
  if (sign === '') return number;
  const code = areaCode.replace(/[^0-9]+/g, '');
  if (code === '' || !rest.trimStart().startsWith(code)) return null;
  return rest
    .trimStart()
    .slice(code.length)
    .replace(/^[\s)/.\u2010-\u2015-]+/, '')
    .replace(/^\(0\)\s*/, '');
}

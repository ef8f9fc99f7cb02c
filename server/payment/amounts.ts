import { groupedDigits } from '#contract/rules/text/grouped-digits.ts';
import { dayIn, moneyIn, percentIn } from '#contract/words/formats.ts';

/** An amount of whole minor units in words that do not depend on the machine's language, such as `1,490.00 EUR`. */
export function moneyText(minor: number, currency: string): string {
  const whole = groupedDigits(Math.floor(minor / 100));
  return `${whole}.${String(minor % 100).padStart(2, '0')} ${currency}`;
}

/** The same in a language: `1.490,00 €` in German. */
export const moneyTextIn = (language: string): ((minor: number, currency: string) => string) =>
  language === 'en' ? moneyText : moneyIn(language);

/** A day such as `21 November 2026`, in universal time. */
export function dateText(at: Date | null, language = 'en'): string {
  return at === null ? '' : dayIn(language)(at.toISOString());
}

/** Basis points as per cent: 2550 is `25.5%`, in German `25,5 %`. */
export function rateText(basisPoints: number, language: string): string {
  return percentIn(language, 2)(basisPoints / 10_000);
}

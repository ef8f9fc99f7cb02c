import { groupedDigits } from '#contract/rules/text/grouped-digits.ts';
import { day } from '#contract/words/en/counts.ts';
import { percentIn } from '#contract/words/formats.ts';

/** An amount of whole minor units in words that do not depend on the machine's language, such as `1,490.00 EUR`. */
export function moneyText(minor: number, currency: string): string {
  const whole = groupedDigits(Math.floor(minor / 100));
  return `${whole}.${String(minor % 100).padStart(2, '0')} ${currency}`;
}

/** A day such as `21 November 2026`, in universal time. */
export function dateText(at: Date | null): string {
  return at === null ? '' : day(at.toISOString());
}

const rate = percentIn('en', 2);

/** Basis points as per cent: 2550 is `25.5%`. */
export function rateText(basisPoints: number): string {
  return rate(basisPoints / 10_000);
}

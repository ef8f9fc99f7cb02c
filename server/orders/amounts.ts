/** An amount of whole minor units in words that do not depend on the machine's language, such as `1,490.00 EUR`. */
export function moneyText(minor: number, currency: string): string {
  const whole = Math.floor(minor / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(minor % 100).padStart(2, '0')} ${currency}`;
}

/** A day such as `21 November 2026`, in universal time. */
export function dateText(at: Date | null): string {
  return at === null ? '' : at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Basis points as per cent: 2550 is `25.5 %`. */
export function rateText(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

/** An amount of whole minor units, written as people here write it. */
export function moneyText(minor: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(minor / 100);
}

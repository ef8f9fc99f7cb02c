/** As the words around it are, whatever the browser's language: a public page was made before anybody's was known. */
const locale = 'en';

/** An amount of whole minor units. */
export function moneyText(minor: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}

/** The same for prices in running text: cents only where there are some. */
export function priceText(minor: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);
}

import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { moneyIn } from '#contract/words/formats.ts';
import { groupedDigits } from '#contract/rules/text/grouped-digits.ts';

const hundredParts = 100;

/** Currencies that English texts write with a sign; others are their code, a space and the amount. */
const signs: Record<string, string> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  MXN: 'MX$',
  NZD: 'NZ$',
  TWD: 'NT$',
  USD: '$',
};

/**
 * An amount of whole minor units in English, as the words around it are, whatever the browser's language: a public page
 * was made before anybody's was known. As `Intl` writes it, whose first number in a page takes 60 ms of a phone; the
 * touch that brings the application to the home page waited for them.
 */
export function moneyText(minor: number, currency: string): string {
  const size = Math.abs(minor);
  const parts = String(size % hundredParts).padStart(2, '0');
  const sign = signs[currency] ?? `${currency}\u00a0`;
  return `${minor < 0 ? '-' : ''}${sign}${groupedDigits(Math.floor(size / hundredParts))}.${parts}`;
}

/** The same for prices in running text: cents only where there are some. */
export const priceText = (minor: number, currency: string): string =>
  moneyText(minor, currency).replace(/\.00$/, '');

/** How a language writes amounts: `money` with its cents, `price` in running text with cents only where there are some. */
export interface Money {
  money: (minor: number, currency: string) => string;
  price: (minor: number, currency: string) => string;
}

const english: Money = { money: moneyText, price: priceText };

export function moneyTextsIn(language: SpokenLanguage): Money {
  if (language === 'en') return english;
  const money = moneyIn(language);
  return { money, price: (minor, currency) => money(minor, currency).replace(/,00(?=\D|$)/, '') };
}

import { type CreditPack, defaultPacks } from '#contract/rules/money/credit-packs.ts';
import type { TaxRules } from '#contract/rules/money/order-price.ts';
import { type Environment, integer, text } from './environment.ts';

export interface Seller {
  name: string;
  /** One line a line. */
  address: string;
  country: string;
  taxId: string;
  email: string;
  /** Where an invoice is paid, one line a line. */
  bank: string;
}

/** What is sold, by whom and with which tax. */
export interface Shop {
  packs: readonly CreditPack[];
  seller: Seller;
  tax: TaxRules;
  invoiceDays: number;
}

/** `problem` says what the operator has to mend; customers then get CHECKOUT_003. */
export type ShopConfig = { shop: Shop; problem: null } | { shop: null; problem: string };

const demoSeller: Seller = {
  name: 'Muster (demonstration, no real seller)',
  address: '1 Lantern Street\n10115 Berlin',
  country: 'DE',
  taxId: 'DE000000000',
  email: 'billing@muster.example',
  bank: 'IBAN DE00 0000 0000 0000 0000 00\nDemonstration only, do not pay',
};

/** Reads packs, seller and tax rates. A broken part closes the shop, and nothing else of the product. */
export function readShop(env: Environment, production: boolean): ShopConfig {
  try {
    const seller = readSeller(env, production);
    return {
      problem: null,
      shop: {
        packs: readPacks(text(env, 'CREDIT_PACKS')),
        seller,
        tax: { sellerCountry: seller.country, rates: readRates(text(env, 'TAX_RATES')) },
        invoiceDays: integer(env, 'INVOICE_DAYS', 14),
      },
    };
  } catch (error) {
    return { shop: null, problem: (error as Error).message };
  }
}

/** `single:One evening:1:149.00:EUR; …`, an id, a name, credits, the price without tax and its currency. */
function readPacks(value: string | null): readonly CreditPack[] {
  if (value === null) return defaultPacks;
  const packs = value.split(';').map((part) => readPack(part.trim()));
  const currencies = new Set(packs.map(({ currency }) => currency));
  if (new Set(packs.map(({ id }) => id)).size < packs.length || packs.length > 20 || currencies.size > 1)
    throw new Error('CREDIT_PACKS must name at most 20 packs, each id once, all in one currency');
  return packs;
}

function readPack(part: string): CreditPack {
  const match = /^([a-z0-9-]{1,40}):([^:;]{1,80}):(\d{1,4}):(\d{1,6})(?:\.(\d{2}))?:([A-Z]{3})$/.exec(part);
  const [, id = '', name = '', credits, whole = '', cents = '00', currency = ''] = match ?? [];
  const price_minor = Number(whole + cents);
  if (!match || Number(credits) < 1 || price_minor < 1)
    throw new Error(`CREDIT_PACKS must be like "single:One evening:1:149.00:EUR; …", not "${part}"`);
  if (!hasCents(currency))
    throw new Error(`CREDIT_PACKS must use a currency with two decimals, such as EUR, not "${currency}"`);
  return { id, name, credits: Number(credits), price_minor, currency };
}

/** Amounts are kept, charged and written as hundredths: a yen has none, and a dinar has thousandths. */
function hasCents(currency: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

const defaultRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  HR: 2500,
  CY: 1900,
  CZ: 2100,
  DK: 2500,
  EE: 2400,
  FI: 2550,
  FR: 2000,
  DE: 1900,
  GR: 2400,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LV: 2100,
  LT: 2100,
  LU: 1700,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SK: 2300,
  SI: 2200,
  ES: 2100,
  SE: 2500,
};

/** `DE=19, AT=20, FI=25.5`, in per cent. */
function readRates(value: string | null): Readonly<Record<string, number>> {
  if (value === null) return defaultRates;
  const rates = value.split(',').map((part) => {
    const match = /^([A-Z]{2})=(\d{1,2})(?:\.(\d{1,2}))?$/.exec(part.trim());
    if (!match) throw new Error(`TAX_RATES must be like "DE=19, FI=25.5", not "${part.trim()}"`);
    const [, country = '', whole = '', fraction = ''] = match;
    return [country, Number(whole) * 100 + Number(fraction.padEnd(2, '0'))] as const;
  });
  return Object.fromEntries(rates);
}

function readSeller(env: Environment, production: boolean): Seller {
  const name = text(env, 'SELLER_NAME');
  if (name === null && !production) return demoSeller;
  const needed = (key: string): string => {
    const value = text(env, key);
    if (value === null) throw new Error(`${key} must be set: every invoice names it`);
    return value.replaceAll('\\n', '\n');
  };
  const country = needed('SELLER_COUNTRY');
  if (!/^[A-Z]{2}$/.test(country))
    throw new Error(`SELLER_COUNTRY must be a code such as DE, not "${country}"`);
  return {
    name: needed('SELLER_NAME'),
    address: needed('SELLER_ADDRESS'),
    country,
    taxId: needed('SELLER_TAX_ID'),
    email: needed('SELLER_EMAIL'),
    bank: needed('SELLER_BANK'),
  };
}

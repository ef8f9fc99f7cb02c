import { dayIn, formIn, listIn, percentIn, pluralIn, secondsIn, tenthsIn } from '../formats.ts';

export const form = formIn('en');
export const percent = percentIn('en');
export const day = dayIn('en');
export const list = listIn('en');
export const seconds = secondsIn('en');
export const tenths = tenthsIn('en');
export const plural = pluralIn('en');
export const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
export const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
export const points = (count: number) => plural(count, 'point', 'points');
export const tries = (count: number) => plural(count, 'try', 'tries');
export const hints = (count: number) => (count === 0 ? 'no hint' : plural(count, 'hint', 'hints'));
export const credits = (count: number) => plural(count, 'credit', 'credits');

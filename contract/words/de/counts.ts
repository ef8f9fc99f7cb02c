import { dayIn, formIn, listIn, percentIn, pluralIn, secondsIn, tenthsIn } from '../formats.ts';

export const form = formIn('de');
export const percent = percentIn('de');
export const day = dayIn('de');
export const list = listIn('de');
export const seconds = secondsIn('de');
export const tenths = tenthsIn('de');
export const plural = pluralIn('de');
export const points = (count: number) => plural(count, 'Punkt', 'Punkte');
export const tries = (count: number) => plural(count, 'Versuch', 'Versuche');
export const hints = (count: number) => (count === 0 ? 'kein Tipp' : plural(count, 'Tipp', 'Tipps'));
export const withHints = (count: number) =>
  count === 0 ? 'ohne Tipp' : `mit ${plural(count, 'Tipp', 'Tipps')}`;
export const credits = (count: number) => plural(count, 'Credit', 'Credits');

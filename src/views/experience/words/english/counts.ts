export const plural = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;
export const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
export const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
export const points = (count: number) => plural(count, 'point', 'points');
export const tries = (count: number) => plural(count, 'try', 'tries');
export const hints = (count: number) => (count === 0 ? 'no hint' : plural(count, 'hint', 'hints'));

import type { Measure } from '#contract/calls/schemas/results.ts';

/** A measure's value as a person reads it; a dash where nothing was counted. */
export function measureText({ value, unit }: Pick<Measure, 'value' | 'unit'>): string {
  if (value === null) return '–';
  if (unit === 'share') return `${Math.round(value * 100)} %`;
  if (unit === 'seconds') return `${value.toFixed(value < 10 ? 1 : 0)} s`;
  return String(value);
}

export const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`);

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1st, 2nd, 3rd. */
export const placeText = (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'}`;

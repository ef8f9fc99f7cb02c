import type { Measure } from '#contract/calls/schemas/results.ts';

/** A measure's value as a person reads it; a dash where nothing was counted. */
export function measureText(
  { value, unit }: Pick<Measure, 'value' | 'unit'>,
  seconds: (value: number) => string,
): string {
  if (value === null) return '–';
  if (unit === 'share') return `${Math.round(value * 100)} %`;
  if (unit === 'seconds') return seconds(value);
  return String(value);
}

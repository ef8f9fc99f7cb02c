import type { Measure } from '#contract/calls/schemas/results.ts';
import type { ResultWords } from '#contract/words/en/results.ts';

/** A measure's value as a person reads it; a dash where nothing was counted. */
export function measureText(
  { value, unit }: Pick<Measure, 'value' | 'unit'>,
  { percent, seconds }: Pick<ResultWords['analysis'], 'percent' | 'seconds'>,
): string {
  if (value === null) return '–';
  if (unit === 'share') return percent(value);
  if (unit === 'seconds') return seconds(value);
  return String(value);
}

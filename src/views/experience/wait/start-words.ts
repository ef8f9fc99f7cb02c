import { deviceZone } from '#contract/rules/time/known-zone.ts';
import { momentText } from '#contract/words/moments.ts';

/** The start (Unix ms) on this device's clock, for instance `Tuesday 10 November 2026, 09:14 (Lisbon time, GMT+0)`. */
export const localStart = (startsAt: number, language: string): string =>
  momentText(startsAt, deviceZone() ?? 'UTC', language);

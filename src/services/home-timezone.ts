import { presentZone } from '#contract/rules/zone-names.ts';

/** The named zone of this browser, by its name of today. */
export const homeTimezone = (): string => presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

import { filterText, filterValue } from '#contract/rules/log-filter.ts';

/** Messages for the browser's console, without data that identifies or authorises a person. */
export const log = {
  warn(message: string, ...details: unknown[]): void {
    console.warn(filterText(message), ...details.map(filterValue));
  },
};

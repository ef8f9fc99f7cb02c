import { filterText, filterValue } from '#contract/rules/log-filter.ts';

/** What the browser's console is told, without anything that identifies or authorises a person. */
export const log = {
  warn(message: string, ...details: unknown[]): void {
    console.warn(filterText(message), ...details.map(filterValue));
  },
};

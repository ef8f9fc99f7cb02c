import { type DestinationStream, type Logger, pino } from 'pino';
import { filterText, filterValue } from '#contract/rules/log-filter.ts';

/** JSON lines with everything filtered that identifies or authorises a person, messages of errors included. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, hooks: { streamWrite: filterLine } };
  return destination ? pino(options, destination) : pino(options);
}

function filterLine(line: string): string {
  try {
    return `${JSON.stringify(filterValue(JSON.parse(line)))}\n`;
  } catch {
    return `${filterText(line.trimEnd())}\n`;
  }
}

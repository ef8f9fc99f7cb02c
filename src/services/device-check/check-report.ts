import { type CheckId, checkIds } from '#contract/rules/system-checks.ts';
import type { CheckResult } from './check-verdict.ts';

export interface CheckReportFacts {
  verdict: string;
  /** "Firefox 153 on Windows". */
  browser: string;
  at: Date;
  titles: Record<CheckId, string>;
  states: Record<CheckResult['state'], string>;
  results: Record<CheckId, CheckResult>;
}

/** The whole check as plain text, to be sent to whoever helps. It names no person, no session and no token. */
export function writeCheckReport({
  verdict,
  browser,
  at,
  titles,
  states,
  results,
}: CheckReportFacts): string {
  const rows = checkIds.map((id) => {
    const { state, detail, remedy, requestId } = results[id];
    const request = requestId ? `Request ${requestId}.` : '';
    return [`${titles[id]}: ${states[state]}.`, detail, remedy, request].filter(Boolean).join(' ');
  });
  return [
    'Muster device check',
    `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${browser}`,
    verdict,
    '',
    ...rows,
  ].join('\n');
}

import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { BrowserName } from './browser-name.ts';
import type { CheckResult } from './check-verdict.ts';
import { type Sentence, sayIn } from './sentence.ts';

export interface CheckReportFacts {
  language: SpokenLanguage;
  verdict: string;
  browser: Pick<BrowserName, 'name' | 'system'>;
  at: Date;
  titles: Record<CheckId, string>;
  states: Record<CheckResult['state'], string>;
  results: Record<CheckId, CheckResult>;
}

/** The whole check as plain text for support. It contains no person, session or token. */
export function writeCheckReport({
  language,
  verdict,
  browser,
  at,
  titles,
  states,
  results,
}: CheckReportFacts): string {
  const rows = checkIds.map((id) => {
    const { state, detail, remedy = [], requestId } = results[id];
    const request: Sentence[] = requestId ? [['request', requestId]] : [];
    return `${titles[id]}: ${states[state]}. ${sayIn(language, [...detail, ...remedy, ...request])}`.trim();
  });
  return [
    sayIn(language, [['reportHeading']]),
    `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${sayIn(language, [['browserOn', browser.name, browser.system]])}`,
    verdict,
    '',
    ...rows,
  ].join('\n');
}

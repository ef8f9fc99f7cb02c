import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** A line of a picture of the page can be endless. */
const mostOfMessage = 1500;

interface Fault {
  name: string;
  why: string;
}

export interface TestCounts {
  passed: number;
  failed: Fault[];
  /** Tests that passed at their second try only, with what the first one met. */
  secondTries: Fault[];
  /** Names of tests that did not run. */
  skipped: string[];
}

/** Writes what one run of vitest came to into the file that `TEST_REPORT` names. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: TestCounts = { passed: 0, failed: [], secondTries: [], skipped: [] };
    for (const module of modules) {
      if (module.errors().length > 0)
        counts.failed.push({ name: module.relativeModuleId, why: whyOf(module.errors()) });
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const { state, errors = [] } = test.result();
        if (state === 'failed') counts.failed.push({ name, why: whyOf(errors) });
        if (state === 'skipped') counts.skipped.push(name);
        if (state !== 'passed') continue;
        counts.passed += 1;
        if ((test.diagnostic()?.retryCount ?? 0) > 0) counts.secondTries.push({ name, why: whyOf(errors) });
      }
    }
    const file = process.env.TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(counts));
  }
}

/** What each error says, and where in our files it was met. */
function whyOf(
  errors: readonly { message: string; diff?: string; stacks?: { file: string; line: number }[] }[],
): string {
  return errors
    .map(({ message, diff = '', stacks = [] }) => {
      const at = stacks.map(({ file, line }) => `  at ${path.relative(process.cwd(), file)}:${line}`);
      const text = [message, diff].filter(Boolean).join('\n');
      return [stripVTControlCharacters(text).slice(0, mostOfMessage), ...at].join('\n');
    })
    .join('\n');
}

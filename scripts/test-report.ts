import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestCounts {
  passed: number;
  failed: string[];
  /** Tests that passed at their second try only. */
  secondTries: string[];
}

/** Writes what one run of vitest came to into the file that `TEST_REPORT` names. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: TestCounts = { passed: 0, failed: [], secondTries: [] };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed.push(module.relativeModuleId);
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const state = test.result().state;
        if (state === 'failed') counts.failed.push(name);
        if (state !== 'passed') continue;
        counts.passed += 1;
        if ((test.diagnostic()?.retryCount ?? 0) > 0) counts.secondTries.push(name);
      }
    }
    const file = process.env.TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(counts));
  }
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One story played by three browsers in real time, through kills of the server: no other browser may slow it down. */
const journey = 'tests/e2e/main-job.test.ts';

/** Ten people who send and draw video for one another, or six with two browsers, fill both cores alone. */
const crowd = ['tests/e2e/rooms.test.ts', 'tests/e2e/six-people.test.ts'];

/** A case of these opens some twenty screens in both schemes and two widths, or plays a whole session. */
const screens = ['screens-*', 'small-screens', 'playable-scene'].map((name) => `tests/e2e/${name}.test.ts`);

/** The limit of a case; `longMs` for the journey, the crowd, the screens and where servers are killed. */
const usualMs = 120_000;
const longMs = 300_000;

/** A browser, a server and a database share two cores here: what fails is tried once more, and printed as `retry x1`. */
const browserTests = {
  retry: 1,
  environment: 'node',
  setupFiles: ['tests/support/browser/e2e-setup.ts'],
  testTimeout: usualMs,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  plugins: [react()],
  define: { __INSPECT__: "''" },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,src,content,scripts,bench}/**/*.test.{ts,tsx}'],
          environment: 'node',
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          pool: 'threads',
          isolate: false,
          globalSetup: ['tests/support/database-template.ts'],
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/{conformance,chaos}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database-template.ts'],
          maxWorkers: 3,
          testTimeout: longMs,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'journey',
          include: [journey],
          ...browserTests,
          testTimeout: longMs,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [journey, ...screens, ...crowd],
          ...browserTests,
          globalSetup: ['tests/support/database-template.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'screens',
          include: screens,
          ...browserTests,
          testTimeout: longMs,
          globalSetup: ['tests/support/database-template.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'crowd',
          include: crowd,
          ...browserTests,
          testTimeout: longMs,
          maxWorkers: 1,
          globalSetup: ['tests/support/database-template.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

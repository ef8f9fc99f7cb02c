/** Values of the specification in one file, what replaces each, and the unit tests of which one has to fail then. */
export interface Mutations {
  file: string;
  /** Folders or files of tests. */
  tests: string[];
  /** Each left side occurs once in the file. */
  changes: [from: string, to: string][];
}

const constants = 'contract/rules/business-constants.ts';

export const mutations: Mutations[] = [
  {
    file: constants,
    tests: ['src/machines/admin-auth'],
    changes: [
      ['tokenLifetimeMs: 8 * hour', 'tokenLifetimeMs: 9 * hour'],
      ['userCacheMs: 5 * minute', 'userCacheMs: 6 * minute'],
      ['expiryCheckMs: 1 * second', 'expiryCheckMs: 2 * second'],
      ['backgroundCheckMs: 300 * second', 'backgroundCheckMs: 400 * second'],
    ],
  },
  {
    file: constants,
    tests: ['src/services/page/page-reload.test.ts'],
    changes: [['loginReloadGuardMs: 10 * second', 'loginReloadGuardMs: 20 * second']],
  },
  {
    file: constants,
    tests: ['src/machines/csrf', 'src/services/http'],
    changes: [
      ['freshForMs: 120 * second', 'freshForMs: 240 * second'],
      ['retryAfterMs: 1 * second', 'retryAfterMs: 2 * second'],
    ],
  },
  {
    file: constants,
    tests: ['src/services/http'],
    changes: [
      ['timeoutMs: 30 * second', 'timeoutMs: 60 * second'],
      ['concurrent: 6', 'concurrent: 7'],
      ['retryStatuses: [408, 409,', 'retryStatuses: [408,'],
      ['GET: 1', 'GET: 2'],
      ['POST: 0', 'POST: 1'],
      ['slowWarnMs: 3000', 'slowWarnMs: 4000'],
      ['slowReportMs: 5000', 'slowReportMs: 6000'],
    ],
  },
  {
    file: constants,
    tests: ['src/services/token-vault'],
    changes: [
      ['version: 2', 'version: 3'],
      ['iterations: 100_000', 'iterations: 90_000'],
      ['saltBytes: 16', 'saltBytes: 8'],
      ['ivBytes: 12', 'ivBytes: 16'],
      ['keyBits: 256', 'keyBits: 128'],
    ],
  },
  {
    file: 'src/services/token-vault/token-cipher.ts',
    tests: ['src/services/token-vault'],
    changes: [["hash: 'SHA-256'", "hash: 'SHA-512'"]],
  },
  {
    file: constants,
    tests: ['src/services/token-vault', 'src/machines'],
    changes: [
      ["dashboardToken: 'token'", "dashboardToken: 'tokens'"],
      ["participantToken: 'experience_token'", "participantToken: 'seat_token'"],
      ["tokenExpiration: 'token_expiration'", "tokenExpiration: 'expiration'"],
    ],
  },
  {
    file: constants,
    tests: ['src/machines/page-exit'],
    changes: [['unauthorizedRedirectMs: 1500', 'unauthorizedRedirectMs: 2500']],
  },
  {
    file: 'src/views/shared/people/initials.ts',
    tests: ['src/views/shared/people'],
    changes: [['[first, last].map', '[first, last, first].map']],
  },
  {
    file: constants,
    tests: ['src/machines/support-widget'],
    changes: [['startMs: 1000', 'startMs: 2000']],
  },
  {
    file: constants,
    tests: ['src/machines/toasts'],
    changes: [['toast = { timeoutMs: 5000', 'toast = { timeoutMs: 6000']],
  },
  {
    file: constants,
    tests: ['src/machines/loading-bar'],
    changes: [
      ['throttleMs: 200', 'throttleMs: 300'],
      ['estimatedMs: 2000', 'estimatedMs: 3000'],
      ['hideMs: 500', 'hideMs: 600'],
      ['resetMs: 400', 'resetMs: 500'],
    ],
  },
  {
    file: constants,
    tests: ['src/services/error-reporting'],
    changes: [
      ['traces: 0.1', 'traces: 0.2'],
      ['replays: 0.1', 'replays: 0.2'],
      ['replaysOnError: 1 }', 'replaysOnError: 0.5 }'],
    ],
  },
  {
    file: 'src/services/error-reporting/sentry-client.ts',
    tests: ['src/services/error-reporting'],
    changes: [
      ['tracesSampleRate: rates.traces,', 'tracesSampleRate: 0,'],
      ['replaysSessionSampleRate: rates.replays,', 'replaysSessionSampleRate: 0,'],
      ['replaysOnErrorSampleRate: rates.replaysOnError,', 'replaysOnErrorSampleRate: 0,'],
    ],
  },
  {
    file: 'src/services/social/msal-client.ts',
    tests: ['src/services/social'],
    changes: [
      ['cacheRetentionDays = 5', 'cacheRetentionDays = 6'],
      ["cacheLocation: 'localStorage'", "cacheLocation: 'sessionStorage'"],
      ['microsoftonline.com/common', 'microsoftonline.com/organizations'],
      ['http://localhost:3000', 'http://localhost:4000'],
    ],
  },
  {
    file: 'contract/words/en/organiser/account/log-in-failures.ts',
    tests: ['src/services/social', 'src/machines'],
    changes: [
      ['Microsoft client ID is not configured', 'Microsoft is not configured'],
      ['Failed to initialize Microsoft authentication', 'Microsoft failed'],
    ],
  },
  {
    file: 'contract/words/en/organiser/sessions/session-acts.ts',
    tests: ['src/react'],
    changes: [['Experience date updated successfully!', 'Date updated!']],
  },
  {
    file: 'contract/rules/people/profile-completion.ts',
    tests: ['contract/rules'],
    changes: [
      ["  'company_id',\n", ''],
      ["  'country_id',\n", ''],
      ["  'timezone_id',\n", ''],
      ["  'area_code',\n", ''],
      ["  'phone_number',\n", ''],
      ['user.password === null && ', ''],
    ],
  },
  {
    file: 'contract/rules/people/user-types.ts',
    tests: ['contract/rules'],
    changes: [['CONSUMER_ADMIN_SUB: 4', 'CONSUMER_ADMIN_SUB: 3']],
  },
  {
    file: 'contract/words/en/organiser/account/roles.ts',
    tests: ['contract/rules'],
    changes: [
      ['Company Owner', 'Owner'],
      ['Sub-Administrator', 'Administrator'],
      ["?? 'User'", "?? 'Person'"],
    ],
  },
  {
    file: 'src/machines/participant-auth/participant-auth-setup.ts',
    tests: ['src/machines/participant-auth'],
    changes: [['No data received from API', 'No data']],
  },
  {
    file: 'src/services/page/clear-storage.ts',
    tests: ['src/services'],
    changes: [
      ["  'facebook_',\n", ''],
      ["  'google_',\n", ''],
    ],
  },
  {
    file: 'src/views/error/error-text.ts',
    tests: ['src/views/error'],
    changes: [
      ['bot|lighthouse', 'lighthouse'],
      ['|lighthouse', ''],
      ['|facebook', ''],
      ['|google', ''],
    ],
  },
  {
    file: 'contract/words/en/error-screen.ts',
    tests: ['src/views/error'],
    changes: [
      ['Session Expired', 'Expired'],
      ['Our server needs a hug... and maybe a restart', 'Server error'],
    ],
  },
];

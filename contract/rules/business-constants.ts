const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The product's figures, in milliseconds unless the name says otherwise. What they are for: docs/rules.md. */
export const auth = {
  tokenLifetimeMs: 8 * hour,
  refreshGraceMs: 30 * second,
  userCacheMs: 5 * minute,
  expiryCheckMs: 1 * second,
  backgroundCheckMs: 300 * second,
  loginReloadGuardMs: 10 * second,
  unauthorizedRedirectMs: 1500,
  verificationLinkMs: 60 * minute,
  verificationResendMs: 60 * second,
  passwordResetMs: 60 * minute,
  adminInvitationMs: 7 * 24 * hour,
  addressChangeMs: 24 * hour,
} as const;

/** The code that proves an address before a seat is entered, and how often one is mailed and tried. */
export const entryCode = {
  digits: 6,
  lifetimeMs: 10 * minute,
  resendMs: 60 * second,
  tries: 5,
  perHour: 4,
  perDay: 8,
} as const;

/** Codes of an authenticator app (RFC 6238), and how often one is tried before a quarter of an hour's pause. */
export const secondFactor = {
  digits: 6,
  periodSeconds: 30,
  recoveryCodes: 10,
  tries: 10,
  triesWindowMs: 15 * minute,
} as const;

export const csrf = { freshForMs: 120 * second, retryAfterMs: 1 * second } as const;

export const request = {
  timeoutMs: 30 * second,
  concurrent: 6,
  retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  retries: { GET: 1, POST: 0, PUT: 0, PATCH: 0, DELETE: 0 },
  slowWarnMs: 3000,
  slowReportMs: 5000,
} as const;

export const tokenEncryption = {
  version: 2,
  iterations: 100_000,
  saltBytes: 16,
  ivBytes: 12,
  keyBits: 256,
} as const;

export const storageKeys = {
  dashboardToken: 'token',
  participantToken: 'experience_token',
  tokenExpiration: 'token_expiration',
} as const;

export const supportWidget = { startMs: 1000 } as const;
export const toast = { timeoutMs: 5000 } as const;
export const loadingBar = {
  throttleMs: 200,
  estimatedMs: 2000,
  hideMs: 500,
  resetMs: 400,
} as const;
export const errorReporting = { traces: 0.1, replays: 0.1, replaysOnError: 1 } as const;

/** Rules of a live session. Source: docs/live-session.md. */
export const liveSession = {
  lobbyOpensMs: 15 * minute,
  leadMs: 2500,
  readinessShare: 0.9,
  readinessCapMs: 5 * second,
  voteGraceMs: 250,
  allVotedSettleMs: 3 * second,
  decisionLeastMs: 20 * second,
  outcomeMs: 8 * second,
  challengeWrapUpMs: 10 * second,
  /** Once everybody present is ready, a riddle or breather ends after this, unless one withdraws. */
  goOnMs: 10 * second,
  /** The same in sessions that a director before version 8 opened. */
  longGoOnMs: 20 * second,
  captainAwayMs: 20 * second,
  /** A dead node's sessions are taken over after these two at the latest: 5 s. */
  leaseMs: 4 * second,
  leaseRenewMs: 1 * second,
  /** How long a session waits for a node that can play its version of the story. */
  unplayableMs: 5 * minute,
  noShowMs: 15 * minute,
  /** The factor by which windows are extended while a seat that needs more time is present. */
  moreTimeFactor: 1.5,
  hostMessageMs: 15 * minute,
  /** How long a team's room stays open beside its scorecard at the least. */
  debriefMs: 10 * minute,
} as const;

/** How long mails about a session's new time wait, so that the change can be undone before anybody reads of it. */
export const mailUndoMs = 1 * minute;

/** `lowAt`: the balance at which the organiser is warned. */
export const credits = { welcome: 1, seatsPerCredit: 30, lowAt: 1 } as const;

/** Everybody of a session, over all its teams. */
export const seatsPerSession = 300;

/** Characters of a message to a team, the team's own or the host's. */
export const longestMessage = 500;

/** Characters of a message that an organiser mails to the people of a session. */
export const longestMailedMessage = 2000;

/** Characters of a person's department. */
export const longestDepartment = 80;

/** Characters of a tag, by which a company groups its people, and tags of one person. */
export const longestTag = 40;
export const tagsPerPerson = 20;

/** People of one import into a company's list. */
export const peopleImported = 5000;

/** Characters of a message to us. */
export const longestLetter = 5000;

/** Bytes of a company's logo. */
export const largestLogo = 200 * 1024;

/** Channel names. Who may do what on each: docs/realtime.md. */
export const channels = {
  session: (sessionId: string) => `session:${sessionId}`,
  team: (sessionId: string, teamId: number) => `session:${sessionId}:team:${teamId}`,
  /** What the seats of a team say to this one; a seat that is moved has another. */
  signal: (sessionId: string, teamId: number, seatId: string) =>
    `session:${sessionId}:signal:${teamId}:${seatId}`,
  seat: (seatId: string) => `seat:${seatId}`,
  /** Beside a channel, its projections in a language that is not the story's own. */
  inLanguage: (channel: string, language: string) => `${channel}:in:${language}`,
} as const;

/** The client id of every browser where VITE_ABLY_KEY is set and VITE_ABLY_CLIENT_ID is not. */
export const defaultSharedClientId = 'muster';

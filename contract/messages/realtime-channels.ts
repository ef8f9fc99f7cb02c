/** Channel names. Who may do what on each: docs/realtime.md. Source: design.md section 11. */
export const channels = {
  session: (sessionId: string) => `session:${sessionId}`,
  team: (sessionId: string, teamId: number) => `session:${sessionId}:team:${teamId}`,
  signal: (sessionId: string, seatId: string) => `session:${sessionId}:signal:${seatId}`,
  seat: (seatId: string) => `seat:${seatId}`,
} as const;

/** The client id of every browser where VITE_ABLY_KEY is set and VITE_ABLY_CLIENT_ID is not. */
export const defaultSharedClientId = 'muster';

/** Message names on those channels. */
export const messageNames = {
  /** session channel, data: PublicProjection */
  projection: 'projection',
  /** team channel, data: TeamProjection */
  team: 'team',
  /** team channel, data: ChatMessage */
  chat: 'chat',
  /** seat channel, data: SeatProjection */
  seat: 'seat',
  /** seat channel, data: { connection_id } of the tab that now holds the seat */
  takeover: 'takeover',
  /** signal channel, data: RoomSignal */
  signal: 'signal',
} as const;

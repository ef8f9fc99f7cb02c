/** The realtime messages: kind of channel and permitted sender. Their data: message-schemas.ts. */
export const messages = {
  /** What everybody in the session sees. */
  projection: { channel: 'session', from: 'server' },
  /** An answer to a light question, while everybody waits. */
  icebreaker: { channel: 'session', from: 'server' },
  reaction: { channel: 'session', from: 'server' },
  /** What people show of their part, a name or an award is otherwise now: results are read anew. */
  results: { channel: 'session', from: 'server' },
  /** Before the doors open: the session was moved, renamed or called off, or its people are others; it is read anew. */
  plan: { channel: 'session', from: 'server' },
  /** What one team sees during a breakout. */
  team: { channel: 'team', from: 'server' },
  chat: { channel: 'team', from: 'server' },
  /** The team's board, after each move. */
  draft: { channel: 'team', from: 'server' },
  /** Where a seat of the team points on the board. */
  pointer: { channel: 'team', from: 'server' },
  /** What one seat sees. */
  seat: { channel: 'seat', from: 'server' },
  /** Another tab holds the seat now. */
  takeover: { channel: 'seat', from: 'server' },
  /** WebRTC signalling between two seats of a team. */
  signal: { channel: 'signal', from: 'seat' },
} as const satisfies Record<string, { channel: ChannelKind; from: 'server' | 'seat' }>;

export type ChannelKind = 'session' | 'team' | 'signal' | 'seat';
export type MessageName = keyof typeof messages;

/** The same in a language that is not the story's own; see `channels.inLanguage`. */
const inLanguage = '(?::in:[a-z]{2}(?:-[A-Z]{2})?)?';
const forms: readonly [ChannelKind, RegExp][] = [
  ['session', new RegExp(`^session:[^:]+${inLanguage}$`)],
  ['team', new RegExp(`^session:[^:]+:team:[^:]+${inLanguage}$`)],
  ['signal', /^session:[^:]+:signal:[^:]+:[^:]+$/],
  ['seat', new RegExp(`^seat:[^:]+${inLanguage}$`)],
];

/** The kind of a channel by its name. */
export const kindOfChannel = (channel: string): ChannelKind | undefined =>
  forms.find(([, form]) => form.test(channel))?.[0];

/** Whether a message of this name belongs on this channel. */
export const belongsOn = (channel: string, name: string): name is MessageName =>
  Object.hasOwn(messages, name) && messages[name as MessageName].channel === kindOfChannel(channel);

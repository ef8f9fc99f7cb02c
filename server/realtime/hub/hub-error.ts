import type { ErrorInfo } from './protocol.ts';

/** An error in Ably's codes, ready for the wire. */
export class HubError extends Error {
  readonly code: number;
  readonly statusCode: number;

  constructor(code: number, statusCode: number, message: string) {
    super(message);
    this.name = 'HubError';
    this.code = code;
    this.statusCode = statusCode;
  }

  toErrorInfo(): ErrorInfo {
    return {
      code: this.code,
      statusCode: this.statusCode,
      message: this.message,
      href: `https://help.ably.io/error/${this.code}`,
    };
  }
}

/** Whether the client may try the same again: DISCONNECTED rather than ERROR. */
export const isTransient = ({ statusCode }: HubError) => statusCode === 429 || statusCode >= 500;

export const badRequest = (message: string) => new HubError(40000, 400, message);
export const badFrame = (message: string) => new HubError(40000, 400, `Malformed frame: ${message}`);
export const tooLarge = (limit: number) =>
  new HubError(40009, 413, `Maximum message size exceeded (limit ${limit} bytes)`);
export const foreignClientId = () => new HubError(40012, 400, 'The client id does not match the connection');
export const badData = () => new HubError(40013, 400, 'Message data must be a string, an object or an array');
export const badCredentials = (message: string) => new HubError(40101, 401, message);
export const mismatchedClientId = () =>
  new HubError(40102, 401, 'The client id does not match the credentials');
export const tokenRevoked = () => new HubError(40141, 401, 'Token revoked');
export const tokenExpired = () => new HubError(40142, 401, 'Token expired');
export const badToken = (message: string) => new HubError(40144, 401, message);
export const notPermitted = (what: string) =>
  new HubError(40160, 401, `Operation not permitted with the provided capability: ${what}`);
export const unknownKey = () => new HubError(40400, 404, 'No such key');
export const tooManyConnections = () => new HubError(42910, 429, 'Too many connections');
export const publishingTooFast = () => new HubError(42911, 429, 'Publish rate limit exceeded');
export const presenceTooFast = () => new HubError(42911, 429, 'Presence rate limit exceeded');
export const bytesTooFast = () => new HubError(42921, 429, 'Inbound bandwidth limit exceeded');
export const framesTooFast = () => new HubError(42924, 429, 'Inbound frame rate limit exceeded');
export const connectionExpired = () => new HubError(80008, 400, 'Unable to recover connection: expired');
export const badConnectionKey = () =>
  new HubError(80018, 400, 'Unable to recover connection: invalid connection key');
export const shuttingDown = () => new HubError(80003, 503, 'The server is going away; reconnect');
export const backlogTooLong = () =>
  new HubError(90003, 404, 'Unable to recover channel: message limit exceeded');
export const noSuchEpoch = () => new HubError(90005, 404, 'Unable to recover channel: no matching epoch');
export const notAttached = () => new HubError(91001, 400, 'The channel is not attached');
export const tooManyChannels = (limit: number) =>
  new HubError(90010, 400, `Maximum number of channels per connection exceeded (limit ${limit})`);
export const noPresenceClientId = () =>
  new HubError(91000, 400, 'Unable to enter presence channel (no clientId)');
export const tooManyMembers = () => new HubError(91003, 400, 'Maximum number of presence members exceeded');
export const internal = () => new HubError(50000, 500, 'Internal error');
export const unavailable = () =>
  new HubError(50003, 503, 'The service is unavailable at the moment; try again');
/** For what the hub leans on (log, directory, history): its failure is logged and passed on as one that passes. */
export const reportUnavailable =
  (report: (error: unknown) => void) =>
  (error: unknown): never => {
    report(error);
    throw unavailable();
  };

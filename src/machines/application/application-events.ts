import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { Failure } from '../../services/http/failure.ts';
import type { TokenKind } from '../../services/http/request-rules.ts';
import type { LinkedinAnswer } from '../../services/social/linkedin-sign-in.ts';
import type { PendingRedirect } from '../../services/social/pending-redirect.ts';
import type { AdminAuthFact } from '../admin-auth/admin-auth-events.ts';
import type { BuildUpdateFact } from '../build-update/build-update-machine.ts';
import type { LiveSessionFact } from '../live-session/live-session-machine.ts';
import type { MsalFact } from '../msal/msal-machine.ts';
import type { NavigationFact } from '../navigation/navigation-machine.ts';
import type { ParticipantAuthFact } from '../participant-auth/participant-auth-setup.ts';
import type { SocialSignInFact } from '../social-sign-in/social-sign-in-machine.ts';

/** Events of the browser. */
export type BrowserFact =
  /** A file of the page's own build failed to load; its address, if the browser gives it. */
  | { type: 'file.missing'; file: string }
  /** The browser has no network, or has one again. */
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** Another tab has stored or removed a token, or this page was restored from the back-forward cache. */
  | { type: 'token.stored'; kind: TokenKind; present: boolean };

/** The server refused the token of a request. */
export type RequestFact = {
  type: 'request.unauthenticated';
  kind: TokenKind;
  token: string;
  failure: Failure;
};

/** The results of a redirect to a provider; `redirect.taken` is last. */
export type RedirectFact =
  | { type: 'linkedin.returned'; answer: LinkedinAnswer }
  | { type: 'redirect.taken'; microsoft: PendingRedirect['microsoft'] };

/** The seat whose session the pages show; a change of page sends both. */
export type SeatFact = { type: 'seat.taken'; dataPackage: DataPackage } | { type: 'seat.vacated' };

export type ApplicationEvent =
  | NavigationFact
  | BrowserFact
  | RequestFact
  | RedirectFact
  | SeatFact
  | LiveSessionFact
  | AdminAuthFact
  | ParticipantAuthFact
  | SocialSignInFact
  | MsalFact
  | BuildUpdateFact;

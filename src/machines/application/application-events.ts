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

/** What the browser tells. */
export type BrowserFact =
  /** A file of the page's own build did not arrive; its address, where the browser tells it. */
  | { type: 'file.missing'; file: string }
  /** The browser has no network, or has one again. */
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** Another tab has stored or removed a token, or this page is back from the cache. */
  | { type: 'token.stored'; kind: TokenKind; present: boolean };

/** The server no longer takes the token that a request bore. */
export type RequestFact = {
  type: 'request.unauthenticated';
  kind: TokenKind;
  token: string;
  failure: Failure;
};

/** What a redirect to a provider has brought back; `redirect.taken` comes last. */
export type RedirectFact =
  | { type: 'linkedin.returned'; answer: LinkedinAnswer }
  | { type: 'redirect.taken'; microsoft: PendingRedirect['microsoft'] };

/** Which seat's session the pages show; the change from one page to the next is both. */
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

import type { Params, UIMatch } from 'react-router-dom';

/** What a route says of itself beside its view. */
export type RouteHandle = {
  /** Stays mounted, hidden, when navigated away from. */
  keepAlive?: boolean;
  /** The page begins with a night hero under the header. */
  tone?: 'paper' | 'night';
  /** The validation step; false raises "Page Not Found: {path}". */
  validate?: (params: Readonly<Params>) => boolean;
};

export function handleOf(match: Pick<UIMatch, 'handle'> | undefined): RouteHandle {
  return (match?.handle as RouteHandle | undefined) ?? {};
}

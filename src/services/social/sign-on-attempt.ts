import type { FinishSignOnRequest, SignOnStart } from '#contract/calls/schemas/single-sign-on.ts';

/** `search`: of the login page, which leads on to the page that was wanted. */
type Purpose = { kind: 'logIn'; search: string } | { kind: 'test' };

interface Attempt {
  binding: string;
  purpose: Purpose;
}

/** What a provider sent the browser back with. */
export type SignOnAnswer =
  | { kind: 'code'; purpose: Purpose; request: FinishSignOnRequest }
  /** The person or the provider refused; `reason` is the provider's text. */
  | { kind: 'refused'; purpose: Purpose; reason: string }
  /** Nothing was begun in this tab. */
  | { kind: 'unknown' };

const key = 'sign_on_attempt';

/** Leaves for the provider. */
export function leaveForProvider(
  window: Pick<Window, 'sessionStorage' | 'location'>,
  { url, binding }: SignOnStart,
  purpose: Purpose,
): void {
  window.sessionStorage.setItem(key, JSON.stringify({ binding, purpose } satisfies Attempt));
  window.location.assign(url);
}

/** Takes the answer out of the address and the attempt out of the tab, so that both count once. */
export function takeSignOnAnswer(
  window: Pick<Window, 'sessionStorage' | 'location' | 'history'>,
): SignOnAnswer {
  const { search, pathname } = window.location;
  const kept = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  window.history.replaceState(null, '', pathname);
  if (kept === null) return { kind: 'unknown' };
  const { binding, purpose } = JSON.parse(kept) as Attempt;
  const params = new URLSearchParams(search);
  const [state, code, iss] = [params.get('state'), params.get('code'), params.get('iss')];
  if (state === null || code === null)
    return { kind: 'refused', purpose, reason: params.get('error_description') ?? '' };
  return { kind: 'code', purpose, request: { state, code, binding, ...(iss === null ? {} : { iss }) } };
}

import type { FinishSignOnRequest, SignOnStart } from '#contract/calls/schemas/single-sign-on.ts';

/** `search`: the query of the login page, which contains the page to continue to. */
type Purpose = { kind: 'logIn'; search: string } | { kind: 'test' };

interface Attempt {
  binding: string;
  purpose: Purpose;
}

/** The result of a redirect from a provider. */
export type SignOnAnswer =
  | { kind: 'code'; purpose: Purpose; request: FinishSignOnRequest }
  /** Refused by the person or the provider; `reason` is the provider's text. */
  | { kind: 'refused'; purpose: Purpose; reason: string }
  /** No attempt was started in this tab. */
  | { kind: 'unknown' };

const key = 'sign_on_attempt';

/** Redirects to the provider. */
export function leaveForProvider(
  window: Pick<Window, 'sessionStorage' | 'location'>,
  { url, binding }: SignOnStart,
  purpose: Purpose,
): void {
  window.sessionStorage.setItem(key, JSON.stringify({ binding, purpose } satisfies Attempt));
  window.location.assign(url);
}

/** Removes the response from the address and the attempt from the tab, so that both are used once. */
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

/** The parameters of a page's address, by name; `*` is the rest. */
export type PageParameters = Readonly<Record<string, string | undefined>>;

const sessionId = /^[A-Za-z0-9_-]{22}$/;
const token = /^[A-Za-z0-9_-]{16,200}$/;

export function isSessionPath(params: PageParameters): boolean {
  return sessionId.test(params.sessionId ?? '');
}

export const isProgrammePath = (params: PageParameters): boolean => sessionId.test(params.programmeId ?? '');

export const isPersonPath = (params: PageParameters): boolean =>
  /^[1-9]\d{0,14}$/.test(params.personId ?? '');

/** `{session}` or `{session}/{anything further}`. */
export function isSessionSlug(params: PageParameters): boolean {
  return sessionId.test((params['*'] ?? '').split('/')[0] ?? '');
}

/** What is below `/experience` and no page of it. */
export const isNoPage = (): boolean => false;

export function isTokenPath(params: PageParameters): boolean {
  return token.test(params.token ?? '');
}

/** `{user}/{hash}` or `connect/{hash}` of a mailed link, or `award/{code}`. */
export function isVerifySlug(params: PageParameters): boolean {
  return /^((\d+|connect)\/[A-Za-z0-9_-]{16,200}|award\/[^/]{1,2000})$/.test(params['*'] ?? '');
}

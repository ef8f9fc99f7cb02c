import { redirectTarget } from '#contract/rules/pages/redirect-rule.ts';

export type GuardInput = {
  path: string;
  search: string;
  /** The address matches a route; an unknown one leads to the 404 screen. */
  known: boolean;
  /** The page itself needs no login. */
  open: boolean;
  loggedIn: boolean;
  loggingOut: boolean;
  needsCompletion: boolean;
  /** The dashboard pages that the person's role may open, the home page first; null if it may open all. */
  pages: readonly string[] | null;
  /** Target of the server's redirect rule for this path. */
  rule: string | null;
  origin: string;
  /** Other hosts to which a rule may redirect. */
  allowedHosts: readonly string[];
};

export type GuardDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  | { kind: 'external'; href: string };

const landing = '/dashboard';
const completion = '/profile-completion';

/** Public pages: sign-in, then the public site. Source: docs/rules.md, Pages. */
const publicPaths = ['/login', '/signup', '/verify', '/password/reset'];
const siteAndTokenPaths = [
  '/about',
  '/faq',
  '/terms',
  '/contact',
  '/pricing',
  '/privacy',
  '/security',
  '/support',
  '/blog',
  '/virtual-team-building',
  '/invite-admin',
  '/change-address',
  '/reset-password',
  '/forgot-password',
  '/systemCheck',
  '/debug',
];

const allow: GuardDecision = { kind: 'allow' };

/** Decides on a navigation. Pure: the same facts always give the same decision. */
export function guardNavigation(input: GuardInput): GuardDecision {
  const path = withoutTrailingSlash(input.path);
  const byRule = input.rule === null ? null : followRule(input.rule, input);
  if (byRule) return byRule;
  if (!input.known || input.open || isInExperience(path)) return allow;
  if (input.loggedIn) return guardLoggedIn(path, input);
  return isPublic(path) ? allow : { kind: 'redirect', to: loginFor(path, input.search) };
}

/** A participant's page, which needs no company login. */
export const isInExperience = (path: string): boolean => isUnder(path, '/experience');

/** Needs no login. */
export function isPublic(path: string): boolean {
  return path === '/' || [...publicPaths, ...siteAndTokenPaths].some((root) => isUnder(path, root));
}

/** The login address that continues to that page, or the landing page if the page needs no login. */
export function loginFor(path: string, search = ''): string {
  const wanted = `${path}${search}`;
  return isSame(wanted, landing) || isPublic(path)
    ? '/login'
    : `/login?${new URLSearchParams({ redirect: wanted })}`;
}

/** The page that was requested before the login, if it is on this site. */
export function wantedPage(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  const target = redirectTarget(wanted, { origin, allowedHosts: [] });
  return target?.kind === 'page' ? target.to : null;
}

function guardLoggedIn(path: string, input: GuardInput): GuardDecision {
  if (isSame(path, '/login') || isSame(path, '/signup')) {
    const wanted = wantedPage(input.search, input.origin) ?? landing;
    return { kind: 'redirect', to: input.needsCompletion ? completion : wanted };
  }
  const leaving = input.loggingOut || new URLSearchParams(input.search).get('logout') === 'true';
  if (isPublic(path) || isSame(path, completion) || leaving) return allow;
  if (input.needsCompletion) return { kind: 'redirect', to: completion };
  const [home = landing] = input.pages ?? [];
  return input.pages?.some((page) => isUnder(path, page)) === false ? { kind: 'redirect', to: home } : allow;
}

function followRule(rule: string, { origin, allowedHosts, path, search }: GuardInput): GuardDecision | null {
  const target = redirectTarget(rule, { origin, allowedHosts });
  if (target?.kind !== 'page') return target;
  const { to } = target;
  const leadsHere = to === `${path}${search}` || isSame(to.split(/[?#]/, 1)[0] ?? '', path);
  return leadsHere ? null : { kind: 'redirect', to };
}

/** Ignores case, like the router and the server. */
function isUnder(path: string, root: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${root.toLowerCase()}/`);
}

const isSame = (path: string, page: string): boolean => path.toLowerCase() === page.toLowerCase();

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

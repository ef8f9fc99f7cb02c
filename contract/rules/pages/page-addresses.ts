import {
  isNoPage,
  isPersonPath,
  isProgrammePath,
  isSessionPath,
  isSessionSlug,
  isTokenPath,
  isVerifySlug,
  type PageParameters,
} from './page-parameters.ts';
import { trimEndOf } from '../text/trim-characters.ts';
import type { SiteSettings } from './site-settings.ts';

export interface PageAddress {
  /** `:name` for a segment, `/*` for nothing or any number of them. */
  path: `/${string}`;
  isValid?: (parameters: PageParameters) => boolean;
  /** A page that only some sites have. */
  part?: PagePart;
}

/** Switched on by the site's settings: the administration's address elsewhere, and the debug pages. */
export type PagePart = 'admin' | 'debug';

const plain = (...paths: PageAddress['path'][]): PageAddress[] => paths.map((path) => ({ path }));

/** Every page of the site. The browser's route table has the same, so that the server knows what is no page. */
export const pageAddresses: readonly PageAddress[] = [
  ...plain('/', '/about', '/faq', '/pricing', '/contact', '/support', '/security', '/terms', '/privacy'),
  ...plain('/blog', '/blog/:slug', '/virtual-team-building'),
  ...plain('/login', '/login/sso', '/signup', '/forgot-password', '/password/reset', '/password-change'),
  { path: '/verify/*', isValid: isVerifySlug },
  { path: '/invite-admin/:token', isValid: isTokenPath },
  { path: '/change-address/:token', isValid: isTokenPath },
  { path: '/sign-up/:token', isValid: isTokenPath },
  ...plain('/shared-report'),
  { path: '/reset-password/:token', isValid: isTokenPath },
  ...plain('/profile-completion', '/checkoutSuccess'),
  ...plain(
    '/dashboard',
    '/dashboard/home',
    '/dashboard/profile',
    '/dashboard/checkout',
    '/dashboard/audit',
    '/dashboard/reports',
    '/dashboard/single-sign-on',
    '/dashboard/credits',
    '/dashboard/hosting',
  ),
  ...plain('/dashboard/sessions', '/dashboard/createSession', '/dashboard/createConsumer'),
  ...plain('/dashboard/programmes', '/dashboard/createProgramme'),
  { path: '/dashboard/programmes/:programmeId', isValid: isProgrammePath },
  { path: '/dashboard/people/:personId', isValid: isPersonPath },
  { path: '/dashboard/sessions/:sessionId', isValid: isSessionPath },
  { path: '/dashboard/sessions/:sessionId/results', isValid: isSessionPath },
  { path: '/dashboard/hosting/:sessionId', isValid: isSessionPath },
  { path: '/dashboard/hosting/:sessionId/results', isValid: isSessionPath },
  ...plain('/systemCheck', '/experience', '/experience/join', '/experience/end'),
  { path: '/experience/live/*', isValid: isSessionSlug },
  { path: '/experience/wait/*', isValid: isSessionSlug },
  { path: '/experience/:sessionId', isValid: isSessionPath },
  { path: '/experience/*', isValid: isNoPage },
  ...plain('/debug/award', '/debug/intercom', '/debug/scorecard', '/debug/experience').map(debug),
  ...plain('/debug/collaboration-analysis', '/debug/actors').map(debug),
  ...plain('/admin'),
  { path: '/admin/*', part: 'admin' },
];

function debug(address: PageAddress): PageAddress {
  return { ...address, part: 'debug' };
}

/** What a build has beside the pages that every build has. */
export interface BuiltPages {
  /** Slugs of the blog. */
  articles: readonly string[];
}

/** Tells whether the path of an address is a page of a site; like the browser's router, whatever the case. */
export function createPageLookup(
  { articles }: BuiltPages,
  { adminUrl, debugPages }: Pick<SiteSettings, 'adminUrl' | 'debugPages'>,
): (path: string) => boolean {
  const parts: readonly PagePart[] = [
    ...(adminUrl === '' ? [] : (['admin'] as const)),
    ...(debugPages ? (['debug'] as const) : []),
  ];
  const known = pageAddresses
    .filter(({ part }) => part === undefined || parts.includes(part))
    .map(({ path, isValid }) => ({ pattern: patternOf(path), path, isValid }));
  return (path) => {
    const requested = trimEndOf(path, '/');
    return known.some((page) => {
      const found = page.pattern.exec(requested);
      if (!found) return false;
      const parameters = parametersOf(found);
      if (parameters === undefined) return false;
      if (page.path === '/blog/:slug') return articles.includes(parameters.slug ?? '');
      return page.isValid?.(parameters) ?? true;
    });
  };
}

/** The path in the site's spelling: known words in their case, all other parts untouched. */
export function spelledPath(path: string): string {
  const requested = path.split('/');
  const found = pageAddresses.find((page) => {
    const words = page.path.split('/');
    const isOpen = words.at(-1) === '*';
    if (isOpen ? requested.length < words.length - 1 : requested.length !== words.length) return false;
    return words.every(
      (word, index) => isParameter(word) || word.toLowerCase() === requested[index]?.toLowerCase(),
    );
  });
  const words = found?.path.split('/') ?? [];
  return requested.map((text, index) => (isParameter(words[index] ?? '*') ? text : words[index])).join('/');
}

const isParameter = (word: string) => word === '*' || word.startsWith(':');

function patternOf(path: string): RegExp {
  const pattern = path.replace(/\/\*$/, '(?:/(?<rest>.*))?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern.replace(/\/$/, '')}$`, 'i');
}

function parametersOf({ groups = {} }: RegExpExecArray): PageParameters | undefined {
  const { rest, ...named } = groups;
  try {
    return Object.fromEntries(
      Object.entries({ ...named, '*': rest }).map(([name, text]) => [name, text && decodeURIComponent(text)]),
    );
  } catch {
    return undefined;
  }
}

export interface RedirectBounds {
  /** Our own origin. */
  origin: string;
  /** Hosts beside our own, with their port where it is not 443. */
  allowedHosts: readonly string[];
}

/** `page` is a path of ours with query and fragment; `external` needs a full page load. */
export type RedirectTarget = { kind: 'page'; to: string } | { kind: 'external'; href: string };

const encodedSeparator = /%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i;

/**
 * Where a redirect rule leads: `/a/page` of ours, or `https://…` on an allow-listed host. Null for everything else:
 * other schemes, `//host`, also where dots resolve to it, backslashes, blanks and control characters, also encoded
 * ones, and addresses with a name before the host. Source: docs/rules.md, Pages.
 */
export function redirectTarget(
  rule: string,
  { origin, allowedHosts }: RedirectBounds,
): RedirectTarget | null {
  const isPage = /^\/(?!\/)/.test(rule);
  if (!isPage && !/^https:\/\/[^/]/.test(rule)) return null;
  if (/[\\\s\p{Cc}]/u.test(rule) || encodedSeparator.test(rule.split(/[?#]/, 1)[0] ?? '')) return null;
  const target = URL.parse(rule, origin);
  if (target === null || target.username + target.password !== '' || target.pathname.startsWith('//'))
    return null;
  if (target.origin === origin)
    return { kind: 'page', to: `${target.pathname}${target.search}${target.hash}` };
  return !isPage && allowedHosts.includes(target.host) ? { kind: 'external', href: target.href } : null;
}

/** Removes every cookie that script can reach. */
export function expireCookies(target: Pick<Window, 'document' | 'location'>): void {
  for (const cookie of target.document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=')[0];
    for (const domain of ['', ...domainsOf(target.location.hostname)])
      target.document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
  }
}

/** A cookie that was set for a whole domain is removed only where that domain is named. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

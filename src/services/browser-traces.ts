import { typedTextKey } from './typed-text.ts';

const socialStateKeys = ['google_auth_state', 'facebook_auth_state', 'linkedin_auth_state', 'g_state'];
const prefixes = ['msal.', 'fblst_', 'google_', 'facebook_', 'muster.session-draft.', typedTextKey];

/** Removes stored social sign-in state, drafts that hold names, and every cookie that script can reach. */
export async function clearBrowserTraces(
  target: Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'location'>,
) {
  for (const storage of [target.localStorage, target.sessionStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names.filter(isPersonal)) storage.removeItem(name);
  }
  for (const cookie of target.document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=')[0];
    for (const domain of ['', ...domainsOf(target.location.hostname)])
      target.document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
  }
}

/** A cookie that was set for a whole domain goes only where that domain is named. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function isPersonal(name: string): boolean {
  return socialStateKeys.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

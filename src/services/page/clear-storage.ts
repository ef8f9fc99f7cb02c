import { formDraftKey } from '../form-draft.ts';
import { expireCookies } from './expire-cookies.ts';
import { removeKeys } from './remove-keys.ts';

/** Prefixes of keys: of sign-in providers, of drafts, and of typed fields. */
const personalKeys = [
  'linkedin_auth_state',
  'g_state',
  'msal.',
  'fblst_',
  'google_',
  'facebook_',
  'muster.session-draft.',
  'muster:left',
  formDraftKey,
];

/** Removes stored social sign-in state, drafts with names, and every cookie that scripts can reach. */
export async function clearBrowserTraces(
  target: Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'location'>,
) {
  removeKeys(target.localStorage, personalKeys);
  removeKeys(target.sessionStorage, personalKeys);
  expireCookies(target);
}

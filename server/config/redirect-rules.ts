import { redirectTarget } from '#contract/rules/pages/redirect-rule.ts';
import { trimEndOf } from '#contract/rules/text/trim-characters.ts';
import { ConfigError, type Environment, list } from './environment.ts';

const sourceForm = /^\/[\w.~-][\w.~/-]*$/;

/**
 * REDIRECTS, `/from=/to,/from=https://host/to`: where the server wants visitors of a page of ours. A target outside is
 * taken only on a host of VITE_REDIRECT_HOSTS, which the browser's build was given too.
 */
export function readRedirects(env: Environment, publicUrl: string): Record<string, string> {
  const bounds = { origin: new URL(publicUrl).origin, allowedHosts: list(env, 'VITE_REDIRECT_HOSTS') };
  const rules = new Map<string, string>();
  for (const entry of list(env, 'REDIRECTS')) {
    const at = entry.indexOf('=');
    const from = trimEndOf(entry.slice(0, Math.max(at, 0)).trim(), '/');
    const to = entry.slice(at + 1).trim();
    if (!sourceForm.test(from))
      throw new ConfigError(`REDIRECTS must be a list of /from=/to, and "${entry}" is not one`);
    if (!redirectTarget(to, bounds))
      throw new ConfigError(
        `REDIRECTS leads ${from} to "${to}", which is neither a path of this site nor https:// on a host of VITE_REDIRECT_HOSTS`,
      );
    if (rules.has(from)) throw new ConfigError(`REDIRECTS names ${from} twice`);
    rules.set(from, to);
  }
  for (const [from, to] of rules) {
    const target = redirectTarget(to, bounds);
    const next = target?.kind === 'page' ? target.to.split(/[?#]/, 1)[0] : undefined;
    if (next !== undefined && rules.has(next))
      throw new ConfigError(`REDIRECTS leads ${from} to ${next}, which is redirected itself`);
  }
  return Object.fromEntries(rules);
}

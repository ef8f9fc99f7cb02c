import type { Call } from '#contract/calls/call.ts';
import { participantCalls } from '#contract/calls/participants.ts';
import { deviceZoneName } from '#contract/rules/time/device-zone-name.ts';
import { request } from '#contract/rules/business-constants.ts';
import type { EarlyAnswer } from '../services/http/early-link.ts';
import { createLanguageChoice } from '../services/language-choice.ts';
import { linkTokenIn, mendAddress } from '../services/personal-link.ts';

/*
 * An inline script of the pages below /experience. While the application loads, it requests what opening a personal link
 * needs: the link with the cookie of the page, the data package, the cookie for later requests. The application repeats
 * what failed, except for a refusal.
 */

const signal = AbortSignal.timeout(request.timeoutMs);

async function send<C extends Call>(
  { method }: C,
  address: string,
  headers: Record<string, string>,
  body?: object,
): Promise<EarlyAnswer<C>> {
  const response = await fetch(address, {
    method,
    headers: { Accept: 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'include',
    signal,
  });
  const { ok, status } = response;
  return { ok, status, headers: Object.fromEntries(response.headers), data: await response.json() };
}

const cookie = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

async function openLink(linkToken: string) {
  if (cookie() === undefined) await window.earlyCookie;
  const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(cookie() ?? '') };
  const call = participantCalls.enterByLink;
  return send(call, call.path, headers, { link_token: linkToken, untouched: true });
}

async function fetchPackage(link: EarlyAnswer<typeof participantCalls.enterByLink>) {
  if (!link.ok) return null;
  const { token, session_id: sessionId } = link.data;
  const call = participantCalls.dataPackage;
  const query = new URLSearchParams({
    sessionId,
    language: createLanguageChoice(localStorage, navigator).read(),
    timezone: deviceZoneName() ?? '',
    with: 'start',
    visit: 'untouched',
  });
  const answer = await send(call, `${call.path}?${query}`, { Authorization: `Bearer ${token}` });
  if (!answer.ok) return null;
  if (answer.data.session.status === 'live') preloadPicture();
  return answer.data;
}

/** The story runs: the player, usually fetched when the network is idle, is needed now. */
function preloadPicture(): void {
  for (const { as, href } of document.querySelectorAll<HTMLLinkElement>('link[data-picture]')) {
    const rel = as === 'style' ? 'stylesheet' : 'modulepreload';
    document.head.append(Object.assign(document.createElement('link'), { rel, crossOrigin: '', href }));
  }
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

window.earlyCookie = fetch('/sanctum/csrf-cookie', { credentials: 'include', signal }).then(
  ({ ok }) => ok,
  () => false,
);
mendAddress(window);
const linkToken = linkTokenIn(location.hash);
if (linkToken !== null) {
  const entered = openLink(linkToken);
  const dataPackage = entered.then(fetchPackage);
  window.earlyLink = { linkToken, entered: orNull(entered), dataPackage: orNull(dataPackage) };
}

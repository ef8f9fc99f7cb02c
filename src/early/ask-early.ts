import type { Call } from '#contract/calls/call.ts';
import { participantCalls } from '#contract/calls/participants.ts';
import { request } from '#contract/rules/business-constants.ts';
import type { EarlyAnswer } from '../services/http/link-asked.ts';
import { createLanguageChoice } from '../services/language-choice.ts';
import { linkTokenIn } from '../services/personal-link.ts';

/*
 * Stands in the pages below /experience, and asks, while the application is on its way, for what opening a personal link
 * needs: the link's answer with the cookie that came with the page, the data package, the cookie of what is sent next.
 * Whatever comes to nothing is asked for by the application; a refusal is one for it too, and not asked for again.
 */

const signal = AbortSignal.timeout(request.timeoutMs);

async function ask<C extends Call>(
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
  if (cookie() === undefined) await window.cookieAsked;
  const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(cookie() ?? '') };
  const call = participantCalls.enterByLink;
  return ask(call, call.path, headers, { link_token: linkToken });
}

async function fetchPackage(link: EarlyAnswer<typeof participantCalls.enterByLink>) {
  if (!link.ok) return null;
  const { token, session_id: sessionId } = link.data;
  const call = participantCalls.dataPackage;
  const query = new URLSearchParams({
    sessionId,
    language: createLanguageChoice(localStorage, navigator).read(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    with: 'start',
  });
  const answer = await ask(call, `${call.path}?${query}`, { Authorization: `Bearer ${token}` });
  if (!answer.ok) return null;
  if (answer.data.session.status === 'live') preloadLive();
  else preloadOthers();
  return answer.data;
}

/** What waits to be fetched until nothing else is, and then to be read file by file, is needed now. */
function preloadLive(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=script]'))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}

/** The way to the others, unless a story runs: whoever comes into one sees its picture first. */
function preloadOthers(): void {
  const others = document.querySelector<HTMLTemplateElement>('#others');
  if (others) document.head.append(others.content);
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

window.cookieAsked = fetch('/sanctum/csrf-cookie', { credentials: 'include', signal }).then(
  ({ ok }) => ok,
  () => false,
);
const linkToken = linkTokenIn(location.hash);
// By then the parser has come to what the page holds for it.
if (linkToken === null) void window.cookieAsked.then(preloadOthers);
else {
  const entered = openLink(linkToken);
  const dataPackage = entered.then(fetchPackage);
  window.linkAsked = { linkToken, entered: orNull(entered), dataPackage: orNull(dataPackage) };
}

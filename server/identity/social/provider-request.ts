import { invalidToken, providerUnavailable } from './social-identity.ts';

const answerWithinMs = 5000;

/** JSON of a provider. A refusal (4xx) is an invalid token, everything else an outage. */
export async function askProvider(
  url: string | URL,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) throw providerUnavailable();
  if (!response.ok) throw invalidToken();
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw providerUnavailable();
  return body as Record<string, unknown>;
}

import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from '../http/answer-errors.ts';
import { withoutAnswer } from '../http/api-error.ts';

export type ServerSentEvent = { event: string; data: string };

/** Reads a Server-Sent Events response until it ends or `signal` aborts; rejects with an `ApiError` if it never began. */
export async function* openEventStream(
  url: string,
  token: string | null,
  signal: AbortSignal,
  loadWords: () => Promise<RequestFailureWords>,
): AsyncGenerator<ServerSentEvent> {
  const response = await fetch(url, {
    credentials: 'include',
    signal,
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  }).catch(async (cause: unknown) => {
    throw withoutAnswer('network', await loadWords(), cause);
  });
  const { status, headers } = response;
  if (!response.ok || !response.body) {
    const data: unknown = await response.json().catch(() => undefined);
    throw errorOfAnswer({ status, data, headers: Object.fromEntries(headers) }, await loadWords());
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    buffered += value;
    const blocks = buffered.split(/\r?\n\r?\n/);
    buffered = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string): ServerSentEvent | null {
  const field = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart());
  const data = field('data');
  return data.length === 0 ? null : { event: field('event')[0] ?? 'message', data: data.join('\n') };
}

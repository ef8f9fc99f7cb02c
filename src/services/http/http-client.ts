import type { Call, CallAddress } from '#contract/calls/call.ts';
import { request as limits } from '#contract/rules/business-constants.ts';
import { ApiError, isUnauthenticated } from './api-error.ts';
import type { AnswerTo, CallInput, CallOptions } from './call-input.ts';
import type { ServerSentEvent } from '../event-stream/event-stream.ts';
import type { LoadTransport } from './load-transport.ts';
import { isUnsafe, requestContext, type TokenKind, tokenKindOf } from './request-rules.ts';

export type HttpClient = {
  /**
   * Sends one call of the table; parameters, body, key and answer are typed by the table. Rejects with an `ApiError`.
   */
  call<C extends Call>(call: C, ...input: CallInput<C>): Promise<AnswerTo<C>>;
  /** Server-Sent Events with the bearer header that `EventSource` cannot send; does not count towards the six. */
  stream(
    call: Call<CallAddress & { answers: 'text/event-stream' }>,
    signal: AbortSignal,
  ): AsyncIterable<ServerSentEvent>;
};

export type SlowResponse = {
  level: 'warned' | 'reported';
  context: 'experience' | 'dashboard';
  method: string;
  path: string;
  durationMs: number;
};

export type HttpClientDeps = {
  pagePath(): string;
  readToken(kind: TokenKind): string | null;
  /** The language of the page, sent as `Accept-Language`. */
  readLanguage(): string;
  /** Resolves when the XSRF-TOKEN cookie is fresh; `force` fetches it regardless of its age. */
  ensureCsrf(force: boolean): Promise<void>;
  /** The server refused this token; `error` has the reason, if known. */
  onUnauthenticated(kind: TokenKind, token: string, error: ApiError): void;
  onSlow(response: SlowResponse): void;
  /** Called with the `Date` of every response. */
  onDate(date: unknown): void;
  now(): number;
  loadTransport: LoadTransport;
};

/** The one client of the API. Source: docs/rules.md, Requests. */
export function createHttpClient(deps: HttpClientDeps): HttpClient {
  const inLine = createConcurrencyLimit(limits.concurrent);

  async function call<C extends Call>(target: C, ...[input]: CallInput<C>): Promise<AnswerTo<C>> {
    return inLine(() => send<AnswerTo<C>>(target, input ?? {}));
  }

  async function send<Answer>(target: CallAddress, input: Given): Promise<Answer> {
    const { method, answers, isLong } = target;
    const unsafe = isUnsafe(method);
    const kind = tokenKindOf(target.access);
    const token = input.bearer ?? (kind ? deps.readToken(kind) : null);
    const url = pathOf(target, input.params);
    const attempt = async () => {
      const transport = await deps.loadTransport();
      const startedAt = deps.now();
      try {
        const { data, date } = await transport.send<Answer>({
          method,
          url,
          data: input.body,
          ...(input.query ? { params: writeQuery(input.query) } : {}),
          ...(input.signal ? { signal: input.signal } : {}),
          responseType: answers ? 'blob' : 'json',
          isLong,
          headers: { ...headersFor(target, token, input), 'Accept-Language': deps.readLanguage() },
        });
        deps.onDate(date);
        return data;
      } finally {
        if (!isLong) watchDuration(method, url, deps.now() - startedAt);
      }
    };

    try {
      if (unsafe) await deps.ensureCsrf(false);
      return await attempt().catch(async (error: unknown) => {
        if (!(unsafe && error instanceof ApiError && error.status === 419)) throw error;
        await deps.ensureCsrf(true);
        return attempt();
      });
    } catch (error) {
      if (kind && token && isUnauthenticated(error)) deps.onUnauthenticated(kind, token, error);
      throw error;
    }
  }

  async function* stream(
    { path, access }: CallAddress,
    signal: AbortSignal,
  ): AsyncGenerator<ServerSentEvent> {
    const kind = tokenKindOf(access);
    const token = kind && deps.readToken(kind);
    try {
      const transport = await deps.loadTransport();
      yield* transport.stream(path, token, signal);
    } catch (error) {
      if (kind && token && isUnauthenticated(error)) deps.onUnauthenticated(kind, token, error);
      throw error;
    }
  }

  function watchDuration(method: string, path: string, durationMs: number): void {
    if (durationMs < limits.slowWarnMs) return;
    deps.onSlow({
      level: durationMs >= limits.slowReportMs ? 'reported' : 'warned',
      context: requestContext(deps.pagePath()),
      method,
      path,
      durationMs,
    });
  }

  return { call, stream };
}

/** The input of any call. */
interface Given extends CallOptions {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  key?: string;
}

function writeQuery(query: NonNullable<Given['query']>): URLSearchParams {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given);
}

function pathOf({ path }: CallAddress, params: Given['params']): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
}

function headersFor(
  { sends }: CallAddress,
  token: string | null,
  { body, key }: Given,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...contentTypeOf(body, sends),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
}

/** The type of form data contains a boundary, which only the browser knows. */
function contentTypeOf(body: unknown, sends: string | undefined): Record<string, string> {
  return body === undefined || body instanceof FormData
    ? {}
    : { 'Content-Type': sends ?? 'application/json' };
}

/** Runs at most `places` tasks concurrently and queues the others in order. */
function createConcurrencyLimit(places: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import PQueue from 'p-queue';
import type { Call, CallAddress } from '#contract/calls/call.ts';
import { request as limits } from '#contract/rules/business-constants.ts';
import { type ApiError, isUnauthenticated, toApiError } from './api-error.ts';
import type { AnswerTo, CallInput, CallOptions } from './call-input.ts';
import { openEventStream, type ServerSentEvent } from './event-stream.ts';
import { isUnsafe, requestContext, type TokenKind, tokenKindFor, tokenKindOf } from './request-rules.ts';
import { applyRetries } from './retries.ts';

export type RequestOptions = {
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  responseType?: 'json' | 'blob' | 'text';
  /** Sent as `Idempotency-Key`; whatever spends or sends bears one. */
  idempotencyKey?: string;
  /** No token, though the path is not public. */
  skipAuth?: boolean;
  /** Bears this token instead of the stored one. */
  bearer?: string;
};

/** Every method resolves with the body and rejects with an `ApiError`. */
export type HttpClient = {
  /** Makes one call of the table. Its parameters, body, key and answer are what the table says. */
  call<C extends Call>(call: C, ...input: CallInput<C>): Promise<AnswerTo<C>>;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Server-Sent Events with the bearer header that `EventSource` cannot send; holds none of the six places. */
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
  baseUrl: string;
  pagePath(): string;
  readToken(kind: TokenKind): string | null;
  /** Resolves when the XSRF-TOKEN cookie is fresh; `force` fetches it whatever its age. */
  ensureCsrf(force: boolean): Promise<void>;
  /** The server no longer takes this token; `error` says why where it knows. */
  onUnauthenticated(kind: TokenKind, token: string, error: ApiError): void;
  onSlow(response: SlowResponse): void;
  now(): number;
  /** Only tests replace the transport. */
  axiosInstance?: AxiosInstance;
};

/** The one client of the API. Source: specification.md sections 7 and 8. */
export function createHttpClient(deps: HttpClientDeps): HttpClient {
  const instance = deps.axiosInstance ?? axios.create();
  Object.assign(instance.defaults, {
    baseURL: deps.baseUrl,
    withCredentials: true,
    withXSRFToken: true,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    timeout: limits.timeoutMs,
  });
  applyRetries(instance);
  const queue = new PQueue({ concurrency: limits.concurrent });

  async function send<T>(
    config: AxiosRequestConfig & { url: string; method: string },
    kind: TokenKind | null,
    options: RequestOptions,
  ) {
    const unsafe = isUnsafe(config.method);
    const token = options.bearer ?? (kind ? deps.readToken(kind) : null);
    const attempt = async () => {
      const startedAt = deps.now();
      try {
        const answer = await instance.request<T>({
          ...config,
          params: options.params,
          signal: options.signal,
          responseType: options.responseType ?? 'json',
          headers: headersFor(config.data, token, options),
        });
        return answer.data;
      } finally {
        watchDuration(config.method, config.url, deps.now() - startedAt);
      }
    };

    try {
      if (unsafe) await deps.ensureCsrf(false);
      return await attempt().catch(async (error: unknown) => {
        if (!unsafe || toApiError(error).status !== 419) throw error;
        await deps.ensureCsrf(true);
        return attempt();
      });
    } catch (thrown) {
      const error: ApiError = toApiError(thrown);
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
      yield* openEventStream(`${deps.baseUrl}${path}`, token, signal);
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

  function enqueue<T>(method: string, url: string, data: unknown, options: RequestOptions = {}): Promise<T> {
    const kind = options.skipAuth ? null : tokenKindFor(url);
    return queue.add(() => send<T>({ method, url, data }, kind, options));
  }

  function call<C extends Call>(target: C, ...[input]: CallInput<C>): Promise<AnswerTo<C>> {
    const { method, access, answers, sends }: CallAddress = target;
    const { params, query, body, key, bearer, signal }: Given = input ?? {};
    const options: RequestOptions = {
      ...(query ? { params: query } : {}),
      ...(sends ? { headers: { 'Content-Type': sends } } : {}),
      ...(key === undefined ? {} : { idempotencyKey: key }),
      ...(bearer === undefined ? {} : { bearer }),
      ...(signal ? { signal } : {}),
      responseType: answers ? 'blob' : 'json',
    };
    const url = pathOf(target, params);
    return queue.add(() => send<AnswerTo<C>>({ method, url, data: body }, tokenKindOf(access), options));
  }

  return {
    call,
    get: (path, options) => enqueue('GET', path, undefined, options),
    post: (path, body, options) => enqueue('POST', path, body, options),
    put: (path, body, options) => enqueue('PUT', path, body, options),
    patch: (path, body, options) => enqueue('PATCH', path, body, options),
    delete: (path, options) => enqueue('DELETE', path, undefined, options),
    stream,
  };
}

/** A call's input, whichever call it is. */
interface Given extends CallOptions {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  key?: string;
}

function pathOf({ path }: CallAddress, params: Given['params']): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
}

function headersFor(data: unknown, token: string | null, options: RequestOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(data === undefined || data instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...options.headers,
  };
}

import { consumerCalls } from '#contract/calls/consumers.ts';
import type { CreateConsumersRequest } from '#contract/calls/schemas/consumers.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const createConsumerService = (http: HttpClient) => ({
  list: (query: { search?: string; cursor?: string | undefined }, signal?: AbortSignal) =>
    http.call(consumerCalls.list, { query, signal }),
  timezones: (emails: readonly string[], signal?: AbortSignal) =>
    http.call(consumerCalls.timezones, { body: { emails: [...emails] }, signal }),
  /** CONSUMER_003 where somebody already sits in the session. */
  create: (body: CreateConsumersRequest, key: string) => http.call(consumerCalls.create, { body, key }),
});

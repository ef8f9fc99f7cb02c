import { consumerCalls } from '#contract/calls/consumers.ts';
import type { CreateConsumersRequest, EditPersonRequest } from '#contract/calls/schemas/consumers.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const createConsumerService = (http: HttpClient) => ({
  list: (query: { search?: string; cursor?: string | undefined }, signal?: AbortSignal) =>
    http.call(consumerCalls.list, { query, signal }),
  timezones: (emails: readonly string[], signal?: AbortSignal) =>
    http.call(consumerCalls.timezones, { body: { emails: [...emails] }, signal }),
  /** CONSUMER_001 for nobody of the company. */
  read: (id: string, signal?: AbortSignal) => http.call(consumerCalls.read, { params: { id }, signal }),
  /** 409 where somebody has changed the person since `version`. */
  edit: (id: string, body: EditPersonRequest) => http.call(consumerCalls.edit, { params: { id }, body }),
  setListed: (id: string, listed: boolean) =>
    http.call(consumerCalls.setListed, { params: { id }, body: { listed } }),
  erase: (id: string) => http.call(consumerCalls.erase, { params: { id } }),
  /** CONSUMER_003 for a person who already has a seat in the session. */
  create: (body: CreateConsumersRequest, key: string) => http.call(consumerCalls.create, { body, key }),
});

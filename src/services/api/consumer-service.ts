import { consumerCalls } from '#contract/calls/consumers.ts';
import type {
  CreateConsumersRequest,
  EditPersonRequest,
  GroupQuery,
  ImportConsumersRequest,
  MergeConsumersRequest,
  TagConsumersRequest,
} from '#contract/calls/schemas/consumers.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const createConsumerService = (http: HttpClient) => ({
  list: (query: GroupQuery & { search?: string; cursor?: string | undefined }, signal?: AbortSignal) =>
    http.call(consumerCalls.list, { query, signal }),
  /** The departments and tags of those who are listed. */
  groups: (signal?: AbortSignal) => http.call(consumerCalls.groups, { signal }),
  /** Everybody of one of them. */
  members: (query: GroupQuery, signal?: AbortSignal) => http.call(consumerCalls.members, { query, signal }),
  /** 422 for a person with too many tags. */
  tag: (body: TagConsumersRequest) => http.call(consumerCalls.tag, { body }),
  import: (body: ImportConsumersRequest, key: string) => http.call(consumerCalls.import, { body, key }),
  /** The entry `id` is kept; 409 where both played in one session. */
  merge: (id: string, body: MergeConsumersRequest, key: string) =>
    http.call(consumerCalls.merge, { params: { id }, body, key }),
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

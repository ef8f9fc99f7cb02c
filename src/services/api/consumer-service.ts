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

/** The company's participants ("consumers"), with or without a session. */
export const createConsumerService = (http: HttpClient) => ({
  list: (query: GroupQuery & { search?: string; cursor?: string | undefined }, signal?: AbortSignal) =>
    http.call(consumerCalls.list, { query, signal }),
  /** The departments and tags of listed people. */
  groups: (signal?: AbortSignal) => http.call(consumerCalls.groups, { signal }),
  /** The people of one department or tag. */
  members: (query: GroupQuery, signal?: AbortSignal) => http.call(consumerCalls.members, { query, signal }),
  /** 422 for a person with too many tags. */
  tag: (body: TagConsumersRequest) => http.call(consumerCalls.tag, { body }),
  import: (body: ImportConsumersRequest, key: string) => http.call(consumerCalls.import, { body, key }),
  /** Keeps the entry `id`; 409 if both played in one session. */
  merge: (id: string, body: MergeConsumersRequest, key: string) =>
    http.call(consumerCalls.merge, { params: { id }, body, key }),
  timezones: (emails: readonly string[], signal?: AbortSignal) =>
    http.call(consumerCalls.timezones, { body: { emails: [...emails] }, signal }),
  /** CONSUMER_001 for a person who is not the company's. */
  read: (id: string, signal?: AbortSignal) => http.call(consumerCalls.read, { params: { id }, signal }),
  /** 409 if the person has changed since `version`. */
  edit: (id: string, body: EditPersonRequest) => http.call(consumerCalls.edit, { params: { id }, body }),
  setListed: (id: string, listed: boolean) =>
    http.call(consumerCalls.setListed, { params: { id }, body: { listed } }),
  erase: (id: string) => http.call(consumerCalls.erase, { params: { id } }),
  /** CONSUMER_003 for a person who already has a seat in the session. */
  create: (body: CreateConsumersRequest, key: string) => http.call(consumerCalls.create, { body, key }),
});

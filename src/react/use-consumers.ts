import type {
  Consumer,
  CreateConsumersRequest,
  GroupQuery,
  ImportConsumersAnswer,
  ImportConsumersRequest,
  TagConsumersRequest,
} from '#contract/calls/schemas/consumers.ts';
import { useService } from '../services-context.tsx';
import { createConsumerService } from '../services/api/consumer-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import { usePeopleChanges } from './use-dashboard.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** The company's participants, a page at a time; of a department or tag where one is named. */
export function useConsumers(group: GroupQuery = {}) {
  const consumers = useService(createConsumerService);
  const watch = usePeopleChanges();
  return useList({
    filter: group,
    watch,
    load: async ({ filter, search, cursor }, signal) => {
      const answer = await consumers.list({ ...filter, search, cursor }, signal);
      return { rows: answer.consumers, nextCursor: answer.next_cursor, rest: undefined };
    },
  });
}

export function useAddConsumers(onDone: (request: CreateConsumersRequest) => void) {
  const consumers = useService(createConsumerService);
  return useCommand({
    send: (request: CreateConsumersRequest, { key }) => consumers.create(request, key),
    onDone: (_answer, request) => onDone(request),
  });
}

/** Keeps a whole list of people, in no session. */
export function useImportConsumers(onDone: (answer: ImportConsumersAnswer) => void) {
  const consumers = useService(createConsumerService);
  return useCommand({
    send: (request: ImportConsumersRequest, { key }) => consumers.import(request, key),
    onDone,
  });
}

/** The departments and tags that the company's people have, kept current. */
export function useGroups() {
  const consumers = useService(createConsumerService);
  const watch = usePeopleChanges();
  return useLoader('groups of people', { load: (signal) => consumers.groups(signal), watch });
}

/** Fetches everybody of a department or tag. */
export function useMembers(onDone: (people: readonly Consumer[], total: number) => void) {
  const consumers = useService(createConsumerService);
  return useCommand({
    send: (group: GroupQuery, { signal }) => consumers.members(group, signal),
    onDone: ({ people, total }) => onDone(people, total),
  });
}

/** Puts a tag on people, or takes it off. */
export function useTagConsumers(onDone: (request: TagConsumersRequest) => void) {
  const consumers = useService(createConsumerService);
  return useCommand({
    send: (request: TagConsumersRequest) => consumers.tag(request),
    onDone: (_answer, request) => onDone(request),
  });
}

/** Named zones by address, of those among these people who have been here; empty until they are known. */
export function useKnownTimezones(emails: readonly string[]): ReadonlyMap<string, string> {
  const consumers = useService(createConsumerService);
  const { data } = useLoader(`timezones of ${emails.join(' ')}`, {
    load: async (signal) => {
      const { timezones } = await consumers.timezones(emails, signal);
      return new Map(timezones.map(({ email, timezone_id }) => [email, timezone_id]));
    },
  });
  return data ?? new Map();
}

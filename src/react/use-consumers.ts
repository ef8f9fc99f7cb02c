import type { CreateConsumersRequest } from '#contract/calls/schemas/consumers.ts';
import { useService } from '../services-context.tsx';
import { createConsumerService } from '../services/api/consumer-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import { usePeopleChanges } from './use-dashboard.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** The company's participants, a page at a time. */
export function useConsumers() {
  const consumers = useService(createConsumerService);
  const watch = usePeopleChanges();
  return useList({
    filter: null,
    watch,
    load: async ({ search, cursor }, signal) => {
      const answer = await consumers.list({ search, cursor }, signal);
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

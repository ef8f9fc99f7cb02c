import { consumerCalls } from '#contract/calls/consumers.ts';
import { consumerSpec } from '#contract/calls/schemas/consumers.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Consumers } from './consumers.ts';

export const consumerHandlers = ({ consumers }: { consumers: Consumers }) =>
  handleCalls(consumerCalls, consumerSpec, {
    create: ({ user, body }, _reply, unit) => consumers.create(user, body, unit),
    list: ({ user, query }) => consumers.list(user.company_id, query.search, query.cursor),
    timezones: ({ user, body }) => consumers.timezones(user.company_id, body.emails),
  });

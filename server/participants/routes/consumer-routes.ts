import { Type } from 'typebox';
import {
  ConsumerListAnswer,
  CreateConsumersAnswer,
  CreateConsumersRequest,
} from '#contract/calls/schemas/consumers.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Consumers } from '../consumers.ts';

/** POST and GET /api/consumer; for the company scope. */
export function consumerRoutes(deps: { consumers: Consumers; idempotency: Idempotency }): AppPlugin {
  const { consumers, idempotency } = deps;
  return (app) => {
    app.post(
      '/api/consumer',
      { schema: { body: CreateConsumersRequest, response: { 201: CreateConsumersAnswer } } },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 201,
          body: await consumers.create(request.user, request.body, unit),
        })),
    );
    app.get(
      '/api/consumer',
      {
        schema: {
          querystring: Type.Object({
            search: Type.Optional(Type.String({ maxLength: 120 })),
            cursor: Type.Optional(Type.String({ maxLength: 20 })),
          }),
          response: { 200: ConsumerListAnswer },
        },
      },
      ({ user, query }) => consumers.list(user.company_id, query.search, query.cursor),
    );
  };
}

import type { FastifyReply } from 'fastify';
import { orderCalls } from '#contract/calls/orders.ts';
import { orderSpec } from '#contract/calls/schemas/orders.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { sendFile } from '../http/files/send-file.ts';
import { orderAnswer } from './order-answer.ts';
import type { OrderRefunds } from './order-refunds.ts';
import type { Orders } from './orders.ts';
import type { OrderDocument } from './receipt-pdf.ts';
import type { RefundRequests } from './refund-requests.ts';

export function orderHandlers({
  orders,
  orderRefunds,
  refundRequests,
}: {
  orders: Orders;
  orderRefunds: OrderRefunds;
  refundRequests: RefundRequests;
}) {
  async function sendDocument(
    reply: FastifyReply,
    user: { id: number; company_id: number },
    id: number,
    kind: OrderDocument,
  ): Promise<FastifyReply> {
    const { name, bytes } = await orders.document(user, id, kind);
    return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
  }

  return handleCalls(orderCalls, orderSpec, {
    prices: (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return orders.prices();
    },
    offer: ({ user }) => orders.offer(user),
    place: ({ user, body }, _reply, unit) => orders.place(user, body, unit),
    list: ({ user, query }) => orders.list(user, query.cursor),
    read: ({ user, params }) => orders.read(user, Number(params.id)),
    checkTaxId: ({ user, body }) => orders.checkTaxId(user, body),
    pay: ({ user, params }) => orders.pay(user, Number(params.id)),
    drop: ({ user, params }) => orders.drop(user, Number(params.id)),
    requestRefund: async ({ user, params, body }, _reply, unit) =>
      orderAnswer(await refundRequests.request(user, Number(params.id), body, unit)),
    invoice: ({ user, params }, reply) => sendDocument(reply, user, Number(params.id), 'invoice'),
    receipt: ({ user, params }, reply) => sendDocument(reply, user, Number(params.id), 'receipt'),
    creditNote: ({ user, params }, reply) => sendDocument(reply, user, Number(params.id), 'credit-note'),
    refund: async ({ user, params, body }, _reply, unit) =>
      orderAnswer(await orderRefunds.refund(unit, Number(params.id), { ...body, requestedBy: user.id })),
    outcome: ({ query }) => orders.outcome(query.session_id),
  });
}

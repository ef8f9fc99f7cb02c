import type { Queryable } from '../database/database.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { OrderRow } from './order-answer.ts';

/** The order on invoice of that number, held until the transaction ends. Throws CHECKOUT_002 where no invoice has it. */
export async function lockInvoice(transaction: Queryable, number: string): Promise<OrderRow> {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('payment', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
  return order;
}

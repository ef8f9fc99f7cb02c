import type { OrderRequest, TaxCheck } from '#contract/calls/schemas/orders.ts';
import { isTaxIdFit, priceOrder } from '#contract/rules/money/order-price.ts';
import { taxIdExample } from '#contract/rules/money/tax-id.ts';
import { jsonb, type Queryable } from '../database/database.ts';
import { fieldProblem } from '../http/api-problem.ts';
import type { OrderRow } from './order-answer.ts';
import type { Shop } from '../config/shop.ts';

/** Stores an order as requested, at the current prices and tax. 422 where the pack is unknown or the tax number is not of the buyer's country. */
export async function keepDraft(
  queryable: Queryable,
  buyer: { id: number; company_id: number },
  request: OrderRequest,
  { shop, at, taxCheck }: { shop: Shop; at: Date; taxCheck: TaxCheck | null },
): Promise<OrderRow> {
  const pack = shop.packs.find(({ id }) => id === request.pack_id);
  if (!pack) throw fieldProblem('pack_id', ({ orders }) => orders.packGone);
  const { billing, quantity } = request;
  const billed = { country: billing.country, taxId: billing.tax_id };
  if (!isTaxIdFit(billed, shop.tax))
    throw fieldProblem('billing.tax_id', ({ orders }) => orders.taxIdForm(taxIdExample(billing.country)));
  const price = priceOrder(pack, quantity, billed, shop.tax);
  const { language } = await queryable
    .selectFrom('users')
    .select('language')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return queryable
    .insertInto('orders')
    .values({
      company_id: buyer.company_id,
      created_by: buyer.id,
      status: 'draft',
      payment: request.payment,
      pack_id: pack.id,
      pack_name: pack.name,
      quantity,
      credits: price.credits,
      currency: pack.currency,
      unit_minor: price.unitMinor,
      net_minor: price.netMinor,
      tax_rate_bp: price.taxRateBp,
      tax_minor: price.taxMinor,
      total_minor: price.totalMinor,
      tax_treatment: price.taxTreatment,
      billing: JSON.stringify(billing),
      seller: JSON.stringify(shop.seller),
      language,
      tax_check: taxCheck === null ? null : jsonb(taxCheck),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

import type { TaxCheck, TaxCheckRequest } from '#contract/calls/schemas/orders.ts';
import { isTaxIdOf, plainTaxId, taxIdExample } from '#contract/rules/money/tax-id.ts';
import type { Clock } from '../clock.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import { fieldProblem } from '../http/api-problem.ts';
import type { TaxRegister } from '../payment/tax-register.ts';
import type { Shop } from '../config/shop.ts';

/** An answer is good for an order for so long. */
const goodForMs = 24 * 60 * 60_000;

const field = 'billing.tax_id';

export type TaxChecks = ReturnType<typeof createTaxChecks>;

/** Asks the tax register of a number before an order is placed, outside of any transaction, and keeps its answer. */
export function createTaxChecks(deps: {
  database: Database;
  clock: Clock;
  /** Null where none is set up. */
  taxRegister: TaxRegister | null;
}) {
  const { database, clock, taxRegister } = deps;

  const isAsked = (shop: Shop, { country, tax_id: taxId }: { country: string; tax_id: string | null }) =>
    taxRegister !== null &&
    taxId !== null &&
    taxRegister.knows(country) &&
    country !== shop.tax.sellerCountry;

  return {
    isOn: taxRegister !== null,

    /** What the register says of a number now. 422 where it cannot be one of the country. */
    async check(
      companyId: number,
      shop: Shop,
      { country, tax_id: taxId }: TaxCheckRequest,
    ): Promise<TaxCheck> {
      if (!isTaxIdOf(country, taxId))
        throw fieldProblem(field, ({ orders }) => orders.taxIdForm(taxIdExample(country)));
      const at = new Date(clock.now());
      if (taxRegister === null || !isAsked(shop, { country, tax_id: taxId }))
        return { state: 'unchecked', name: null, reference: null, at: at.toISOString() };
      const { taxId: own } = shop.seller;
      const requester =
        taxRegister.knows(shop.seller.country) && isTaxIdOf(shop.seller.country, own) ? own : null;
      const checked = await taxRegister.check(country, taxId, requester);
      const answer: TaxCheck = { ...checked, at: at.toISOString() };
      const row = { answer: jsonb(answer), checked_at: at };
      await database
        .insertInto('tax_checks')
        .values({ company_id: companyId, country, tax_id: plainTaxId(taxId), ...row })
        .onConflict((conflict) => conflict.columns(['company_id', 'country', 'tax_id']).doUpdateSet(row))
        .execute();
      return answer;
    },

    /**
     * The register's answer for the billing details of an order; null where it is not asked. 422 for a number that it
     * does not know, or has not been asked of within a day.
     */
    async answerFor(
      queryable: Queryable,
      companyId: number,
      shop: Shop,
      billing: { country: string; tax_id: string | null },
    ): Promise<TaxCheck | null> {
      if (!isAsked(shop, billing)) return null;
      const row = await queryable
        .selectFrom('tax_checks')
        .select('answer')
        .where('company_id', '=', companyId)
        .where('country', '=', billing.country)
        .where('tax_id', '=', plainTaxId(billing.tax_id ?? ''))
        .where('checked_at', '>', new Date(clock.now() - goodForMs))
        .executeTakeFirst();
      if (!row) throw fieldProblem(field, ({ orders }) => orders.taxIdUnchecked);
      if (row.answer.state === 'invalid') throw fieldProblem(field, ({ orders }) => orders.taxIdUnknown);
      return row.answer;
    },

    /** Answers that no order can use any more. */
    async forgetOld(): Promise<void> {
      await database
        .deleteFrom('tax_checks')
        .where('checked_at', '<=', new Date(clock.now() - goodForMs))
        .execute();
    },
  };
}

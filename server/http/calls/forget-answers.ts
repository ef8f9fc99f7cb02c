import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Queryable } from '../../database/database.ts';
import { answerErased } from './idempotency.ts';

/**
 * Deletes the stored answers of a company's idempotency keys, and of the operators', whose answers may contain companies.
 * The keys stay, so that a repetition does not do the work again but gets 410.
 */
export async function deleteStoredAnswers(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .updateTable('idempotency_keys')
    .set({ status: answerErased, body: null })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'key'),
        'in',
        selectFrom('idempotency_keys as kept')
          .innerJoin('users', 'users.id', 'kept.user_id')
          .select(['kept.user_id', 'kept.key'])
          .where('kept.status', 'is not', null)
          .where((kept) =>
            kept.or([
              kept('users.company_id', '=', companyId),
              kept('users.user_type_id', '=', userTypes.ADMIN),
            ]),
          )
          .orderBy('kept.user_id')
          .orderBy('kept.key')
          .forUpdate('kept')
          .$asTuple('user_id', 'key'),
      ),
    )
    .execute();
}

/** Deletes the idempotency keys of an account that has ended. */
export async function forgetKeysOf(queryable: Queryable, userId: number): Promise<void> {
  await queryable.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

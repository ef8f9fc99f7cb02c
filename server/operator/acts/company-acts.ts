import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Services } from '../../services.ts';
import { type ActsOf, type Act, idOf, Refusal, table } from './operator-act.ts';

/** Companies and their credits. */
export function createCompanyActs(services: Services) {
  const { database } = services;

  async function company(word: string | undefined) {
    const id = idOf(word, 'company');
    const row = await database
      .selectFrom('companies')
      .select(['id', 'name', 'created_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw new Refusal(`There is no company ${id}; "company list" shows them`);
    return row;
  }

  const move =
    (how: 'grant' | 'take'): Act =>
    async ({ words: [word, number], options }) => {
      const { id, name } = await company(word);
      const credits = idOf(number, 'number of credits');
      return {
        subject: `company ${id}, ${credits}`,
        says: `${name}: ${credits} credits ${how === 'grant' ? 'given' : 'taken back'}`,
        make: () =>
          database.transaction().execute((transaction) =>
            services.credits[how](transaction, {
              operationKey: `operator:${randomUUID()}`,
              companyId: id,
              credits,
              reason:
                options.reason ?? (how === 'grant' ? 'Given by the operator' : 'Taken back by the operator'),
            }),
          ),
      };
    };

  return {
    'company list': async () =>
      table(
        await database
          .selectFrom('companies')
          .leftJoin('credit_balances', 'credit_balances.company_id', 'companies.id')
          .select(['companies.id', 'companies.name', 'available', 'reserved'])
          .select((eb) => [
            eb
              .selectFrom('users')
              .whereRef('company_id', '=', 'companies.id')
              .select(sql<number>`count(*)::integer`.as('n'))
              .as('accounts'),
            eb
              .selectFrom('sessions')
              .whereRef('company_id', '=', 'companies.id')
              .select(sql<number>`count(*)::integer`.as('n'))
              .as('sessions'),
          ])
          .where('companies.deleted_at', 'is', null)
          .orderBy('companies.id')
          .execute(),
        'There is no company',
      ),
    async 'company show'({ words: [word] }) {
      const found = await company(word);
      const accounts = await database
        .selectFrom('users')
        .select(['id', 'email', 'user_type_id', 'disabled_at'])
        .where('company_id', '=', found.id)
        .orderBy('id')
        .execute();
      const balance = await services.credits.balance(database, found.id);
      const listed = table(accounts, 'It has no account');
      return {
        lines: [
          `${found.id}  ${found.name}  ${balance.available} credits, ${balance.reserved} reserved`,
          ...listed.lines,
        ],
        data: { ...found, balance, accounts },
      };
    },
    async 'company close'({ words: [word] }) {
      const { id, name } = await company(word);
      const owner = await database
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', id)
        .where('user_type_id', '=', userTypes.CONSUMER_ADMIN)
        .executeTakeFirst();
      if (!owner) throw new Refusal(`${name} has no owner, in whose name it could be closed`);
      return {
        subject: `company ${id}`,
        says: `${name} is closed and erased`,
        make: () => services.accountClosing.closeFor(owner.id),
      };
    },

    'credits grant': move('grant'),
    'credits take': move('take'),
  } satisfies ActsOf<'company' | 'credits'>;
}

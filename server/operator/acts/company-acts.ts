import { randomUUID } from 'node:crypto';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { listedCompanies } from '../operator-lists.ts';
import { type ActsOf, type Act, idOf, Refusal, table } from './operator-act.ts';

/** Companies and their credits. */
export function createCompanyActs(services: Services) {
  const { database } = services;

  async function company(word: string | undefined, queryable: Queryable = database) {
    const id = idOf(word, 'company');
    const row = await queryable
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
    async ({ words: [word, number], options }, { unit } = {}) => {
      const { id, name } = await company(word, unit?.queryable);
      const credits = idOf(number, 'number of credits');
      return {
        subject: `company ${id}, ${credits}`,
        says: `${name}: ${credits} credits ${how === 'grant' ? 'given' : 'taken back'}`,
        make: () =>
          inUnit(database, unit, ({ queryable }) =>
            services.credits[how](queryable, {
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
    'company list': async () => table(await listedCompanies(database).execute(), 'There is no company'),
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

import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import type { CloseAccountRequest, ClosingRefund } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { forgetEntriesOf } from '../audit/audit-log.ts';
import { forgetAwardsOfCompany } from '../awards/forget-awards.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config/config.ts';
import { forgetSessionTitles } from '../credits/forget-session-titles.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { forgetHostWords } from '../director/log/forget-host-words.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { verifyPassword } from '../identity/password-hashing.ts';
import { forgetSingleSignOn } from '../identity/single-sign-on/sign-on-accounts.ts';
import { type UserRow, usersRepository } from '../identity/users-repository.ts';
import { forgetSentMailsOf, forgetSentOrderMails } from '../mail/forget-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { accountClosedMail, companyClosedNoticeMail } from '../mail/templates/closing-mails.ts';
import { closingRefund, closingRepayments } from '../orders/closing-refund.ts';
import type { OrderRefunds, Repaid } from '../orders/order-refunds.ts';
import { moneyTextIn } from '../payment/amounts.ts';
import { forgetTestPages } from '../payment/forget-test-pages.ts';
import { forgetProgrammes } from '../programmes/programme-repository.ts';
import { forgetReports } from '../reports/forget-reports.ts';
import { forgetTemplates } from '../sessions/planning/session-templates.ts';
import { eraseSessionTexts } from '../sessions/planning/erase-session-texts.ts';
import { forgetMailedMessages } from '../sessions/notices/session-messages.ts';
import { inLockOrder } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { closingMailWordsIn } from '../words/organiser-words.ts';
import { eraseAccount } from './erase-account.ts';
import { erasePeople } from './erase-people.ts';

interface ClosingDeps {
  config: Config;
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  companies: Companies;
  credits: CreditLedger;
  orderRefunds: OrderRefunds;
  sessions: Sessions;
  stories: StoryLibrary;
}

const repaidTextIn =
  (language: SpokenLanguage) =>
  ({ number, payment, currency, credits, amountMinor }: Repaid): string =>
    closingMailWordsIn(language).closed.refund[payment](
      number ?? '',
      moneyTextIn(language)(amountMinor, currency),
      credits,
    );

export type AccountClosing = ReturnType<typeof createAccountClosing>;

const idsOf = async (queryable: Queryable, table: 'consumers' | 'users', companyId: number) =>
  (await queryable.selectFrom(table).select('id').where('company_id', '=', companyId).execute()).map(
    ({ id }) => id,
  );

/** A user closes their own account; an owner closes the company's with it. */
export function createAccountClosing(deps: ClosingDeps) {
  const { config, database, clock, accessTokens, companies, credits, orderRefunds, sessions, stories } = deps;

  async function requireOwnWill(user: UserRow, request: CloseAccountRequest): Promise<void> {
    if (normaliseEmail(request.email) !== user.email)
      throw fieldProblem('email', ({ accounts }) => accounts.address.notOwn);
    if (user.password_hash === null) return;
    if (!(await verifyPassword(request.password ?? '', user.password_hash)))
      throw catalogueProblem(422, 'USER_012', 'password');
  }

  async function cancelSessions(unit: UnitOfWork, actor: { id: number; company_id: number }): Promise<void> {
    const open = await unit.queryable
      .selectFrom('sessions')
      .select(['id', 'status'])
      .where('company_id', '=', actor.company_id)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['draft', 'scheduled', 'lobby', 'live'])
      .orderBy(inLockOrder)
      .forUpdate()
      .execute();
    if (open.some(({ status }) => status === 'lobby' || status === 'live'))
      throw catalogueProblem(409, 'SESSION_010', 'email');
    for (const { id } of open) await sessions.cancel(actor, id, unit);
  }

  async function enqueueClosingMails(
    queryable: Queryable,
    user: UserRow,
    company: string | null,
    { unused, repaid }: { unused: number; repaid: readonly Repaid[] },
  ) {
    const at = clock.now();
    const { publicUrl, contactEmail } = config;
    await enqueueMail(queryable, {
      ...accountClosedMail({
        language: user.language,
        publicUrl,
        company,
        unused,
        repaid: repaid.map(repaidTextIn(user.language)),
      }),
      operationKey: `account-closed:${user.id}`,
      kind: 'account-closed',
      recipient: user.email,
      at,
    });
    if (company === null || contactEmail === null) return;
    await enqueueMail(queryable, {
      ...companyClosedNoticeMail({
        publicUrl,
        company,
        companyId: user.company_id ?? 0,
        email: user.email,
        unused,
        repaid: repaid.map(repaidTextIn('en')),
        owed: await owedInvoices(queryable, user.company_id ?? 0),
      }),
      operationKey: `company-closed:${user.company_id}`,
      kind: 'company-closed',
      recipient: contactEmail,
      at,
    });
  }

  async function owedInvoices(queryable: Queryable, companyId: number): Promise<string[]> {
    const orders = await queryable
      .selectFrom('orders')
      .select(['number', 'credits'])
      .where('company_id', '=', companyId)
      .where('payment', '=', 'invoice')
      .where('status', '=', 'pending')
      .orderBy('placed_at')
      .execute();
    return orders.map(({ number, credits: given }) => `${number}: ${creditsText(given)}, given already`);
  }

  /** Links and tokens of guests stop working, and stay known so that a refusal names the reason. */
  async function closeCompany(unit: UnitOfWork, owner: UserRow, companyId: number): Promise<void> {
    const { queryable } = unit;
    const at = new Date(clock.now());
    await usersRepository.lockAllOf(queryable, companyId);
    const company = await companies.lock(queryable, companyId);
    await cancelSessions(unit, { id: owner.id, company_id: companyId });
    await orderRefunds.cancelUncredited(queryable, companyId);
    const { available: unused } = await credits.balance(queryable, companyId);
    const repaid = await orderRefunds.repayClosing(unit, companyId);
    await enqueueClosingMails(queryable, owner, company, { unused, repaid });
    await forgetSentMailsOf(queryable, companyId);
    await forgetSentOrderMails(queryable, companyId);
    await forgetMailedMessages(queryable, companyId);
    await erasePeople(queryable, stories, await idsOf(queryable, 'consumers', companyId), at);
    await forgetAwardsOfCompany(queryable, companyId, at);
    await forgetHostWords(queryable, companyId);
    await eraseSessionTexts(queryable, companyId);
    await forgetProgrammes(queryable, companyId);
    await forgetTemplates(queryable, companyId);
    await forgetReports(queryable, companyId);
    await forgetSessionTitles(queryable, companyId);
    await forgetTestPages(queryable, companyId);
    for (const id of await idsOf(queryable, 'users', companyId))
      await eraseAccount(queryable, accessTokens, id, at);
    await forgetSingleSignOn(queryable, companyId);
    await forgetEntriesOf(queryable, companyId);
    await companies.close(queryable, companyId);
    unit.afterCommit(() => accessTokens.forgetSeats());
  }

  return {
    /** What closing would pay back now; sessions to come are cancelled by it, so their credits count as unused. */
    async refundOf({ company_id: companyId }: { company_id: number }): Promise<ClosingRefund> {
      const { available, reserved } = await credits.balance(database, companyId);
      const unused = available + reserved;
      const now = clock.now();
      return closingRefund(unused, await closingRepayments(database, companyId, { unused, now }));
    },

    /** Closes this owner's company on the operator's behalf. SESSION_010 while a session of it is open. */
    async closeFor(ownerId: number): Promise<void> {
      await inUnit(database, undefined, async (unit) => {
        const owner = await usersRepository.lock(unit.queryable, ownerId);
        if (owner?.user_type_id === userTypes.CONSUMER_ADMIN && owner.company_id !== null)
          await closeCompany(unit, owner, owner.company_id);
      });
    },

    /**
     * Throws 422 on `email` or USER_012 on `password`, SESSION_010 while a session of the company is open, USER_009 for
     * the operator's own account.
     */
    async close(userId: number, request: CloseAccountRequest): Promise<void> {
      const known = await usersRepository.byId(database, userId);
      if (!known || known.user_type_id === userTypes.ADMIN) throw catalogueProblem(403, 'USER_009');
      await requireOwnWill(known, request);
      await inUnit(database, undefined, async (unit) => {
        const user = (await usersRepository.lock(unit.queryable, userId)) ?? known;
        if (user.password_hash !== known.password_hash) throw catalogueProblem(422, 'USER_012', 'password');
        if (user.user_type_id === userTypes.CONSUMER_ADMIN && user.company_id !== null)
          return closeCompany(unit, user, user.company_id);
        await enqueueClosingMails(unit.queryable, user, null, { unused: 0, repaid: [] });
        await eraseAccount(unit.queryable, accessTokens, user.id, new Date(clock.now()));
      });
    },
  };
}

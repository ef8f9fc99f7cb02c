import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Selectable } from 'kysely';
import type { CompanyDomain } from '#contract/calls/schemas/single-sign-on.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { mostDomains, proofFileUrl, proofRecordName, signOn } from '#contract/rules/people/single-sign-on.ts';
import { trimEndOf } from '#contract/rules/text/trim-characters.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { noteChange, noteSubject } from '../../audit/audit-record.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Database, isUniqueViolation, type Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';
import type { OutgoingRequests } from '../../http/outgoing/outgoing-requests.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { domainLostMail } from '../../mail/templates/single-sign-on-mails.ts';
import type { AccountCompanies } from '../account-companies.ts';

/** `unknown`: the name servers did not answer, so that nothing is known of the record. */
type ProofState = 'found' | 'missing' | 'unknown';

/** Looks a domain's proof up: the TXT record, or else the file. */
async function lookUpProof(
  outgoing: OutgoingRequests,
  { domain, proof }: { domain: string; proof: string },
): Promise<ProofState> {
  const records = await outgoing.textRecords(proofRecordName(domain));
  if (records?.some((record) => record.trim() === proof)) return 'found';
  const answer = await outgoing.fetch(proofFileUrl(domain)).catch(() => undefined);
  if (answer?.status === 200 && (await answer.text()).trim() === proof) return 'found';
  return records === null ? 'unknown' : 'missing';
}

const domainForm = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const checkedAtOnce = 20;

type DomainRow = Selectable<Schema['company_domains']>;

interface CompanyDomainDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  companies: AccountCompanies;
  outgoing: OutgoingRequests;
}

export type CompanyDomains = ReturnType<typeof createCompanyDomains>;

const present = (row: DomainRow): CompanyDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.proved_at === null ? 'unproved' : row.lost_at === null ? 'verified' : 'lost',
  record_name: proofRecordName(row.domain),
  proof: row.proof,
  file_url: proofFileUrl(row.domain),
  checked_at: row.checked_at?.toISOString() ?? null,
});

/** As typed, with or without an @ or https:// before it; international names in their ASCII form. */
function domainIn(text: string): string {
  const typed = trimEndOf(text.trim().toLowerCase(), '/.');
  const name = typed.slice(typed.lastIndexOf('@') + 1).replace(/^https?:\/\//, '');
  const domain = /^[\p{L}\p{N}\p{M}.-]+$/u.test(name) ? domainToASCII(name) : '';
  if (!domainForm.test(domain)) throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.form);
  if (!isBusinessEmail(`a@${domain}`))
    throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.public);
  return domain;
}

const notFound = () =>
  new ApiProblem({ status: 404, message: ({ singleSignOn }) => singleSignOn.domain.removed });

/** Domains that a company has proved to be its own: of two companies at most one has a domain. */
export function createCompanyDomains({ config, database, clock, companies, outgoing }: CompanyDomainDeps) {
  const rowOf = async (queryable: Queryable, companyId: number, id: number): Promise<DomainRow> => {
    const row = await queryable
      .selectFrom('company_domains')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };

  async function mailOwners(queryable: Queryable, row: DomainRow, at: number): Promise<void> {
    const owners = await queryable
      .selectFrom('users')
      .select(['email', 'language'])
      .where('company_id', '=', row.company_id)
      .where('user_type_id', '=', userTypes.CONSUMER_ADMIN)
      .where('disabled_at', 'is', null)
      .execute();
    for (const { email, language } of owners)
      await enqueueMail(queryable, {
        ...domainLostMail({ language, publicUrl: config.publicUrl, domain: row.domain }),
        operationKey: `domain-lost:${row.id}:${at}:${email}`,
        kind: 'domain-lost',
        recipient: email,
        at,
      });
  }

  /** A domain whose proof is gone stays the company's for two more looks; only an answer counts. */
  async function note(queryable: Queryable, row: DomainRow, state: ProofState): Promise<DomainRow> {
    const now = new Date(clock.now());
    const misses = state === 'missing' ? row.misses + 1 : state === 'found' ? 0 : row.misses;
    const isLost = row.proved_at !== null && row.lost_at === null && misses >= signOn.missesUntilLost;
    if (isLost) await mailOwners(queryable, row, now.getTime());
    return queryable
      .updateTable('company_domains')
      .set({
        checked_at: now,
        misses,
        ...(state === 'found' ? { proved_at: row.proved_at ?? now, lost_at: null } : {}),
        ...(isLost ? { lost_at: now } : {}),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Another node may have looked meanwhile, and another company may have proved a lost domain: both leave it as it is. */
  async function recheck(row: DomainRow): Promise<void> {
    const state = await lookUpProof(outgoing, row);
    const noteUnlessChecked = (found: ProofState) =>
      database.transaction().execute(async (transaction) => {
        const current = await transaction
          .selectFrom('company_domains')
          .selectAll()
          .where('id', '=', row.id)
          .forUpdate()
          .executeTakeFirst();
        if (current?.checked_at?.getTime() === row.checked_at?.getTime() && current)
          await note(transaction, current, found);
      });
    try {
      await noteUnlessChecked(state);
    } catch (cause) {
      if (!isUniqueViolation(cause, 'company_domains_owner')) throw cause;
      await noteUnlessChecked('unknown');
    }
  }

  return {
    async list(companyId: number): Promise<CompanyDomain[]> {
      const rows = await database
        .selectFrom('company_domains')
        .selectAll()
        .where('company_id', '=', companyId)
        .orderBy('domain')
        .execute();
      return rows.map(present);
    },

    /** Throws 422 on `domain` for none, for a public mail provider's, for one that is listed and for one too many. */
    async add(companyId: number, text: string): Promise<CompanyDomain> {
      const domain = domainIn(text);
      try {
        return await inUnit(database, undefined, async ({ queryable }) => {
          await companies.lock(queryable, companyId);
          const { count } = await queryable
            .selectFrom('company_domains')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('company_id', '=', companyId)
            .executeTakeFirstOrThrow();
          if (Number(count) >= mostDomains)
            throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.tooMany(mostDomains));
          const row = await queryable
            .insertInto('company_domains')
            .values({
              company_id: companyId,
              domain,
              proof: `muster-domain=${randomBytes(18).toString('base64url')}`,
              created_at: new Date(clock.now()),
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          noteSubject(domain);
          return present(row);
        });
      } catch (cause) {
        if (isUniqueViolation(cause))
          throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.listed);
        throw cause;
      }
    },

    /** Looks the proof up. Throws 422 on `domain` with what to do where it is missing, or where another company has it. */
    async check(companyId: number, id: number): Promise<CompanyDomain> {
      const row = await rowOf(database, companyId, id);
      const state = await lookUpProof(outgoing, row);
      if (state === 'unknown')
        throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.unanswered(row.domain));
      if (state === 'missing')
        throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.unproved);
      try {
        return await inUnit(database, undefined, async ({ queryable }) => {
          noteSubject(row.domain);
          return present(await note(queryable, await rowOf(queryable, companyId, id), state));
        });
      } catch (cause) {
        if (isUniqueViolation(cause, 'company_domains_owner'))
          throw fieldProblem('domain', ({ singleSignOn }) => singleSignOn.domain.otherCompany);
        throw cause;
      }
    },

    async remove(companyId: number, id: number): Promise<void> {
      await inUnit(database, undefined, async ({ queryable }) => {
        const { domain } = await rowOf(queryable, companyId, id);
        noteChange({ domain }, { domain: null });
        await queryable.deleteFrom('company_domains').where('id', '=', id).execute();
      });
    },

    /** The company whose verified domain an address is at; undefined where there is none. */
    async ownerOf(queryable: Queryable, email: string): Promise<number | undefined> {
      const row = await queryable
        .selectFrom('company_domains')
        .select('company_id')
        .where('domain', '=', email.slice(email.lastIndexOf('@') + 1))
        .where('proved_at', 'is not', null)
        .where('lost_at', 'is', null)
        .executeTakeFirst();
      return row?.company_id;
    },

    /** Looks up the proofs that are due: each once a day, a missed one after an hour. */
    async recheckDue(): Promise<void> {
      const before = (ms: number) => new Date(clock.now() - ms);
      const due = await database
        .selectFrom('company_domains')
        .selectAll()
        .where('proved_at', 'is not', null)
        .where(({ or, and, eb }) =>
          or([
            eb('checked_at', '<=', before(signOn.recheckMs)),
            and([
              eb('misses', '>', 0),
              eb('lost_at', 'is', null),
              eb('checked_at', '<=', before(signOn.recheckMissedMs)),
            ]),
          ]),
        )
        .orderBy('checked_at')
        .limit(checkedAtOnce)
        .execute();
      for (const row of due) await recheck(row);
    },
  };
}

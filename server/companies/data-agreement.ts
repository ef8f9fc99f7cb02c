import type { AgreementAnswer } from '#contract/calls/schemas/company.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { subProcessors } from '../config/sub-processors.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import { retentionOf } from './companies.ts';
import type { AgreementPaper } from './agreement-pdf.ts';

/** Of the text in contract/words, raised with each change of it. */
const version = '1.0';

export type DataAgreement = ReturnType<typeof createDataAgreement>;

/** The data processing agreement between a company and who runs this installation. */
export function createDataAgreement(deps: {
  config: Config;
  database: Database;
  clock: Clock;
  drawing: DocumentDrawing;
}) {
  const { config, database, clock, drawing } = deps;

  /** As far as the company has given them: those of its last order. */
  async function partyOf(companyId: number): Promise<Pick<AgreementPaper, 'company' | 'retention'>> {
    const { name, ...kept } = await database
      .selectFrom('companies')
      .select(['name', 'keep_people_days', 'keep_chats_days', 'keep_results_days'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const order = await database
      .selectFrom('orders')
      .select('billing')
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const { billing } = order ?? {};
    const company = {
      name,
      legalName: billing?.name ?? null,
      address: billing?.address ?? null,
      country: billing?.country ?? null,
      taxNumber: billing?.tax_id ?? null,
    };
    return { company, retention: retentionOf(kept) };
  }

  return {
    /** `operator` is null where the configuration does not name one; then there is no document. */
    offer: (): AgreementAnswer => ({ operator: config.operator?.name ?? null, version }),

    /** PDF bytes. 404 where the configuration does not name the operator. */
    async document(companyId: number, language: SpokenLanguage): Promise<Uint8Array> {
      const { operator } = config;
      if (operator === null)
        throw new ApiProblem({ status: 404, message: ({ companies }) => companies.agreementWithoutOperator });
      return drawing.pdf('agreement', {
        language,
        version,
        date: new Date(clock.now()).toISOString().slice(0, 10),
        ...(await partyOf(companyId)),
        operator,
        subProcessors: subProcessors(config),
      });
    },
  };
}

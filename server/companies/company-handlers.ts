import { companyCalls } from '#contract/calls/company.ts';
import { companySpec } from '#contract/calls/schemas/company.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { sendPicture, shownInMails } from '../http/files/send-picture.ts';
import { sendFile } from '../http/files/send-file.ts';
import { agreementWordsIn } from '../words/agreement-words.ts';
import type { DataAgreement } from './data-agreement.ts';
import type { Companies, CompanyChanger } from './companies.ts';

type Changer = Pick<CompanyChanger, 'id' | 'company_id'>;
const by = ({ id, company_id }: Changer, version: number | undefined): CompanyChanger => ({
  id,
  company_id,
  version,
});
const queried = (user: Changer, { version }: { version?: string | undefined }) =>
  by(user, version === undefined ? undefined : Number(version));

export const companyHandlers = ({
  companies,
  dataAgreement,
  database,
}: {
  companies: Companies;
  dataAgreement: DataAgreement;
  database: Database;
}) =>
  handleCalls(companyCalls, companySpec, {
    readSettings: ({ user }) => companies.settings(database, user.company_id),
    readLogo: async ({ user }, reply) => {
      const logo = await companies.logoOf(database, user.company_id);
      return logo ? sendPicture(reply, logo) : reply.code(204).send();
    },
    showLogo: async ({ params }, reply) => {
      const logo = await companies.logoByDigest(database, params.digest);
      reply.headers({ ...shownInMails, 'cache-control': 'public, max-age=31536000, immutable' });
      return sendPicture(reply, logo);
    },
    saveLogo: async ({ user, body, query }) => {
      if (!Buffer.isBuffer(body))
        throw new ApiProblem({ status: 415, message: ({ requests }) => requests.contentType });
      return companies.saveLogo(queried(user, query), body);
    },
    removeLogo: ({ user, query }) => companies.saveLogo(queried(user, query), null),
    saveColour: ({ user, body }) => companies.saveColour(by(user, body.version), body.colour),
    removeColour: ({ user, query }) => companies.saveColour(queried(user, query), null),
    readAgreement: () => dataAgreement.offer(),
    agreementPdf: async ({ user, query: { language } }, reply) => {
      const bytes = await dataAgreement.document(user.company_id, language);
      return sendFile(reply, 'application/pdf', agreementWordsIn(language).fileName).send(Buffer.from(bytes));
    },
    saveSettings: ({ user, body: { version, ...settings } }) =>
      companies.saveSettings(by(user, version), settings),
    saveRetention: ({ user, body: { version, ...days } }) => companies.saveRetention(by(user, version), days),
    deleteSetting: ({ user, params, query }) => companies.deleteSetting(queried(user, query), params.name),
  });

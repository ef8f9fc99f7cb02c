import { companyCalls } from '#contract/calls/company.ts';
import { companySpec } from '#contract/calls/schemas/company.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { sendPicture, shownInMails } from '../http/files/send-picture.ts';
import type { Companies } from './companies.ts';

export const companyHandlers = ({ companies, database }: { companies: Companies; database: Database }) =>
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
    saveLogo: async ({ user, body }) => {
      if (!Buffer.isBuffer(body))
        throw new ApiProblem({ status: 415, message: 'The content type is not supported.' });
      await companies.saveLogo(database, user.company_id, body);
    },
    removeLogo: ({ user }) => companies.saveLogo(database, user.company_id, null),
    readColour: async ({ user }) => ({ colour: await companies.colourOf(database, user.company_id) }),
    saveColour: ({ user, body }) => companies.saveColour(database, user.company_id, body.colour),
    removeColour: ({ user }) => companies.saveColour(database, user.company_id, null),
    saveSettings: ({ user, body }) => companies.saveSettings(database, user.company_id, body),
    deleteSetting: ({ user, params }) => companies.deleteSetting(database, user.company_id, params.name),
  });

import { companyExportCalls } from '#contract/calls/company-export.ts';
import { companyExportSpec } from '#contract/calls/schemas/company-log/company-export.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor } from '../words/file-names.ts';
import type { CompanyExport } from './company-export.ts';

export const companyExportHandlers = ({ companyExport }: { companyExport: CompanyExport }) =>
  handleCalls(companyExportCalls, companyExportSpec, {
    download: async ({ user, headers }, reply) =>
      sendFile(reply, 'application/zip', `${fileNamesFor(headers).companyData}.zip`).send(
        await companyExport.open(user.company_id),
      ),
  });

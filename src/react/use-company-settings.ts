import { useState } from 'react';
import type { CompanyAnswer, CompanyRetention } from '#contract/calls/schemas/company.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { companySettingDefaults } from '#contract/rules/people/company-settings.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { saveFile } from '../services/page/save-file.ts';
import { noticeStale } from '../services/http/stale-version.ts';
import { useService } from '../services-context.tsx';
import { createCompanyService } from '../services/api/company-service.ts';
import { useCompanyChanges } from './use-dashboard.ts';

/** What the company decides for all its sessions, kept current; `adopt` takes what a change answered. */
export function useCompany() {
  const service = useService(createCompanyService);
  const watch = useCompanyChanges();
  const loaded = useLoader('company', { load: (signal) => service.readSettings(signal), watch });
  const [answered, adopt] = useState<CompanyAnswer>();
  const { data } = loaded;
  return { ...loaded, data: data && answered && answered.version > data.version ? answered : data, adopt };
}

export type Company = ReturnType<typeof useCompany>;

/** Each of these refreshes the company where somebody else has changed it since, and adopts the answer. */
function useCompanyChange<Values>(
  company: Pick<Company, 'adopt' | 'refresh'>,
  send: (values: Values, signal: AbortSignal) => Promise<CompanyAnswer>,
  onChanged: (answer: CompanyAnswer) => void,
) {
  return useCommand({
    send: (values: Values, { signal }) => send(values, signal).catch(noticeStale(company.refresh)),
    onDone: (answer) => {
      company.adopt(answer);
      onChanged(answer);
    },
  });
}

/** What is changed, and the version of the company that it was seen in. */
interface Changed<Value> {
  to: Value;
  version: number;
}

/** Whether there is a data processing agreement to download. */
export function useAgreement() {
  const service = useService(createCompanyService);
  return useLoader('agreement', { load: (signal) => service.readAgreement(signal) });
}

/** The data processing agreement in a language, handed to the downloads. */
export function useAgreementPdf(language: SpokenLanguage) {
  const service = useService(createCompanyService);
  return useCommand({
    send: (_: null) => service.agreementPdf(language),
    onDone: saveFile,
  });
}

/** Everything that is kept for the company, handed to the downloads. */
export function useCompanyExport() {
  const service = useService(createCompanyService);
  return useCommand({
    send: (_: null, { signal }) => service.exportData(signal),
    onDone: saveFile,
  });
}

/** Whether a mailed code is required to join. */
export function useChangeEntry(company: Company, onChanged: (answer: CompanyAnswer) => void) {
  const service = useService(createCompanyService);
  return useCompanyChange(
    company,
    ({ to, version }: Changed<boolean>, signal) =>
      to === companySettingDefaults.confirm_address
        ? service.deleteSetting('confirm_address', version, signal)
        : service.saveSettings({ confirm_address: to, version }, signal),
    onChanged,
  );
}

/** How long guests, chats and results are kept. */
export function useChangeRetention(company: Company, onChanged: () => void) {
  const service = useService(createCompanyService);
  return useCompanyChange(
    company,
    ({ to, version }: Changed<CompanyRetention>, signal) => service.saveRetention({ ...to, version }, signal),
    onChanged,
  );
}

/** Takes a PNG or JPEG; null takes the logo away. */
export function useChangeLogo(company: Company) {
  const service = useService(createCompanyService);
  return useCompanyChange(
    company,
    async ({ to, version }: Changed<File | null>) =>
      to ? service.saveLogo(await to.arrayBuffer(), version) : service.removeLogo(version),
    () => undefined,
  );
}

/** Takes `#rrggbb`; null takes the colour away. */
export function useChangeColour(company: Company, onChanged: (answer: CompanyAnswer) => void) {
  const service = useService(createCompanyService);
  return useCompanyChange(
    company,
    ({ to, version }: Changed<string | null>) =>
      to === null ? service.removeColour(version) : service.saveColour({ colour: to, version }),
    onChanged,
  );
}

/** The company's logo by the digest of its bytes; null where it has none. */
export function useCompanyLogo(digest: string | null | undefined) {
  const service = useService(createCompanyService);
  return useLoader(`company logo ${digest}`, {
    load: async (signal) => (digest ? service.readLogo(signal) : null),
  });
}

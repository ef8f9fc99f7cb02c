import { companyExportCalls } from '#contract/calls/company-export.ts';
import { companyCalls } from '#contract/calls/company.ts';
import type { CompanyRetention, CompanySettings } from '#contract/calls/schemas/company.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { CompanySettingName } from '#contract/rules/people/company-settings.ts';
import type { HttpClient } from '../http/http-client.ts';

const named = (version: number) => ({ version: String(version) });

/** A company's settings for all its sessions. */
export function createCompanyService(http: HttpClient) {
  return {
    readSettings: (signal?: AbortSignal) => http.call(companyCalls.readSettings, { signal }),
    readAgreement: (signal?: AbortSignal) => http.call(companyCalls.readAgreement, { signal }),
    agreementPdf: (language: SpokenLanguage) => http.call(companyCalls.agreementPdf, { query: { language } }),
    exportData: (signal?: AbortSignal) => http.call(companyExportCalls.download, { signal }),
    readLogo: (signal?: AbortSignal) => http.call(companyCalls.readLogo, { signal }),
    saveLogo: (picture: ArrayBuffer, version: number) =>
      http.call(companyCalls.saveLogo, { body: picture, query: named(version) }),
    removeLogo: (version: number) => http.call(companyCalls.removeLogo, { query: named(version) }),
    saveColour: (body: { colour: string; version: number }) => http.call(companyCalls.saveColour, { body }),
    removeColour: (version: number) => http.call(companyCalls.removeColour, { query: named(version) }),
    saveSettings: (body: CompanySettings & { version: number }, signal?: AbortSignal) =>
      http.call(companyCalls.saveSettings, { body, signal }),
    saveRetention: (body: CompanyRetention & { version: number }, signal?: AbortSignal) =>
      http.call(companyCalls.saveRetention, { body, signal }),
    deleteSetting: (name: CompanySettingName, version: number, signal?: AbortSignal) =>
      http.call(companyCalls.deleteSetting, { params: { name }, query: named(version), signal }),
  };
}

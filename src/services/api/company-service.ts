import { companyCalls } from '#contract/calls/company.ts';
import type { CompanySettings } from '#contract/calls/schemas/company.ts';
import type { CompanySettingName } from '#contract/rules/people/company-settings.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What a company decides for all its sessions. */
export function createCompanyService(http: HttpClient) {
  return {
    readSettings: (signal?: AbortSignal) => http.call(companyCalls.readSettings, { signal }),
    readLogo: (signal?: AbortSignal) => http.call(companyCalls.readLogo, { signal }),
    saveLogo: (picture: ArrayBuffer) => http.call(companyCalls.saveLogo, { body: picture }),
    removeLogo: () => http.call(companyCalls.removeLogo),
    readColour: (signal?: AbortSignal) => http.call(companyCalls.readColour, { signal }),
    saveColour: (colour: string) => http.call(companyCalls.saveColour, { body: { colour } }),
    removeColour: () => http.call(companyCalls.removeColour),
    saveSettings: (body: CompanySettings, signal?: AbortSignal) =>
      http.call(companyCalls.saveSettings, { body, signal }),
    deleteSetting: (name: CompanySettingName, signal?: AbortSignal) =>
      http.call(companyCalls.deleteSetting, { params: { name }, signal }),
  };
}

import type { CompanySettings } from '#contract/calls/schemas/company.ts';
import { companySettingDefaults } from '#contract/rules/people/company-settings.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { useService } from '../services-context.tsx';
import { createCompanyService } from '../services/api/company-service.ts';

/** What the company decides for all its sessions. */
export function useCompanySettings(onSaved: (settings: CompanySettings) => void) {
  const company = useService(createCompanyService);
  const settings = useLoader('company settings', { load: (signal) => company.readSettings(signal) });
  const save = useCommand({
    send: (changed: CompanySettings, { signal }) =>
      changed.confirm_address === companySettingDefaults.confirm_address
        ? company.deleteSetting('confirm_address', signal)
        : company.saveSettings(changed, signal),
    onDone: onSaved,
  });
  return { ...settings, save };
}

/** The company's logo; null where it has none. `change` takes a PNG or JPEG, null takes it away. */
export function useCompanyLogo() {
  const company = useService(createCompanyService);
  const logo = useLoader('company logo', {
    load: async (signal) => {
      const picture = await company.readLogo(signal);
      return picture.size > 0 ? picture : null;
    },
  });
  const change = useCommand({
    send: async (picture: File | null) =>
      picture ? company.saveLogo(await picture.arrayBuffer()) : company.removeLogo(),
    onDone: logo.refresh,
  });
  return { ...logo, change };
}

/** The company's colour as `#rrggbb`. */
export function useCompanyColour() {
  const company = useService(createCompanyService);
  return useLoader('company colour', { load: (signal) => company.readColour(signal) });
}

/** Sets the company's colour, `#rrggbb`; null takes it away. */
export function useChangeColour(onChanged: (colour: string | null) => void) {
  const company = useService(createCompanyService);
  return useCommand({
    send: (colour: string | null) => (colour === null ? company.removeColour() : company.saveColour(colour)),
    onDone: (_, colour) => onChanged(colour),
  });
}

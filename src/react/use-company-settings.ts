import type { CompanySettings } from '#contract/calls/schemas/company.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { useServices } from '../services-context.tsx';

/** What the company decides for all its sessions. */
export function useCompanySettings(onSaved: (settings: CompanySettings) => void) {
  const { company } = useServices();
  const settings = useLoader('company settings', { load: (signal) => company.readSettings(signal) });
  const save = useCommand({
    send: (changed: CompanySettings, { signal }) => company.saveSettings(changed, signal),
    onDone: onSaved,
  });
  return { ...settings, save };
}

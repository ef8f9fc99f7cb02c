import { deviceZone, knownZone } from '#contract/rules/time/known-zone.ts';

/** The zone of shown times: the browser's, else the profile's, else UTC; always one that `Intl` supports. */
export function homeTimezone(profileZone: string | null | undefined): string {
  const device = deviceZone();
  if (device !== undefined) return device;
  return profileZone && knownZone(profileZone) !== undefined ? profileZone : 'UTC';
}

import { deviceZone, knownZone } from '#contract/rules/time/known-zone.ts';

/** The zone that times are shown in: the browser's, else the profile's, else UTC; always one that `Intl` here knows. */
export function homeTimezone(profileZone: string | null | undefined): string {
  const device = deviceZone();
  if (device !== undefined) return device;
  return profileZone && knownZone(profileZone) !== undefined ? profileZone : 'UTC';
}

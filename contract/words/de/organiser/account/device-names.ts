import type { DeviceNameWords } from '../../../en/organiser/account/device-names.ts';

/** In German. */
export const deviceNames: DeviceNameWords = {
  unknown: 'Unbekanntes Gerät',
  browser: 'Ein Browser',
  on: (browser, system) => `${browser} (${system})`,
};

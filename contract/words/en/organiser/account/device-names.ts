import { deviceWords } from '../../../../rules/people/device-name.ts';

/** How a device is named by its browser and system, in English; the other languages have the same keys. */
export const deviceNames = deviceWords;

export type DeviceNameWords = typeof deviceNames;

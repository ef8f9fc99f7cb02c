import type { DeviceKind } from '../rooms/local-media.ts';

/** The devices that a person tests by hand. */
export type TriedDevice = DeviceKind | 'speaker';

import type { DeviceKind } from '../rooms/local-media.ts';

/** What a person tries with a touch and answers for. */
export type TriedDevice = DeviceKind | 'speaker';

import type { DeviceKind, DeviceRefusal } from '../../../services/rooms/local-media.ts';

const names: Record<DeviceKind, string> = { camera: 'camera', microphone: 'microphone' };

/** What a refusal means and what can be done; the session goes on in every case. */
export function refusalText(kind: DeviceKind, refusal: DeviceRefusal): string {
  const name = names[kind];
  if (refusal === 'refused') {
    return `The browser was not allowed to use your ${name}. Open the lock beside the address to allow it, or go on without.`;
  }
  if (refusal === 'missing') return `No ${name} was found. Plug one in and try again, or go on without.`;
  return `Another program is using your ${name}. Close it there and try again, or go on without.`;
}

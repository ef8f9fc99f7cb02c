/** The devices that a person has switched on and chosen; kept across reloads and rooms, removed with the seat. */
export interface DevicePreferences {
  microphone: { on: boolean; id: string | null };
  camera: { on: boolean; id: string | null };
  /** Whether the person has been asked for the microphone on entering a room. */
  asked: boolean;
}

export const nothingOn: DevicePreferences = {
  microphone: { on: false, id: null },
  camera: { on: false, id: null },
  asked: false,
};

const key = 'muster:devices';

export function readPreferences(storage: Pick<Storage, 'getItem'>): DevicePreferences {
  try {
    const stored: Partial<DevicePreferences> | null = JSON.parse(storage.getItem(key) ?? 'null');
    return { ...nothingOn, ...stored };
  } catch {
    return nothingOn;
  }
}

export const keepPreferences = (storage: Pick<Storage, 'setItem'>, preferences: DevicePreferences) =>
  storage.setItem(key, JSON.stringify(preferences));

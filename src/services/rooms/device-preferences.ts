/** What a person has switched on and chosen in this session; carried over reloads and rooms, never reset. */
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

const keyOf = (sessionId: string) => `muster:devices:${sessionId}`;

export function readPreferences(storage: Pick<Storage, 'getItem'>, sessionId: string): DevicePreferences {
  try {
    const stored: Partial<DevicePreferences> | null = JSON.parse(storage.getItem(keyOf(sessionId)) ?? 'null');
    return { ...nothingOn, ...stored };
  } catch {
    return nothingOn;
  }
}

export const keepPreferences = (
  storage: Pick<Storage, 'setItem'>,
  sessionId: string,
  preferences: DevicePreferences,
) => storage.setItem(keyOf(sessionId), JSON.stringify(preferences));

const key = 'muster:speech';

/** A person's consent to counting the length of their speech; stored on the device, removed with the seat. */
export const readSpeechConsent = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(key) === 'yes';

export const keepSpeechConsent = (storage: Pick<Storage, 'setItem'>, given: boolean) =>
  storage.setItem(key, given ? 'yes' : 'no');

const key = 'muster:speech';

/** Whether a person has agreed that the length of their speech is counted; kept on the device, removed with the seat. */
export const readSpeechConsent = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(key) === 'yes';

export const keepSpeechConsent = (storage: Pick<Storage, 'setItem'>, given: boolean) =>
  storage.setItem(key, given ? 'yes' : 'no');

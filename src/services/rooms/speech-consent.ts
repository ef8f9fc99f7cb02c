const keyOf = (sessionId: string) => `muster:speech:${sessionId}`;

/** Whether a person has agreed that the length of their speech is counted; kept on the device, by session. */
export const readSpeechConsent = (storage: Pick<Storage, 'getItem'>, sessionId: string): boolean =>
  storage.getItem(keyOf(sessionId)) === 'yes';

export const keepSpeechConsent = (storage: Pick<Storage, 'setItem'>, sessionId: string, given: boolean) =>
  storage.setItem(keyOf(sessionId), given ? 'yes' : 'no');

import { removeKeys } from '../page/remove-keys.ts';
import type { TokenVault } from './token-vault.ts';

export type StoredParticipant = { token: string; sessionId: string };
export type RestoredParticipant = { kind: 'none' } | ({ kind: 'restored' } & StoredParticipant);

export type ParticipantSessionStore = {
  restore(): Promise<RestoredParticipant>;
  keep(participant: StoredParticipant, email: string): Promise<StoredParticipant>;
  clear(): Promise<void>;
};

const sessionKey = 'experience_session';
/** A seat's data on its device: device preferences, speech consent, a pending vote, lists of the chat. */
const seatKeys = ['devices', 'speech', 'vote', 'blocked', 'dismissed', 'read'].map(
  (kind) => `muster:${kind}`,
);

/**
 * The participant's token, encrypted with e-mail plus session id, and its session id in clear. A seat's data on the device
 * is removed with it, and when a seat of another session replaces it.
 */
export function createParticipantSessionStore(vault: TokenVault, storage: Storage): ParticipantSessionStore {
  return {
    async restore() {
      const token = await vault.load('experience_token');
      const sessionId = storage.getItem(sessionKey);
      return token !== null && sessionId !== null ? { kind: 'restored', token, sessionId } : { kind: 'none' };
    },
    async keep(participant, email) {
      if (storage.getItem(sessionKey) !== participant.sessionId) removeKeys(storage, seatKeys);
      // Before the token, whose change notifies other tabs.
      storage.setItem(sessionKey, participant.sessionId);
      await vault.save('experience_token', { email, secret: participant.sessionId }, participant.token);
      return participant;
    },
    async clear() {
      storage.removeItem(sessionKey);
      await vault.clear('experience_token');
      removeKeys(storage, seatKeys);
    },
  };
}

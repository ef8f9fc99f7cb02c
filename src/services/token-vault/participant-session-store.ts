import type { TokenVault } from './token-vault.ts';

export type KeptParticipant = { token: string; sessionId: string };
export type RestoredParticipant = { kind: 'none' } | ({ kind: 'restored' } & KeptParticipant);

export type ParticipantSessionStore = {
  restore(): Promise<RestoredParticipant>;
  keep(participant: KeptParticipant, email: string): Promise<KeptParticipant>;
  clear(): Promise<void>;
};

const sessionKey = 'experience_session';

/** The participant's token under e-mail plus session id, and in clear which session it is for. */
export function createParticipantSessionStore(vault: TokenVault, storage: Storage): ParticipantSessionStore {
  return {
    async restore() {
      const token = await vault.load('experience_token');
      const sessionId = storage.getItem(sessionKey);
      return token !== null && sessionId !== null ? { kind: 'restored', token, sessionId } : { kind: 'none' };
    },
    async keep(participant, email) {
      // Before the token, whose arrival is what other tabs are told of.
      storage.setItem(sessionKey, participant.sessionId);
      await vault.save('experience_token', { email, secret: participant.sessionId }, participant.token);
      return participant;
    },
    async clear() {
      storage.removeItem(sessionKey);
      await vault.clear('experience_token');
    },
  };
}

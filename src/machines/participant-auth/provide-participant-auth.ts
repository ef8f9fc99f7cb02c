import { fromCallback, fromPromise } from 'xstate';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { TakenLink } from '../../services/http/early-link.ts';
import type { ParticipantService } from '../../services/api/participant-service.ts';
import type { ParticipantSessionStore } from '../../services/token-vault/participant-session-store.ts';
import { participantAuthMachine } from './participant-auth-machine.ts';
import { noDataMessage } from './participant-auth-setup.ts';

export type ParticipantAuthDeps = {
  participant: ParticipantService;
  store: ParticipantSessionStore;
  now: () => number;
  /** The browser's language, used until the participant chooses one. */
  language: () => SpokenLanguage;
  /** Undefined if the device reports none. */
  timezone: () => string | undefined;
  /** Calls back on the first interaction; returns the unsubscribe function. */
  watchTouch: (onTouch: () => void) => () => void;
  /** Every cookie that script can reach. */
  expireCookies: () => void;
  /** The early script's responses for this link. */
  takeEarlyLink: (linkToken: string) => Promise<TakenLink | null>;
};

export function provideParticipantAuth(deps: ParticipantAuthDeps) {
  const { participant, store, now, language, timezone, watchTouch, takeEarlyLink } = deps;
  const askPackage = async (sessionId: string, token: string, signal?: AbortSignal) => {
    const answer = await participant.fetchDataPackage(
      { sessionId, language: language(), timezone: timezone(), with: 'start', visit: 'untouched' },
      token,
      signal,
    );
    if (!answer) throw new ApiError({ kind: 'client', status: 0, message: noDataMessage });
    return answer;
  };
  let prefetched: { token: string; answer: ReturnType<typeof askPackage> } | null = null;
  /** Requests the data package in parallel: deriving the token's encryption key takes a tenth of a second. */
  const keep = (
    { token, session_id: sessionId, email }: { token: string; session_id: string; email: string },
    early: TakenLink['dataPackage'] = Promise.resolve(null),
  ) => {
    prefetched = { token, answer: early.then((found) => found ?? askPackage(sessionId, token)) };
    prefetched.answer.catch(() => undefined);
    return store.keep({ token, sessionId }, email);
  };
  return participantAuthMachine.provide({
    actors: {
      restoreParticipant: fromPromise(() => store.restore()),
      logIn: fromPromise(async ({ input, signal }) =>
        keep(await participant.logIn(input.email, input.sessionId, signal)),
      ),
      sendCode: fromPromise(async ({ input, signal }) => {
        try {
          const sent = await participant.sendEntryCode(input.email, input.sessionId, signal);
          return {
            kind: 'sent' as const,
            sentUntil: now() + sent.expires_in_ms,
            resendAt: now() + sent.resend_in_ms,
          };
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 429) throw error;
          return { kind: 'wait' as const, resendAt: now() + (error.retryAfterSeconds ?? 60) * 1000 };
        }
      }),
      enterByCode: fromPromise(async ({ input, signal }) =>
        keep(await participant.enterByCode(input.email, input.sessionId, input.code, signal)),
      ),
      openLink: fromPromise(async ({ input, signal }) => {
        const early = await takeEarlyLink(input.linkToken);
        return early
          ? keep(early.entered, early.dataPackage)
          : keep(await participant.openLink(input.linkToken, signal));
      }),
      fetchDataPackage: fromPromise(async ({ input, signal }) => {
        const ahead = prefetched?.token === input.token ? prefetched.answer : null;
        prefetched = null;
        return ahead ?? askPackage(input.sessionId, input.token, signal);
      }),
      watchTouch: fromCallback(({ sendBack }) => watchTouch(() => sendBack({ type: 'page.touched' }))),
      noteArrival: fromPromise(({ input, signal }) =>
        participant.arrive({ language: language(), timezone: timezone() }, input.token, signal),
      ),
      answerAttendance: fromPromise(({ input, signal }) =>
        participant.decline(input.declined, input.token, signal),
      ),
      keepLanguage: fromPromise(({ input, signal }) =>
        participant.chooseLanguage(input.language, input.token, signal),
      ),
      endParticipant: fromPromise(async ({ input, signal }) => {
        await store.clear();
        if (input.token !== null) await participant.logOut(input.token, signal);
      }),
      // Last: the call to the server needs the anti-forgery cookie.
      clearParticipant: fromPromise(() => store.clear().finally(deps.expireCookies)),
    },
  });
}

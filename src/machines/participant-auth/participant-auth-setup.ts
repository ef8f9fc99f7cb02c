import {
  type ActorRef,
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { DataPackage, SessionStart } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { ApiError, isPassing } from '../../services/http/api-error.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';
import type {
  StoredParticipant,
  RestoredParticipant,
} from '../../services/token-vault/participant-session-store.ts';
import { log } from '../../services/log.ts';

export type ParticipantAuthInput = { parent: ActorRef<Snapshot<unknown>, ParticipantAuthFact> };

/** Instants in Unix ms of this browser's clock; `sentUntil` is null while no code is known to have been sent. */
export type Confirming = {
  email: string;
  sessionId: string;
  sentUntil: number | null;
  resendAt: number | null;
};

export type ParticipantAuthContext = ParticipantAuthInput & {
  token: string | null;
  sessionId: string | null;
  /** The token was restored from this browser's storage. */
  isRestored: boolean;
  dataPackage: DataPackage | null;
  failure: Failure | null;
  /** The person whose address is being verified by a code; kept while they look for the mail. */
  confirming: Confirming | null;
  /** The failure of the last answer about attendance. */
  answerFailure: Failure | null;
  /** Languages chosen and not stored yet: the one being sent, then the last choice. */
  languages: readonly SpokenLanguage[];
};

/** The outcome of a request for a code. `wait`: one was sent a moment ago, so none was sent now. */
export type SentCode =
  | { kind: 'sent'; sentUntil: number; resendAt: number }
  | { kind: 'wait'; resendAt: number };

export type ParticipantAuthEvent =
  | { type: 'form.submitted'; email: string; sessionId: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  | { type: 'code.abandoned' }
  | { type: 'link.opened'; linkToken: string }
  | { type: 'package.requested' }
  /** The data being fetched may be older than the last answer. */
  | { type: 'package.invalidated' }
  | { type: 'attendance.declined' }
  | { type: 'attendance.promised' }
  | { type: 'language.chosen'; language: SpokenLanguage }
  /** By a person; link scanners of mail servers do not send it. */
  | { type: 'page.touched' }
  | { type: 'logout.requested' }
  | { type: 'clear.requested' }
  | { type: 'storage.changed'; present: boolean }
  | { type: 'request.unauthenticated'; token: string; failure: Failure }
  | { type: 'failure.dismissed' }
  | { type: 'retry.requested' };

/** Events for the parent. */
export type ParticipantAuthFact =
  /** `start` is the first snapshot and token of the data package. */
  | { type: 'participant.known'; dataPackage: DataPackage; start: SessionStart | null }
  /** Clearing resets the playback, which belongs to another machine. */
  | { type: 'participant.cleared' };

/** Milliseconds. */
export const participantAuthDelays = { reconnect: 3000, logoutPatience: 3000 } as const;

export const noDataMessage = 'No data received from API';

const toParent = ({ context }: { context: ParticipantAuthContext }) => context.parent;

const missing = (name: string) => () => Promise.reject(new Error(`\`${name}\` must be provided`));

export const participantAuthSetup = setup({
  types: {
    context: {} as ParticipantAuthContext,
    events: {} as ParticipantAuthEvent,
    input: {} as ParticipantAuthInput,
  },
  actors: {
    restoreParticipant: fromPromise<RestoredParticipant>(missing('restoreParticipant')),
    logIn: fromPromise<StoredParticipant, { email: string; sessionId: string }>(missing('logIn')),
    sendCode: fromPromise<SentCode, Confirming>(missing('sendCode')),
    enterByCode: fromPromise<StoredParticipant, Confirming & { code: string }>(missing('enterByCode')),
    openLink: fromPromise<StoredParticipant, { linkToken: string }>(missing('openLink')),
    fetchDataPackage: fromPromise<DataPackage, StoredParticipant>(missing('fetchDataPackage')),
    /** Sends `page.touched` with the first interaction. */
    watchTouch: fromCallback<ParticipantAuthEvent>(() => {
      throw new Error('`watchTouch` must be provided');
    }),
    noteArrival: fromPromise<void, { token: string }>(missing('noteArrival')),
    answerAttendance: fromPromise<void, { token: string; declined: boolean }>(missing('answerAttendance')),
    keepLanguage: fromPromise<void, { token: string; language: SpokenLanguage }>(missing('keepLanguage')),
    endParticipant: fromPromise<void, { token: string | null }>(missing('endParticipant')),
    clearParticipant: fromPromise<void>(missing('clearParticipant')),
  },
  actions: {
    adoptToken: assign((_, { token, sessionId }: StoredParticipant) => ({
      token,
      sessionId,
      isRestored: false,
      failure: null,
      answerFailure: null,
      confirming: null,
    })),
    noteRestored: assign({ isRestored: true }),
    beginConfirming: assign((_, { email, sessionId }: { email: string; sessionId: string }) => ({
      confirming: { email, sessionId, sentUntil: null, resendAt: null },
    })),
    noteSentCode: assign(({ context: { confirming } }, { kind, ...times }: SentCode) => ({
      confirming: confirming && { ...confirming, ...times },
    })),
    endConfirming: assign({ confirming: null }),
    adoptPackage: enqueueActions(({ enqueue }, answer: { dataPackage: DataPackage }) => {
      const { start = null, ...dataPackage } = answer.dataPackage;
      enqueue.assign({ dataPackage });
      enqueue.sendTo(toParent, { type: 'participant.known', dataPackage, start });
    }),
    adoptAnswer: assign(({ context: { dataPackage } }, { declined }: { declined: boolean }) => ({
      dataPackage: dataPackage && { ...dataPackage, declined },
    })),
    forget: assign({
      token: null,
      sessionId: null,
      isRestored: false,
      dataPackage: null,
      answerFailure: null,
    }),
    forgetAnswerFailure: assign({ answerFailure: null }),
    rememberAnswerFailure: assign((_, { error }: { error: unknown }) => ({
      answerFailure: toFailure(error),
    })),
    requestPackage: raise({ type: 'package.requested' }),
    invalidatePackage: raise({ type: 'package.invalidated' }),
    wantLanguage: assign(({ context }, { language }: { language: SpokenLanguage }) => ({
      languages: [...context.languages.slice(0, 1), language],
    })),
    forgetFirstLanguage: assign({ languages: ({ context }) => context.languages.slice(1) }),
    forgetLanguages: assign({ languages: [] }),
    forgetFailure: assign({ failure: null }),
    adoptFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitCleared: sendTo(toParent, { type: 'participant.cleared' }),
    reportFailure: (_, { error }: { error: unknown }) => log.warn(toFailure(error).message),
  },
  guards: {
    isRestored: (_, participant: RestoredParticipant) => participant.kind === 'restored',
    hasToken: ({ context }) => context.token !== null,
    isPassing: (_, { error }: { error: unknown }) => isPassing(error),
    isCodeNeeded: ({ context }, { error }: { error: unknown }) =>
      error instanceof ApiError && error.fieldErrors.code !== undefined && context.confirming !== null,
    isLanguageWanted: ({ context }) => context.languages.length > 0,
    isAnotherWanted: ({ context }) => context.languages.length > 1,
    isOwnToken: ({ context, event }) => {
      assertEvent(event, 'request.unauthenticated');
      return event.token === context.token;
    },
    isPresent: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return event.present;
    },
    isGone: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return !event.present;
    },
  },
  delays: participantAuthDelays,
});

/** The participant, in states that always have one. */
export function participantOf({ token, sessionId }: ParticipantAuthContext): StoredParticipant {
  if (token === null || sessionId === null) throw new Error('No participant in a state that needs one');
  return { token, sessionId };
}

/** The person whose address is being verified, in states that always have one. */
export function confirmingOf({ confirming }: ParticipantAuthContext): Confirming {
  if (confirming === null) throw new Error('No address is being proved in a state that needs one');
  return confirming;
}

/** The language to be stored, in states that always have one. */
export function wantedLanguageOf({ languages: [language] }: ParticipantAuthContext): SpokenLanguage {
  if (language === undefined) throw new Error('No language was chosen in a state that keeps one');
  return language;
}

/** The restored value; a guard precedes every use. */
export function toStored(participant: RestoredParticipant): StoredParticipant {
  if (participant.kind !== 'restored') throw new Error('No participant was restored');
  return { token: participant.token, sessionId: participant.sessionId };
}

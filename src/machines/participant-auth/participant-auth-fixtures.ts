import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { toFailure } from '../../services/http/failure.ts';
import type {
  StoredParticipant,
  RestoredParticipant,
} from '../../services/token-vault/participant-session-store.ts';
import { participantAuthMachine } from './participant-auth-machine.ts';
import type {
  Confirming,
  ParticipantAuthEvent,
  ParticipantAuthFact,
  SentCode,
} from './participant-auth-setup.ts';

export const dataPackage: DataPackage = {
  consumer: {
    id: 7,
    first_name: 'Ben',
    last_name: 'Okoro',
    email: 'ben@firm.example',
    created_at: '2026-01-01',
  },
  seat_id: 'seat-1',
  declined: false,
  plans: false,
  session: {
    id: 's1',
    title: 'The Borrowed Light',
    status: 'scheduled',
    starts_at: 0,
    timezone_id: 'Europe/London',
    host: 'Ana',
    company: 'Firm',
    logo_url: null,
    colour: null,
    analytics: true,
    chat: true,
    retention: { people: null, chats: null, results: null },
    trial: false,
  },
  story: {
    slug: 'x',
    title: 'x',
    tagline: 'x',
    length_minutes: 10,
    cover_url: '/x',
    teaser_url: '/media/teaser/master.m3u8',
    teaser_ends_ms: null,
    teaser_sound_url: '/media/teaser/240p/sound/media.m3u8',
    language: 'en',
    languages: ['en', 'de'],
  },
  language: 'en',
  room: { engine: 'mesh', faces: 6 },
  ice_servers: [],
};
export const client = (status: number, message: string) => new ApiError({ kind: 'client', status, message });
export const ended = toFailure(client(401, 'Unauthenticated.'));
export const sentence = 'Ana of Firm has taken you off the list for “The Borrowed Light”.';
const withoutSeat = (status: number, fieldErrors: Record<string, string[]>) =>
  new ApiError({
    kind: 'client',
    status,
    code: 'CONSUMER_002',
    message: 'Consumer not assigned to a session',
    fieldErrors,
  });
export const givenUp = (status: number) => withoutSeat(status, { seat: [sentence] });
export const companyClosed = (status: number) =>
  withoutSeat(status, { company: ['The company that invited you has closed its account.'] });
export const offline = new ApiError({ kind: 'network', status: 0, message: 'Unable to connect' });

/** The machine with nothing real behind it; `settle` lets what is under way end. */
export async function createTestParticipantAuth(
  stubs: {
    restored?: RestoredParticipant | Error;
    letIn?: () => Promise<StoredParticipant>;
    fetch?: () => Promise<DataPackage>;
    answer?: () => Promise<void>;
    link?: () => Promise<StoredParticipant>;
    sent?: () => Promise<SentCode>;
    byCode?: () => Promise<StoredParticipant>;
    keepLanguage?: () => Promise<void>;
    arrive?: () => Promise<void>;
  } = {},
) {
  const clock = new SimulatedClock();
  const world = { fetch: stubs.fetch ?? (async () => dataPackage), restored: stubs.restored };
  const letIn = stubs.letIn ?? (async () => ({ token: 'x1', sessionId: 's1' }));
  const calls = {
    logIn: vi.fn((_input: { email: string; sessionId: string }) => letIn()),
    sendCode: vi.fn((_input: Confirming) =>
      (stubs.sent ?? (async () => ({ kind: 'sent' as const, sentUntil: 600, resendAt: 60 })))(),
    ),
    enterByCode: vi.fn((_input: Confirming & { code: string }) =>
      (stubs.byCode ?? (async () => ({ token: 'x2', sessionId: 's1' })))(),
    ),
    openLink: vi.fn((_input: { linkToken: string }) => (stubs.link ?? letIn)()),
    answer: vi.fn((_input: { token: string; declined: boolean }) =>
      (stubs.answer ?? (async () => undefined))(),
    ),
    keepLanguage: vi.fn((_input: { token: string; language: SpokenLanguage }) =>
      (stubs.keepLanguage ?? (async () => undefined))(),
    ),
    arrive: vi.fn((_input: { token: string }) => (stubs.arrive ?? (async () => undefined))()),
    end: vi.fn(async (_input: { token: string | null }) => undefined),
    clear: vi.fn(async () => undefined),
  };
  const { facts, parent } = createFactCollector<ParticipantAuthFact>();
  const actor = createActor(
    participantAuthMachine.provide({
      actors: {
        restoreParticipant: fromPromise<RestoredParticipant>(async () => {
          if (world.restored instanceof Error) throw world.restored;
          return world.restored ?? { kind: 'none' };
        }),
        logIn: fromPromise<StoredParticipant, { email: string; sessionId: string }>(({ input }) =>
          calls.logIn(input),
        ),
        sendCode: fromPromise<SentCode, Confirming>(({ input }) => calls.sendCode(input)),
        enterByCode: fromPromise<StoredParticipant, Confirming & { code: string }>(({ input }) =>
          calls.enterByCode(input),
        ),
        openLink: fromPromise<StoredParticipant, { linkToken: string }>(({ input }) => calls.openLink(input)),
        fetchDataPackage: fromPromise<DataPackage, StoredParticipant>(() => world.fetch()),
        answerAttendance: fromPromise<void, { token: string; declined: boolean }>(
          ({ input: { token, declined } }) => calls.answer({ token, declined }),
        ),
        keepLanguage: fromPromise<void, { token: string; language: SpokenLanguage }>(
          ({ input: { token, language } }) => calls.keepLanguage({ token, language }),
        ),
        watchTouch: fromCallback<ParticipantAuthEvent>(() => undefined),
        noteArrival: fromPromise<void, { token: string }>(({ input: { token } }) => calls.arrive({ token })),
        endParticipant: fromPromise<void, { token: string | null }>(({ input }) => calls.end(input)),
        clearParticipant: fromPromise<void>(calls.clear),
      },
    }),
    { clock, input: { parent } },
  );
  const cleared = () => facts.filter(({ type }) => type === 'participant.cleared').length;
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  await settle();
  /** All that it holds but its parent. */
  const held = () => {
    const { parent: _, ...rest } = actor.getSnapshot().context;
    return rest;
  };
  return { actor, calls, cleared, held, clock, settle, world };
}

export const kept: RestoredParticipant = { kind: 'restored', token: 'x0', sessionId: 's1' };
export const signedOut = {
  token: null,
  sessionId: null,
  isRestored: false,
  dataPackage: null,
  confirming: null,
};

export const refusedOn = (field: string, status = 422) =>
  new ApiError({ kind: 'client', status, message: 'No', fieldErrors: { [field]: ['No'] } });

export async function atTheCode(stubs: Parameters<typeof createTestParticipantAuth>[0] = {}) {
  const test = await createTestParticipantAuth({
    letIn: () => Promise.reject(refusedOn('code')),
    ...stubs,
  });
  test.actor.send({ type: 'form.submitted', email: 'ben@firm.example', sessionId: 's1' });
  await test.settle();
  return test;
}

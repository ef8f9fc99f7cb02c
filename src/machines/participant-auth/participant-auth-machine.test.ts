import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type {
  KeptParticipant,
  RestoredParticipant,
} from '../../services/token-vault/participant-session-store.ts';
import { toFailure } from '../../services/http/failure.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { participantAuthMachine } from './participant-auth-machine.ts';
import type { Confirming, ParticipantAuthFact, SentCode } from './participant-auth-setup.ts';
import { selectConfirming, selectGivenUp } from './participant-auth-selectors.ts';

const dataPackage: DataPackage = {
  consumer: {
    id: 7,
    first_name: 'Ben',
    last_name: 'Okoro',
    email: 'ben@firm.example',
    created_at: '2026-01-01',
  },
  seat_id: 'seat-1',
  declined: false,
  session: {
    id: 's1',
    title: 'The Borrowed Light',
    status: 'scheduled',
    starts_at: 0,
    timezone_id: 'Europe/London',
    host: 'Ana',
    company: 'Firm',
  },
  story: {
    slug: 'x',
    title: 'x',
    tagline: 'x',
    length_minutes: 10,
    cover_url: '/x',
    language: 'en',
    languages: ['en', 'de'],
  },
  language: 'en',
  ice_servers: [],
};
const client = (status: number, message: string) => new ApiError({ kind: 'client', status, message });
const ended = toFailure(client(401, 'Unauthenticated.'));
const sentence = 'Ana of Firm has taken you off the list for “The Borrowed Light”.';
const givenUp = (status: number) =>
  new ApiError({
    kind: 'client',
    status,
    code: 'CONSUMER_002',
    message: 'Consumer not assigned to a session',
    fieldErrors: { seat: [sentence] },
  });
const offline = new ApiError({ kind: 'network', status: 0, message: 'Unable to connect' });

async function createTestParticipantAuth(
  stubs: {
    restored?: RestoredParticipant | Error;
    letIn?: () => Promise<KeptParticipant>;
    fetch?: () => Promise<DataPackage>;
    answer?: () => Promise<void>;
    link?: () => Promise<KeptParticipant>;
    sent?: () => Promise<SentCode>;
    byCode?: () => Promise<KeptParticipant>;
    keepLanguage?: () => Promise<void>;
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
        logIn: fromPromise<KeptParticipant, { email: string; sessionId: string }>(({ input }) =>
          calls.logIn(input),
        ),
        sendCode: fromPromise<SentCode, Confirming>(({ input }) => calls.sendCode(input)),
        enterByCode: fromPromise<KeptParticipant, Confirming & { code: string }>(({ input }) =>
          calls.enterByCode(input),
        ),
        openLink: fromPromise<KeptParticipant, { linkToken: string }>(({ input }) => calls.openLink(input)),
        fetchDataPackage: fromPromise<DataPackage, KeptParticipant>(() => world.fetch()),
        answerAttendance: fromPromise<void, { token: string; declined: boolean }>(
          ({ input: { token, declined } }) => calls.answer({ token, declined }),
        ),
        keepLanguage: fromPromise<void, { token: string; language: SpokenLanguage }>(
          ({ input: { token, language } }) => calls.keepLanguage({ token, language }),
        ),
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

const kept: RestoredParticipant = { kind: 'restored', token: 'x0', sessionId: 's1' };
const nobody = { token: null, sessionId: null, dataPackage: null, confirming: null };

const refusedOn = (field: string, status = 422) =>
  new ApiError({ kind: 'client', status, message: 'No', fieldErrors: { [field]: ['No'] } });

async function atTheCode(stubs: Parameters<typeof createTestParticipantAuth>[0] = {}) {
  const test = await createTestParticipantAuth({
    letIn: () => Promise.reject(refusedOn('code')),
    ...stubs,
  });
  test.actor.send({ type: 'form.submitted', email: 'ben@firm.example', sessionId: 's1' });
  await test.settle();
  return test;
}

describe('proving the address', () => {
  const waiting = { email: 'ben@firm.example', sessionId: 's1', sentUntil: 600, resendAt: 60 };

  test('where a code is asked for, one is sent by itself, and the code lets in', async () => {
    const { actor, calls, settle } = await atTheCode();
    expect(calls.sendCode).toHaveBeenCalledTimes(1);
    expect(selectConfirming(actor.getSnapshot())).toEqual(waiting);
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'code.submitted', code: '123456' });
    await settle();
    expect(calls.enterByCode).toHaveBeenCalledWith({ ...waiting, code: '123456' });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(actor.getSnapshot().context.confirming).toBeNull();
  });

  test('a wrong code is said so and may be tried again; the address is kept', async () => {
    const { actor, settle } = await atTheCode({ byCode: () => Promise.reject(refusedOn('code')) });
    actor.send({ type: 'code.submitted', code: '000000' });
    await settle();
    expect(actor.getSnapshot().matches({ confirming: 'awaiting' })).toBe(true);
    expect(actor.getSnapshot().context.failure?.fieldErrors).toEqual({ code: ['No'] });
    expect(selectConfirming(actor.getSnapshot())).toEqual(waiting);
  });

  test('another code is sent on request; one asked for too soon keeps the one before it good', async () => {
    const sent: SentCode[] = [
      { kind: 'sent', sentUntil: 600, resendAt: 60 },
      { kind: 'wait', resendAt: 90 },
    ];
    const { actor, calls, settle } = await atTheCode({
      sent: async () => sent.shift() ?? { kind: 'wait', resendAt: 0 },
    });
    actor.send({ type: 'code.requested' });
    await settle();
    expect(calls.sendCode).toHaveBeenCalledTimes(2);
    expect(selectConfirming(actor.getSnapshot())).toEqual({ ...waiting, resendAt: 90 });
  });

  test('a code that could not be sent is said so, and may be asked for again', async () => {
    const { actor, settle } = await atTheCode({ sent: () => Promise.reject(offline) });
    expect(actor.getSnapshot().matches({ confirming: 'awaiting' })).toBe(true);
    expect(actor.getSnapshot().context.failure?.kind).toBe('network');
    expect(actor.getSnapshot().can({ type: 'code.requested' })).toBe(true);
    await settle();
  });

  test('another address leads back to the form; a personal link needs no code', async () => {
    const { actor, settle } = await atTheCode();
    actor.send({ type: 'code.abandoned' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(selectConfirming(actor.getSnapshot())).toBeNull();
    const other = await atTheCode({ link: async () => ({ token: 'x3', sessionId: 's1' }) });
    other.actor.send({ type: 'link.opened', linkToken: 'secret' });
    await other.settle();
    expect(other.actor.getSnapshot().matches('ready')).toBe(true);
    await settle();
  });
});

describe('another language', () => {
  test('is kept with the seat, and everything is fetched in it', async () => {
    const { actor, calls, settle, world } = await createTestParticipantAuth({ restored: kept });
    world.fetch = async () => ({ ...dataPackage, language: 'de' });
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(calls.keepLanguage).toHaveBeenCalledWith({ token: 'x0', language: 'de' });
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('de');
    expect(actor.getSnapshot().matches({ ready: 'current' })).toBe(true);
  });

  test('that does not reach the server leaves the one before', async () => {
    const { actor, settle } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => Promise.reject(offline),
    });
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('en');
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Unable to connect']]);
    vi.mocked(console.warn).mockClear();
    expect(actor.getSnapshot().matches({ ready: 'current' })).toBe(true);
  });
});

describe('letting in', () => {
  test('e-mail and session id give a token, then the data package', async () => {
    const { actor, calls, held, settle } = await createTestParticipantAuth();
    actor.send({ type: 'form.submitted', email: 'ben@firm.example', sessionId: 's1' });
    await settle();
    expect(calls.logIn).toHaveBeenCalledWith({ email: 'ben@firm.example', sessionId: 's1' });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(held()).toEqual({
      token: 'x1',
      sessionId: 's1',
      dataPackage,
      failure: null,
      confirming: null,
      answerFailure: null,
    });
  });

  test('a personal link does the same, whoever was in before', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'link.opened', linkToken: 'secret' });
    await settle();
    expect(calls.openLink).toHaveBeenCalledWith({ linkToken: 'secret' });
    expect(actor.getSnapshot().context.token).toBe('x1');
  });

  test('a refusal keeps the message and lets nobody in', async () => {
    const { actor, settle } = await createTestParticipantAuth({
      letIn: () => Promise.reject(client(422, 'We could not find an invitation for this email and session.')),
    });
    actor.send({ type: 'form.submitted', email: 'x@y.example', sessionId: 's1' });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.failure?.message).toBe(
      'We could not find an invitation for this email and session.',
    );
  });

  test('a stored token is used after a reload', async () => {
    const { held } = await createTestParticipantAuth({ restored: kept });
    expect(held()).toEqual({
      token: 'x0',
      sessionId: 's1',
      dataPackage,
      failure: null,
      confirming: null,
      answerFailure: null,
    });
  });

  test('a token that cannot be decrypted is cleared', async () => {
    const { calls, cleared } = await createTestParticipantAuth({ restored: new VaultError('decrypt') });
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(cleared()).toBe(1);
  });
});

describe('the data package', () => {
  test('that is refused clears the participant and the playback', async () => {
    const { actor, calls, cleared } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(client(0, 'No data received from API')),
    });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(actor.getSnapshot().context.failure?.message).toBe('No data received from API');
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(cleared()).toBe(1);
  });

  test('that cannot be reached clears what is shown but keeps the stored token for the next try', async () => {
    const { actor, calls, cleared, clock, settle, world } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(offline),
    });
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(cleared()).toBe(1);
    expect(calls.clear).not.toHaveBeenCalled();
    world.fetch = async () => dataPackage;
    clock.increment(3000);
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
  });
});

describe('once in', () => {
  test('a 401 for the own token clears', async () => {
    const { actor, calls, held, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'x0', failure: ended });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(held()).toEqual({ ...nobody, failure: ended, answerFailure: null });
    expect(calls.clear).toHaveBeenCalledTimes(1);
  });

  test('a 401 for another token changes nothing', async () => {
    const { actor } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'old', failure: ended });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });

  test('leaving tells the server, then clears', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'logout.requested' });
    await settle();
    expect(calls.end).toHaveBeenCalledWith({ token: 'x0' });
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
  });

  test('leaving waits 3 s for a server that does not answer, and no longer', async () => {
    const { actor, calls, clock, settle } = await createTestParticipantAuth({ restored: kept });
    calls.end.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'logout.requested' });
    clock.increment(2999);
    expect(actor.getSnapshot().value).toBe('leaving');
    clock.increment(1);
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(nobody);
  });

  test('a log-out from all tells the server of whoever is in, and clears what is left of nobody', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'clear.requested' });
    await settle();
    expect(calls.end.mock.calls).toEqual([[{ token: 'x0' }]]);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    actor.send({ type: 'clear.requested' });
    await settle();
    expect([calls.end.mock.calls.length, calls.clear.mock.calls.length]).toEqual([1, 2]);
  });

  test('a log-out from all in another tab ends this one and its playback, and leaves the store alone', async () => {
    const { actor, calls, cleared } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'storage.changed', present: false });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(cleared()).toBe(1);
    expect(calls.clear).not.toHaveBeenCalled();
  });

  test('somebody let in in another tab is in here too', async () => {
    const { actor, settle, world } = await createTestParticipantAuth();
    world.restored = kept;
    actor.send({ type: 'storage.changed', present: true });
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
  });

  test('the package can be fetched anew', async () => {
    const { actor, settle, world } = await createTestParticipantAuth({ restored: kept });
    const moved = { ...dataPackage, session: { ...dataPackage.session, starts_at: 5 } };
    world.fetch = async () => moved;
    actor.send({ type: 'package.requested' });
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(moved);
  });
});

describe('a place that the organiser has given up', () => {
  test('is known while waiting, and the participant is cleared', async () => {
    const { actor, calls, cleared, settle } = await createTestParticipantAuth({ restored: kept });
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'request.unauthenticated', token: 'x0', failure: toFailure(givenUp(401)) });
    await settle();
    expect(selectGivenUp(actor.getSnapshot())).toBe(sentence);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect([calls.clear.mock.calls.length, cleared()]).toEqual([1, 1]);
  });

  test('is known after a reload', async () => {
    const { actor } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(givenUp(401)),
    });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(selectGivenUp(actor.getSnapshot())).toBe(sentence);
  });

  test('is known by the old personal link, until it is read or somebody comes in', async () => {
    const answers: (() => Promise<KeptParticipant>)[] = [
      () => Promise.reject(givenUp(410)),
      () => Promise.reject(givenUp(410)),
      async () => ({ token: 'x2', sessionId: 's2' }),
    ];
    const letIn = () => answers.shift()?.() ?? Promise.reject(offline);
    const { actor, settle } = await createTestParticipantAuth({ letIn });
    const open = async () => {
      actor.send({ type: 'link.opened', linkToken: 'old' });
      await settle();
    };
    await open();
    expect(selectGivenUp(actor.getSnapshot())).toBe(sentence);
    actor.send({ type: 'failure.dismissed' });
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
    await open();
    actor.send({ type: 'form.submitted', email: 'ben@firm.example', sessionId: 's2' });
    await settle();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
  });
});

describe('saying that one cannot come', () => {
  const started = { ...dataPackage, session: { ...dataPackage.session, status: 'live' as const } };

  test('is told to the server and known at once, and so is taking it back', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'attendance.declined' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual({ ...dataPackage, declined: true });
    actor.send({ type: 'attendance.promised' });
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
    expect(calls.answer.mock.calls).toEqual([
      [{ token: 'x0', declined: true }],
      [{ token: 'x0', declined: false }],
    ]);
  });

  test('a second click while it is on its way says nothing', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'attendance.declined' });
    actor.send({ type: 'attendance.declined' });
    await settle();
    expect(calls.answer).toHaveBeenCalledTimes(1);
  });

  test('a refusal is kept beside what is so now', async () => {
    const { actor, settle, world } = await createTestParticipantAuth({
      restored: kept,
      answer: () => Promise.reject(client(409, 'Failed to update session')),
    });
    world.fetch = async () => started;
    actor.send({ type: 'attendance.declined' });
    await settle();
    const { context, value } = actor.getSnapshot();
    expect(value).toEqual({ ready: 'current' });
    expect(context.dataPackage).toEqual(started);
    expect(context.answerFailure?.message).toBe('Failed to update session');
  });

  test('without a line the page stays, and the next word forgets the failure', async () => {
    let line = false;
    const { actor, settle, world } = await createTestParticipantAuth({
      restored: kept,
      answer: async () => {
        if (!line) throw offline;
      },
    });
    world.fetch = () => Promise.reject(offline);
    actor.send({ type: 'attendance.declined' });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({
      dataPackage,
      answerFailure: { message: 'Unable to connect' },
    });
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Unable to connect']]);
    vi.mocked(console.warn).mockClear();
    line = true;
    actor.send({ type: 'attendance.declined' });
    expect(actor.getSnapshot().context.answerFailure).toBeNull();
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.declined).toBe(true);
  });

  test('is not lost while the package is fetched anew', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'package.requested' });
    actor.send({ type: 'attendance.declined' });
    await settle();
    expect(calls.answer).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.dataPackage?.declined).toBe(true);
  });
});

test('every state is reachable', () => {
  const letIn = { output: { token: 'x1', sessionId: 's1' } };
  const failures = [{ error: offline }, { error: client(404, 'gone') }];
  const samples = {
    'form.submitted': [{ email: '', sessionId: '' }],
    'link.opened': [{ linkToken: '' }],
    'storage.changed': [{ present: false }, { present: true }],
    'request.unauthenticated': [{ token: 'x1', failure: ended }],
    'xstate.done.actor.0.participantAuth.restoring': [{ output: kept }, { output: { kind: 'none' } }],
    'xstate.done.actor.0.participantAuth.signingIn': [letIn],
    'xstate.error.actor.0.participantAuth.signingIn': [
      { error: client(422, 'unknown') },
      { error: refusedOn('code') },
    ],
    'xstate.done.actor.0.participantAuth.confirming.sending': [{ output: { kind: 'wait', resendAt: 0 } }],
    'code.submitted': [{ code: '123456' }],
    'xstate.done.actor.0.participantAuth.confirming.entering': [letIn],
    'xstate.done.actor.0.participantAuth.openingLink': [letIn],
    'xstate.done.actor.0.participantAuth.fetchingPackage': [{ output: dataPackage }],
    'xstate.error.actor.0.participantAuth.fetchingPackage': failures,
    'xstate.done.actor.0.participantAuth.ready.refetching': [{ output: dataPackage }],
    'xstate.error.actor.0.participantAuth.ready.refetching': failures,
  };
  expect(
    unreachableStates(participantAuthMachine, { samples, identity: 'value', input: createFactCollector() }),
  ).toEqual([]);
});

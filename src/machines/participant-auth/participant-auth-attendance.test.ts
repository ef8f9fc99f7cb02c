import { describe, expect, test, vi } from 'vitest';
import { toFailure } from '../../services/http/failure.ts';
import type { StoredParticipant } from '../../services/token-vault/participant-session-store.ts';
import {
  client,
  companyClosed,
  createTestParticipantAuth,
  dataPackage,
  givenUp,
  kept,
  signedOut,
  offline,
  sentence,
} from './participant-auth-fixtures.ts';
import { selectGivenUp, selectIsCompanyClosed } from './participant-auth-selectors.ts';

describe('a place that the organiser has given up', () => {
  test('is known while waiting, and the participant is cleared', async () => {
    const { actor, calls, cleared, settle } = await createTestParticipantAuth({ restored: kept });
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'request.unauthenticated', token: 'x0', failure: toFailure(givenUp(401)) });
    await settle();
    expect(selectGivenUp(actor.getSnapshot())?.fieldErrors.seat).toEqual([sentence]);
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
    expect([calls.clear.mock.calls.length, cleared()]).toEqual([1, 1]);
  });

  test('is another thing than a company that has closed its account', async () => {
    const { actor } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(companyClosed(401)),
    });
    const closed = actor.getSnapshot();
    expect([selectIsCompanyClosed(closed), selectGivenUp(closed)]).toEqual([true, null]);
    actor.send({ type: 'failure.dismissed' });
    expect(selectIsCompanyClosed(actor.getSnapshot())).toBe(false);
  });

  test('is known after a reload', async () => {
    const { actor } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(givenUp(401)),
    });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(selectGivenUp(actor.getSnapshot())?.fieldErrors.seat).toEqual([sentence]);
  });

  test('is shown by the old personal link, until it is read or a participant enters', async () => {
    const answers: (() => Promise<StoredParticipant>)[] = [
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
    expect(selectGivenUp(actor.getSnapshot())?.fieldErrors.seat).toEqual([sentence]);
    actor.send({ type: 'failure.dismissed' });
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
    await open();
    actor.send({ type: 'form.submitted', email: 'ben@firm.example', sessionId: 's2' });
    await settle();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(selectGivenUp(actor.getSnapshot())).toBeNull();
  });
});

describe('declining', () => {
  const started = { ...dataPackage, session: { ...dataPackage.session, status: 'live' as const } };

  test('is reported to the server and shown at once, and so is its withdrawal', async () => {
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

  test('ignores a second click during navigation', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'attendance.declined' });
    actor.send({ type: 'attendance.declined' });
    await settle();
    expect(calls.answer).toHaveBeenCalledTimes(1);
  });

  test('keeps a refusal beside the current state', async () => {
    const { actor, settle, world } = await createTestParticipantAuth({
      restored: kept,
      answer: () => Promise.reject(client(409, 'Failed to update session')),
    });
    world.fetch = async () => started;
    actor.send({ type: 'attendance.declined' });
    await settle();
    const { context, value } = actor.getSnapshot();
    expect(value).toEqual({
      ready: { package: 'current', arrival: 'untouched', attendance: 'answered', language: 'kept' },
    });
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

  test('is not lost while a language is kept with the seat, and neither is the language', async () => {
    const pending: (() => void)[] = [];
    const { actor, calls, settle } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => new Promise((resolve) => pending.push(resolve)),
      answer: () => new Promise((resolve) => pending.push(resolve)),
    });
    actor.send({ type: 'language.chosen', language: 'de' });
    actor.send({ type: 'attendance.declined' });
    actor.send({ type: 'language.chosen', language: 'en' });
    for (const tell of pending) tell();
    await settle();
    expect(calls.answer.mock.calls).toEqual([[{ token: 'x0', declined: true }]]);
    expect(calls.keepLanguage.mock.calls.map(([{ language }]) => language)).toEqual(['de', 'en']);
  });

  test('is kept, whatever an earlier request’s data package contains', async () => {
    const packages: ((one: typeof dataPackage) => void)[] = [];
    const { actor, settle, world } = await createTestParticipantAuth({ restored: kept });
    world.fetch = () => new Promise((resolve) => packages.push(resolve));
    actor.send({ type: 'package.requested' });
    actor.send({ type: 'attendance.declined' });
    await settle();
    packages[0]?.(dataPackage);
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.declined).toBe(true);
    packages[1]?.({ ...dataPackage, declined: true });
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.declined).toBe(true);
    expect(actor.getSnapshot().matches({ ready: { package: 'current' } })).toBe(true);
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

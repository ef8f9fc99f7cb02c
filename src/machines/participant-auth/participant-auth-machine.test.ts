import { describe, expect, test, vi } from 'vitest';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import {
  client,
  createTestParticipantAuth,
  dataPackage,
  ended,
  kept,
  signedOut,
  offline,
  refusedOn,
} from './participant-auth-fixtures.ts';
import { participantAuthMachine } from './participant-auth-machine.ts';

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
      isRestored: false,
      dataPackage,
      failure: null,
      confirming: null,
      answerFailure: null,
      languages: [],
    });
  });

  test('a personal link does the same for any former participant', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'link.opened', linkToken: 'secret' });
    await settle();
    expect(calls.openLink).toHaveBeenCalledWith({ linkToken: 'secret' });
    expect(actor.getSnapshot().context.token).toBe('x1');
  });

  test('a refusal keeps the message and admits no one', async () => {
    const { actor, settle } = await createTestParticipantAuth({
      letIn: () => Promise.reject(client(422, 'We couldn’t find an invitation for this email and session.')),
    });
    actor.send({ type: 'form.submitted', email: 'x@y.example', sessionId: 's1' });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.failure?.message).toBe(
      'We couldn’t find an invitation for this email and session.',
    );
  });

  test('a stored token is used after a reload', async () => {
    const { held } = await createTestParticipantAuth({ restored: kept });
    expect(held()).toEqual({
      token: 'x0',
      sessionId: 's1',
      isRestored: true,
      dataPackage,
      failure: null,
      confirming: null,
      answerFailure: null,
      languages: [],
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
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
    expect(actor.getSnapshot().context.failure?.message).toBe('No data received from API');
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(cleared()).toBe(1);
  });

  test('when unreachable clears the shown data but keeps the stored token for a retry', async () => {
    const { actor, calls, cleared, clock, settle, world } = await createTestParticipantAuth({
      restored: kept,
      fetch: () => Promise.reject(offline),
    });
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
    expect(cleared()).toBe(1);
    expect(calls.clear).not.toHaveBeenCalled();
    world.fetch = async () => dataPackage;
    clock.increment(3000);
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
  });
});

describe('another language', () => {
  const takeWarnings = () => vi.mocked(console.warn).mock.calls.splice(0);

  test('is stored with the seat, and everything is fetched in it', async () => {
    const { actor, calls, settle, world } = await createTestParticipantAuth({ restored: kept });
    world.fetch = async () => ({ ...dataPackage, language: 'de' });
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(calls.keepLanguage).toHaveBeenCalledWith({ token: 'x0', language: 'de' });
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('de');
    expect(actor.getSnapshot().matches({ ready: { package: 'current' } })).toBe(true);
  });

  test('is taken while everything is fetched for another reason', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'package.requested' });
    expect(actor.getSnapshot().matches({ ready: { package: 'refetching' } })).toBe(true);
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(calls.keepLanguage).toHaveBeenCalledWith({ token: 'x0', language: 'de' });
  });

  test('a choice made during another follows it, and the last one wins', async () => {
    const sent: (() => void)[] = [];
    const { actor, calls, settle, world } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => new Promise((resolve) => sent.push(resolve)),
    });
    const fetched: string[] = [];
    world.fetch = async () => {
      fetched.push('again');
      return { ...dataPackage, language: 'en' };
    };
    for (const language of ['de', 'en'] as const) actor.send({ type: 'language.chosen', language });
    expect(calls.keepLanguage.mock.calls.map(([{ language }]) => language)).toEqual(['de']);
    sent[0]?.();
    await settle();
    expect(calls.keepLanguage.mock.calls.map(([{ language }]) => language)).toEqual(['de', 'en']);
    expect(fetched).toEqual([]);
    sent[1]?.();
    await settle();
    expect(fetched).toEqual(['again']);
    expect(actor.getSnapshot().context).toMatchObject({ languages: [], dataPackage: { language: 'en' } });
  });

  test('that was waiting is not chosen for the next participant', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => new Promise(() => undefined),
    });
    actor.send({ type: 'language.chosen', language: 'de' });
    actor.send({ type: 'language.chosen', language: 'en' });
    actor.send({ type: 'form.submitted', email: 'ana@firm.example', sessionId: 's1' });
    await settle();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(calls.keepLanguage).toHaveBeenCalledTimes(1);
  });

  test('that does not reach the server is sent again', async () => {
    const answers = [() => Promise.reject(offline), async () => undefined];
    const { actor, calls, clock, settle, world } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => answers.shift()?.() ?? Promise.reject(offline),
    });
    world.fetch = async () => ({ ...dataPackage, language: 'de' });
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('en');
    expect(takeWarnings()).toEqual([['Unable to connect']]);
    clock.increment(3000);
    await settle();
    expect(calls.keepLanguage).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context).toMatchObject({ languages: [], dataPackage: { language: 'de' } });
  });

  test('that the server refuses leaves the one before', async () => {
    const { actor, settle } = await createTestParticipantAuth({
      restored: kept,
      keepLanguage: () => Promise.reject(client(422, 'unknown')),
    });
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(takeWarnings()).toHaveLength(1);
    expect(actor.getSnapshot().context).toMatchObject({ languages: [], dataPackage: { language: 'en' } });
    expect(actor.getSnapshot().matches({ ready: { package: 'current', language: 'kept' } })).toBe(true);
  });

  test('whose texts do not arrive is fetched again', async () => {
    const { actor, clock, settle, world } = await createTestParticipantAuth({ restored: kept });
    world.fetch = () => Promise.reject(offline);
    actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    expect(takeWarnings()).toEqual([['Unable to connect']]);
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('en');
    world.fetch = async () => ({ ...dataPackage, language: 'de' });
    clock.increment(3000);
    await settle();
    expect(actor.getSnapshot().context.dataPackage?.language).toBe('de');
    expect(actor.getSnapshot().matches({ ready: { package: 'current' } })).toBe(true);
  });
});

test('every state is reachable', () => {
  const letIn = { output: { token: 'x1', sessionId: 's1' } };
  const failures = [{ error: offline }, { error: client(404, 'gone') }];
  const samples = {
    'form.submitted': [{ email: '', sessionId: '' }],
    'link.opened': [{ linkToken: '' }],
    'language.chosen': [{ language: 'de' }],
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
    'xstate.done.actor.0.participantAuth.ready.package.refetching': [{ output: dataPackage }],
    'xstate.error.actor.0.participantAuth.ready.package.refetching': failures,
    'xstate.error.actor.0.participantAuth.ready.language.keeping': failures,
  };
  expect(
    unreachableStates(participantAuthMachine, { samples, identity: 'value', input: createFactCollector() }),
  ).toEqual([]);
});

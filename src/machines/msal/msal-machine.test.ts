import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import type { MsalClient } from '../../services/social/msal-client.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { type MsalFact, msalMachine } from './msal-machine.ts';
import { provideMsal } from './provide-msal.ts';

const settings: SocialProviderSettings = { id: 'microsoft', client_id: 'app' };

function createTestMsal(stubs: Partial<MsalClient> = {}) {
  const client = {
    initialise: vi.fn(stubs.initialise ?? (async () => undefined)),
    takeRedirect: vi.fn(stubs.takeRedirect ?? (async () => null)),
    signIn: vi.fn(stubs.signIn ?? (async () => undefined)),
    clear: vi.fn(async () => undefined),
  };
  const { facts, parent } = createFactCollector<MsalFact>();
  const actor = createActor(provideMsal({ client }), { input: { parent } });
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const signIn = async (given: SocialProviderSettings) => {
    actor.send({ type: 'signIn.requested', settings: given });
    await settle();
    return facts.at(-1);
  };
  return { actor, client, facts, settle, signIn };
}

describe('work-or-school sign-in', () => {
  test('initialises at the first sign-in, and leaves the page', async () => {
    const { client, signIn } = createTestMsal();
    expect(await signIn(settings)).toEqual({ type: 'microsoft.interacted', failure: null });
    expect(client.initialise).toHaveBeenCalledWith(settings);
    expect(client.signIn).toHaveBeenCalledTimes(1);
  });

  test('fails without a client id and starts nothing', async () => {
    const { client, signIn } = createTestMsal();
    expect(await signIn({ ...settings, client_id: '' })).toEqual({
      type: 'microsoft.interacted',
      failure: 'Microsoft client ID is not configured',
    });
    expect(client.initialise).not.toHaveBeenCalled();
  });

  test('reports a failed initialisation and can be retried', async () => {
    const answers = [
      () => Promise.reject(new Error('Failed to initialize Microsoft authentication')),
      () => Promise.resolve(),
    ];
    const { signIn } = createTestMsal({ initialise: () => answers.shift()?.() ?? Promise.resolve() });
    expect(await signIn(settings)).toEqual({
      type: 'microsoft.interacted',
      failure: 'Failed to initialize Microsoft authentication',
    });
    expect(await signIn(settings)).toEqual({ type: 'microsoft.interacted', failure: null });
  });

  test('interactions never overlap', async () => {
    const running = Promise.withResolvers<void>();
    const { actor, client, settle } = createTestMsal({ signIn: () => running.promise });
    actor.send({ type: 'signIn.requested', settings });
    actor.send({ type: 'signIn.requested', settings });
    await settle();
    actor.send({ type: 'signIn.requested', settings });
    running.resolve();
    await settle();
    expect(client.initialise).toHaveBeenCalledTimes(1);
    expect(client.signIn).toHaveBeenCalledTimes(1);
  });
});

describe('a pending redirect', () => {
  test('hands its token over once', async () => {
    const { actor, client, facts, settle } = createTestMsal({ takeRedirect: async () => 'id-token' });
    actor.send({ type: 'redirect.pending', settings });
    await settle();
    expect(facts).toEqual([{ type: 'microsoft.redirected', token: 'id-token' }]);
    expect(client.signIn).not.toHaveBeenCalled();
  });

  test.each([
    ['without settings', null],
    ['without a client id', { ...settings, client_id: '' }],
  ])('%s brings nothing, and nobody waits for it', (_what, given) => {
    const { actor, facts } = createTestMsal();
    actor.send({ type: 'redirect.pending', settings: given });
    expect(facts).toEqual([{ type: 'microsoft.redirected', token: null }]);
  });

  test('a library that fails to start yields nothing but a warning, and delays nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actor, facts, settle } = createTestMsal({ initialise: () => Promise.reject(new Error('down')) });
    actor.send({ type: 'redirect.pending', settings });
    await settle();
    expect(facts).toEqual([{ type: 'microsoft.redirected', token: null }]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  test('that failed is only warned of', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actor, facts, settle } = createTestMsal({
      takeRedirect: () => Promise.reject(new Error('state')),
    });
    actor.send({ type: 'redirect.pending', settings });
    await settle();
    expect(actor.getSnapshot().value).toBe('initialised');
    expect(facts).toEqual([{ type: 'microsoft.redirected', token: null }]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });
});

test('every state is reachable', () => {
  const samples = {
    'redirect.pending': [{ settings }],
    'signIn.requested': [{ settings }],
    'xstate.done.actor.0.msal.takingRedirect': [{ output: { token: null } }],
  };
  expect(unreachableStates(msalMachine, { samples, input: createFactCollector() })).toEqual([]);
});

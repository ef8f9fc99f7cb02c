import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { SocialOutcome } from '../../services/social/social-outcome.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import {
  socialSignInDelays,
  type SocialSignInFact,
  type SocialToken,
  socialSignInMachine,
} from './social-sign-in-machine.ts';

const google: SocialProviderSettings = { id: 'google', client_id: 'g' };
const microsoft: SocialProviderSettings = { id: 'microsoft', client_id: 'm' };
const answer: SocialToken = { token: 'ours', secret: { email: '', secret: 'random' } };

async function createTestSocialSignIn(
  stubs: {
    interact?: () => Promise<SocialOutcome>;
    verify?: () => Promise<SocialToken>;
    providers?: () => Promise<readonly SocialProviderSettings[]>;
  } = {},
) {
  const clock = new SimulatedClock();
  const world = { providers: stubs.providers ?? (async () => [google, microsoft]) };
  const verify = vi.fn((_input: { provider: string; token: string }) =>
    (stubs.verify ?? (async () => answer))(),
  );
  const { facts, parent } = createFactCollector<SocialSignInFact>();
  const actor = createActor(
    socialSignInMachine.provide({
      actors: {
        fetchProviders: fromPromise<readonly SocialProviderSettings[]>(() => world.providers()),
        interact: fromPromise<SocialOutcome, { settings: SocialProviderSettings }>(
          stubs.interact ?? (async () => ({ kind: 'token', token: 'theirs' })),
        ),
        verify: fromPromise<SocialToken, { provider: SocialProvider; token: string }>(({ input }) =>
          verify(input),
        ),
      },
    }),
    { clock, input: { parent } },
  );
  const tokens = () => facts.flatMap((fact) => (fact.type === 'token.verified' ? [fact.token] : []));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  actor.send({ type: 'providers.requested' });
  await settle();
  const choose = async () => {
    actor.send({ type: 'provider.chosen', provider: 'google' });
    await settle();
  };
  return { actor, choose, clock, facts, settle, tokens, verify, world };
}

describe('social sign-in', () => {
  test('verifies what the provider gave', async () => {
    const { choose, tokens, verify } = await createTestSocialSignIn();
    await choose();
    expect(verify).toHaveBeenCalledWith({ provider: 'google', token: 'theirs' });
    expect(tokens()).toEqual(['ours']);
  });

  test('an unconfigured provider cannot be chosen', async () => {
    const { actor } = await createTestSocialSignIn();
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'facebook' })).toBe(false);
  });

  test('providers that could not be fetched are fetched again', async () => {
    const { actor, clock, settle, world } = await createTestSocialSignIn({
      providers: () => Promise.reject(new Error('no line')),
    });
    world.providers = async () => [google, microsoft];
    clock.increment(socialSignInDelays.reconnect);
    await settle();
    expect(actor.getSnapshot().context.providers).toEqual([google, microsoft]);
  });

  test('its buttons work while nobody answers after a failed one', async () => {
    const { actor, choose, world } = await createTestSocialSignIn({
      verify: () => Promise.reject(new Error('no line')),
    });
    world.providers = () => Promise.reject(new Error('no line'));
    await choose();
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'google' })).toBe(true);
    world.providers = () => new Promise(() => undefined);
    await choose();
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'microsoft' })).toBe(true);
  });

  test('a closed window is no failure', async () => {
    const { actor, choose } = await createTestSocialSignIn({ interact: async () => ({ kind: 'dismissed' }) });
    await choose();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('reports a failed script, and the button works again', async () => {
    const { actor, choose } = await createTestSocialSignIn({
      interact: () => Promise.reject(new Error('no script')),
    });
    await choose();
    expect(actor.getSnapshot().context.failure).toBe('no script');
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'google' })).toBe(true);
  });

  test("a refused token shows the server's words for it", async () => {
    const refused = new ApiError({
      kind: 'client',
      status: 422,
      message: 'x',
      fieldErrors: { token: ['Open the link that we have just emailed'] },
    });
    const { actor, choose, tokens } = await createTestSocialSignIn({ verify: () => Promise.reject(refused) });
    await choose();
    expect(actor.getSnapshot().context.failure).toBe('Open the link that we have just emailed');
    expect(tokens()).toEqual([]);
  });

  test('reports a redirect without a result, and the buttons work', async () => {
    const { actor } = await createTestSocialSignIn();
    actor.send({ type: 'signIn.refused', provider: 'linkedin' });
    expect(actor.getSnapshot().context.failure).toBe('LinkedIn did not log you in. Please try again.');
    expect(actor.getSnapshot().can({ type: 'provider.chosen', provider: 'google' })).toBe(true);
  });

  test('a failure is forgotten with the page that showed it', async () => {
    const { actor } = await createTestSocialSignIn();
    actor.send({ type: 'signIn.refused', provider: 'linkedin' });
    actor.send({ type: 'page.changed' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(actor.getSnapshot().value).toBe('ready');
  });

  test.each([
    [null, 'leaving', null],
    ['Microsoft client ID is not configured', 'ready', 'Microsoft client ID is not configured'],
  ])('the work-or-school one is the parent’s, which answers with %s', async (failure, value, shown) => {
    const { actor, facts } = await createTestSocialSignIn();
    actor.send({ type: 'provider.chosen', provider: 'microsoft' });
    expect(facts).toEqual([{ type: 'microsoft.requested', settings: microsoft }]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'interaction.ended', failure });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([value, shown]);
  });

  test('a token that a redirect brought is verified', async () => {
    const { actor, settle, verify } = await createTestSocialSignIn();
    actor.send({ type: 'token.returned', provider: 'linkedin', token: 'code' });
    await settle();
    expect(verify).toHaveBeenCalledWith({ provider: 'linkedin', token: 'code' });
  });
});

test('every state is reachable', () => {
  const samples = {
    'provider.chosen': [{ provider: 'google' }, { provider: 'microsoft' }],
    'interaction.ended': [{ failure: null }],
    'signIn.refused': [{ provider: 'linkedin' }],
    'token.returned': [{ provider: 'google', token: 'x' }],
    'xstate.done.actor.0.socialSignIn.fetching': [{ output: [google, microsoft] }],
    'xstate.done.actor.0.socialSignIn.interacting': [
      { output: { kind: 'token', token: 'x' } },
      { output: { kind: 'leaving' } },
      { output: { kind: 'dismissed' } },
    ],
    'xstate.done.actor.0.socialSignIn.verifying': [{ output: answer }],
  };
  expect(unreachableStates(socialSignInMachine, { samples, input: createFactCollector() })).toEqual([]);
});

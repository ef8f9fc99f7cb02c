import { createActor, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import type { TakenLink } from '../../services/http/early-link.ts';
import type { ParticipantService } from '../../services/api/participant-service.ts';
import type { StoredParticipant } from '../../services/token-vault/participant-session-store.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { dataPackage } from './participant-auth-fixtures.ts';
import type { ParticipantAuthFact } from './participant-auth-setup.ts';
import { provideParticipantAuth } from './provide-participant-auth.ts';

const unasked = () => Promise.reject(new Error('This is not asked for here'));

const entered = { token: 'the token', session_id: 's1', email: 'ben@firm.example', expires_at: '' };

function openLink(
  fetchDataPackage: ParticipantService['fetchDataPackage'],
  {
    asked = null,
    ask = async () => entered,
  }: { asked?: TakenLink | null; ask?: ParticipantService['openLink'] } = {},
) {
  const kept = Promise.withResolvers<void>();
  const keep = vi.fn(async (one: StoredParticipant) => kept.promise.then(() => one));
  const machine = provideParticipantAuth({
    participant: {
      logIn: unasked,
      sendEntryCode: unasked,
      enterByCode: unasked,
      openLink: ask,
      fetchDataPackage,
      chooseLanguage: unasked,
      arrive: unasked,
      decline: unasked,
      erase: unasked,
      logOut: unasked,
    },
    store: { restore: async () => ({ kind: 'none' }), keep, clear: async () => undefined },
    now: () => 0,
    language: () => 'en',
    timezone: () => 'Europe/Lisbon',
    expireCookies: () => {},
    watchTouch: () => () => undefined,
    takeEarlyLink: async (linkToken) => (linkToken === 'link' ? asked : null),
  });
  const { facts, parent } = createFactCollector<ParticipantAuthFact>();
  const actor = createActor(machine, { input: { parent } }).start();
  actor.send({ type: 'link.opened', linkToken: 'link' });
  return { actor, facts, keep, kept };
}

test('emits what came with the data package, and does not keep it', async () => {
  const start = { snapshot: {}, realtime: {} } as unknown as SessionStart;
  const { actor, facts, kept } = openLink(async () => ({ ...dataPackage, start }));
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.context.dataPackage !== null);
  expect(facts).toEqual([{ type: 'participant.known', dataPackage, start }]);
  expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
});

test('fetches the data package once, while the token is being stored', async () => {
  const fetchDataPackage = vi.fn(async () => dataPackage);
  const { actor, keep, kept } = openLink(fetchDataPackage);
  await vi.waitFor(() => expect(keep).toHaveBeenCalled());
  expect(fetchDataPackage.mock.calls).toEqual([
    [
      { sessionId: 's1', language: 'en', timezone: 'Europe/Lisbon', with: 'start', visit: 'untouched' },
      'the token',
      undefined,
    ],
  ]);
  expect(actor.getSnapshot().value).toBe('openingLink');
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.context.dataPackage !== null);
  expect(fetchDataPackage).toHaveBeenCalledTimes(1);
});

test('a link that the page has opened before the application came is not opened again', async () => {
  const fetchDataPackage = vi.fn(async () => dataPackage);
  const { actor, keep, kept } = openLink(fetchDataPackage, {
    asked: {
      entered: { ...entered, token: 'the early token' },
      dataPackage: Promise.resolve({ ...dataPackage, seat_id: 'early' }),
    },
    ask: unasked,
  });
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { package: 'current' } }));
  expect(keep.mock.calls).toEqual([[{ token: 'the early token', sessionId: 's1' }, 'ben@firm.example']]);
  expect(actor.getSnapshot().context.dataPackage?.seat_id).toBe('early');
  expect(fetchDataPackage).not.toHaveBeenCalled();
});

test('fetches a data package that the page lacks', async () => {
  const fetchDataPackage = vi.fn(async () => dataPackage);
  const { actor, kept } = openLink(fetchDataPackage, {
    asked: { entered, dataPackage: Promise.resolve(null) },
    ask: unasked,
  });
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { package: 'current' } }));
  expect(fetchDataPackage).toHaveBeenCalledTimes(1);
});

test('a missing data package clears the participant with its message', async () => {
  const { actor, kept } = openLink(async () => null as never);
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(actor.getSnapshot().context).toMatchObject({
    token: null,
    failure: { message: 'No data received from API' },
  });
});

test('without token storage there is no sign-in, regardless of the data package', async () => {
  const { actor, kept } = openLink(() => Promise.reject(new Error('No answer')));
  kept.reject(new VaultError('encrypt'));
  await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(actor.getSnapshot().context).toMatchObject({
    token: null,
    failure: { message: 'Failed to encrypt token' },
  });
});

test('a refetched package replaces the former', async () => {
  const fetchDataPackage = vi.fn(async () => dataPackage);
  const { actor, kept } = openLink(fetchDataPackage);
  kept.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { package: 'current' } }));
  actor.send({ type: 'package.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { package: 'current' } }));
  expect(fetchDataPackage).toHaveBeenCalledTimes(2);
});

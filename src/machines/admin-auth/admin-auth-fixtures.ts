import { vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { LoginRequest, User } from '#contract/calls/schemas/identity.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { StoredToken, RestoredSession } from '../../services/token-vault/dashboard-session-store.ts';
import type { DropOutcome, VaultSecret } from '../../services/token-vault/token-vault.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import type { AdminAuthFact } from './admin-auth-events.ts';
import { adminAuthMachine } from './admin-auth-machine.ts';

export const hour = 3_600_000;
export const ana: User = {
  id: 1,
  user_type_id: 2,
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@firm.example',
  password: 'set',
  email_verified_at: null,
  language: 'en',
  created_at: '2026-01-01T00:00:00Z',
  company_name: 'Firm',
  profile: null,
  version: 1,
  changed: null,
};
export const unauthenticated = new ApiError({ kind: 'client', status: 401, message: 'Unauthenticated.' });
export const offline = new ApiError({ kind: 'network', status: 0, message: 'Unable to connect' });

type Stubs = {
  restored?: RestoredSession | Error;
  logIn?: () => Promise<StoredToken>;
  refresh?: () => Promise<StoredToken>;
  store?: (token: string) => Promise<StoredToken>;
  user?: () => Promise<User>;
  path?: string;
};

export async function createTestAdminAuth(stubs: Stubs = {}) {
  const clock = new SimulatedClock();
  const world = {
    restored: stubs.restored ?? { kind: 'none' as const },
    user: stubs.user ?? (async () => ana),
  };
  const store = stubs.store ?? (async (token) => ({ token, expiresAt: clock.now() + 8 * hour }));
  const logIn = stubs.logIn ?? (async () => ({ token: 'first', expiresAt: 8 * hour }));
  const calls = {
    logIn: vi.fn((_input: LoginRequest) => logIn()),
    fetchUser: vi.fn((_input: { token: string }) => world.user()),
    refreshToken: vi.fn(stubs.refresh ?? (async () => ({ token: 'fresh', expiresAt: 8 * hour }))),
    endSession: vi.fn(async (_input: { token: string | null }) => undefined),
    clearSession: vi.fn(async (): Promise<DropOutcome> => 'cleared'),
    clearTraces: vi.fn(async (): Promise<void> => undefined),
  };
  const { facts, types, parent } = createFactCollector<AdminAuthFact>([
    'session.began',
    'user.known',
    'user.forgotten',
  ]);
  const actor = createActor(
    adminAuthMachine.provide({
      actors: {
        restoreSession: fromPromise<RestoredSession>(async () => {
          if (world.restored instanceof Error) throw world.restored;
          return world.restored;
        }),
        logIn: fromPromise<StoredToken, LoginRequest>(({ input }) => calls.logIn(input)),
        storeToken: fromPromise<StoredToken, { token: string; secret: VaultSecret }>(({ input }) =>
          store(input.token),
        ),
        refreshToken: fromPromise<StoredToken, { token: string }>(calls.refreshToken),
        fetchUser: fromPromise<User, { token: string }>(({ input }) => calls.fetchUser(input)),
        endSession: fromPromise<void, { token: string | null }>(({ input }) => calls.endSession(input)),
        clearSession: fromPromise<DropOutcome>(calls.clearSession),
        clearTraces: fromPromise(calls.clearTraces),
      },
    }),
    { clock, input: { path: stubs.path ?? '/dashboard', now: () => clock.now(), parent } },
  );
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  /** One second at a time, as in a browser, by default. */
  const pass = async (ms: number, stepMs = 1000) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      clock.increment(stepMs);
      await Promise.resolve();
    }
    await settle();
  };
  await settle();
  const value = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  return { actor, calls, facts, types, pass, settle, value, world };
}

export const restored = (expiresAt: number, token = 'kept'): RestoredSession => ({
  kind: 'restored',
  token,
  expiresAt,
});

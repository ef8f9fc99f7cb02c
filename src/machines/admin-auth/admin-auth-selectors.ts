import type { SnapshotFrom } from 'xstate';
import { needsProfileCompletion } from '#contract/rules/people/profile-completion.ts';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { Failure } from '../../services/http/failure.ts';
import type { adminAuthMachine } from './admin-auth-machine.ts';

export type AdminAuthSnapshot = SnapshotFrom<typeof adminAuthMachine>;

export const selectUser = (snapshot: AdminAuthSnapshot): User | null => snapshot.context.user;
export const selectFailure = (snapshot: AdminAuthSnapshot): Failure | null => snapshot.context.failure;
export const selectIsBusy = (snapshot: AdminAuthSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsLoggedIn = (snapshot: AdminAuthSnapshot): boolean => snapshot.context.user !== null;
export const selectIsLoggingOut = (snapshot: AdminAuthSnapshot): boolean => snapshot.matches('loggingOut');
export const selectIsUnreachable = (snapshot: AdminAuthSnapshot): boolean => snapshot.matches('unreachable');
export const selectNeedsCompletion = (snapshot: AdminAuthSnapshot): boolean =>
  snapshot.context.user !== null && needsProfileCompletion(snapshot.context.user);

import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation-machine.ts';

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Null until the first page has been loaded. */
export const selectShownPage = (snapshot: NavigationSnapshot) => snapshot.context.shown;

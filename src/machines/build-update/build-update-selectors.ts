import { trimEndOf } from '#contract/rules/text/trim-characters.ts';
import type { SnapshotFrom } from 'xstate';
import type { buildUpdateMachine } from './build-update-machine.ts';

type BuildUpdateSnapshot = SnapshotFrom<typeof buildUpdateMachine>;

/** The build of this page; null until the server has reported the build that it serves. */
export const selectBuild = ({ context }: BuildUpdateSnapshot): string | null => context.build;

/** Offered everywhere but in the experience, where a reload would interrupt the scene. */
export function selectOffersReload(snapshot: BuildUpdateSnapshot): boolean {
  return snapshot.matches({ outdated: 'offered' }) && !snapshot.context.path.startsWith('/experience');
}

export function selectRedirect(snapshot: BuildUpdateSnapshot, path: string): string | null {
  const { redirects } = snapshot.context;
  const page = trimEndOf(path, '/');
  return Object.hasOwn(redirects, page) ? (redirects[page] ?? null) : null;
}

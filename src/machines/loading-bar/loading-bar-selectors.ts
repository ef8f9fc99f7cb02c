import type { SnapshotFrom } from 'xstate';
import { loadingBar } from '#contract/rules/business-constants.ts';
import type { loadingBarMachine } from './loading-bar-machine.ts';

type LoadingBarSnapshot = SnapshotFrom<typeof loadingBarMachine>;

export type LoadingBarView = { visible: boolean; failed: boolean; progress: number };

/** Progress 0–100: it approaches 100 over the estimated duration and reaches it only when finished. */
export function selectLoadingBar(snapshot: LoadingBarSnapshot): LoadingBarView {
  const done = snapshot.matches('finished') || snapshot.matches('hidden');
  return {
    visible: snapshot.hasTag('visible'),
    failed: snapshot.context.failed,
    progress: done ? 100 : estimate(snapshot.context.elapsedMs),
  };
}

export function isSameLoadingBar(one: LoadingBarView, other: LoadingBarView): boolean {
  return one.visible === other.visible && one.failed === other.failed && one.progress === other.progress;
}

function estimate(elapsedMs: number): number {
  return Math.round((200 / Math.PI) * Math.atan((elapsedMs / loadingBar.estimatedMs) * 2));
}

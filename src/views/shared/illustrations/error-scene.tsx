import type { ComponentType } from 'react';
import { lateScene } from './late-scene.tsx';

const load = () => import('./error-scenes.tsx');

const TrippedScene = lateScene(async () => (await load()).TrippedScene);
const scenes: Record<number, ComponentType> = {
  401: lateScene(async () => (await load()).SessionExpiredScene),
  404: lateScene(async () => (await load()).PageNotFoundScene),
  500: lateScene(async () => (await load()).ServerTroubleScene),
};

/** What stands beside the words of a failure with that status. */
export function ErrorScene({ status }: { status?: number }) {
  const Scene = (status && scenes[status]) || TrippedScene;
  return <Scene />;
}

import { lateScene } from '../../shared/illustrations/late-scene.tsx';

/** Stands beside the words where a session does not go on here. */
export const DarkLantern = lateScene(
  async () => (await import('../../shared/illustrations/empty-scenes.tsx')).NoSessionsScene,
);

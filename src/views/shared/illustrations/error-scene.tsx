import { type ComponentType, lazy, Suspense } from 'react';
import styles from './error-scene.module.css';

const nothing: { default: ComponentType } = { default: () => null };

/** Drawn by a file of their own: hardly a page needs one, and where that does not arrive the words say it all. */
const later = (name: 'SessionExpiredScene' | 'PageNotFoundScene' | 'ServerTroubleScene' | 'TrippedScene') =>
  lazy(() =>
    import('./error-scenes.tsx').then(
      (scenes) => ({ default: scenes[name] }),
      () => nothing,
    ),
  );

const tripped = later('TrippedScene');
const scenes: Record<number, ComponentType> = {
  401: later('SessionExpiredScene'),
  404: later('PageNotFoundScene'),
  500: later('ServerTroubleScene'),
};

/** What stands beside the words of a failure with that status. */
export function ErrorScene({ status }: { status?: number }) {
  const Scene = (status && scenes[status]) || tripped;
  return (
    <div className={styles.room}>
      <Suspense fallback={null}>
        <Scene />
      </Suspense>
    </div>
  );
}

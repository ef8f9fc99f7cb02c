import { type ComponentType, lazy, Suspense } from 'react';
import styles from './late-scene.module.css';

const nothing: { default: ComponentType } = { default: () => null };

/** A scene that hardly a page needs, drawn by a file of its own; where that does not arrive the words beside it say it all. */
export function lateScene(load: () => Promise<ComponentType>): ComponentType {
  const Scene = lazy(() =>
    load().then(
      (scene) => ({ default: scene }),
      () => nothing,
    ),
  );
  return function LateScene() {
    return (
      <div className={styles.room}>
        <Suspense fallback={null}>
          <Scene />
        </Suspense>
      </div>
    );
  };
}

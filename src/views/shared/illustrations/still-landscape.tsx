import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIsHydrated } from '../../../hydration/interactive-page.tsx';
import styles from './still-landscape.module.css';

const nothing: { default: ComponentType<{ className?: string | undefined }> } = { default: () => null };
const Landscape = lazy(() =>
  import('./hero-landscape.tsx').then(
    ({ HeroLandscape }) => ({ default: HeroLandscape }),
    () => nothing,
  ),
);

/** What React leaves as it stands when it takes a page over. */
const asItStands = { __html: '' };

/**
 * The landscape of the home page. A page that was made with it in its HTML keeps it, undrawn by a script; opened in another
 * way, the page draws it by a file of its own, which it does not wait for.
 */
export function StillLandscape({ className }: { className?: string }) {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!isHydrated && !import.meta.env.SSR);
  if (isKept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and for what the build has written there
    return <div className={styles.still} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
  return (
    <div className={styles.still}>
      <Suspense fallback={null}>
        <Landscape className={className} />
      </Suspense>
    </div>
  );
}

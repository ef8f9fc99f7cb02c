import { useState } from 'react';
import { late } from '../late.tsx';
import styles from './still-landscape.module.css';

const Landscape = late(async () => (await import('./hero-landscape.tsx')).HeroLandscape);

/** The drawing that this document contains already. */
function drawnBefore(className: string | undefined): { __html: string } | null {
  if (import.meta.env.SSR) return null;
  const found = [...document.querySelectorAll<HTMLElement>('[data-still]')].find(
    ({ dataset }) => dataset.still === className,
  );
  return found?.firstElementChild ? { __html: found.innerHTML } : null;
}

/**
 * The landscape of the home page. A page that was made with it in its HTML keeps it, undrawn by a script; opened in another
 * way, the page draws it by a file of its own, which it does not wait for.
 */
export function StillLandscape({ className }: { className?: string | undefined }) {
  const [drawn] = useState(() => drawnBefore(className));
  if (drawn)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this document shows at the same place already
    return <div className={styles.still} data-still={className} dangerouslySetInnerHTML={drawn} />;
  return (
    <div className={styles.still} data-still={className}>
      <Landscape className={className} />
    </div>
  );
}

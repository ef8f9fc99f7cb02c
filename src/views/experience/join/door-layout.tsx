import type { ReactNode } from 'react';
import styles from './door-layout.module.css';
import { Figure } from '../../shared/illustrations/figure.tsx';
import { Lantern } from '../../shared/illustrations/lantern.tsx';
import { Lightbox } from '../../shared/illustrations/lightbox.tsx';
import { PineTree } from '../../shared/illustrations/pine-tree.tsx';

/** A circle round a lantern with one place left free. */
function DoorScene({ className }: { className?: string | undefined }) {
  return (
    <Lightbox light={{ x: 720, y: 600 }} className={className} aspect="xMidYMid slice">
      {(paint) => (
        <>
          <path d="M0 560 Q320 470 720 540 T1440 500 V900 H0Z" fill={paint.far} filter={paint.cut} />
          <PineTree x={240} y={690} height={230} fill="#123a49" />
          <PineTree x={330} y={690} height={170} fill="#164452" />
          <PineTree x={1190} y={690} height={250} fill="#123a49" />
          <path d="M0 690 Q420 620 760 665 T1440 640 V900 H0Z" fill={paint.middle} filter={paint.cut} />
          <Figure x={510} y={770} height={190} cloak="#1f6f86" hat="hood" hatFill="#195a6e" pose="sit" />
          <Figure
            x={930}
            y={770}
            height={190}
            cloak="#8c3a2c"
            hat="beanie"
            hatFill="#c8452f"
            pose="sit"
            lit="left"
          />
          <Figure x={1040} y={740} height={170} cloak="#2f4a6b" hat="bun" lit="left" skin="#c99470" />
          <Lantern x={720} y={790} height={150} />
          <path d="M0 840 Q520 780 900 810 T1440 800 V900 H0Z" fill={paint.near} filter={paint.cut} />
        </>
      )}
    </Lightbox>
  );
}

/** Words beside the lantern at the door; above them on a phone. */
export function DoorLayout({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <div className={styles.door}>
      <section className={styles.words} aria-labelledby={labelledBy}>
        {children}
      </section>
      <DoorScene className={styles.picture} />
    </div>
  );
}

import { Bone } from '../skeletons.tsx';
import field from './field.module.css';
import type { SwitchProps } from './switch.tsx';
import styles from './switch.module.css';

interface SwitchSkeletonsProps {
  label: string;
  switches: readonly Pick<SwitchProps, 'label' | 'description'>[];
}

/** In the place of switches whose side is not known yet: their words, and nothing that says on or off. */
export const SwitchSkeletons = ({ label: loading, switches }: SwitchSkeletonsProps) =>
  switches.map(({ label, description }, index) => (
    <div key={String(label)} className={styles.switch} data-switch>
      <div className={styles.track} {...(index === 0 && { role: 'status', 'aria-label': loading })}>
        <Bone height="100%" round />
      </div>
      <div>
        {label}
        {description ? <p className={field.description}>{description}</p> : null}
      </div>
    </div>
  ));

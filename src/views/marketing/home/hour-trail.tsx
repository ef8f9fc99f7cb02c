import { useHomeWords } from '../../../words/site/home-words.ts';
import { Section } from '../layout/section.tsx';
import styles from './hour-trail.module.css';

function Lamp() {
  return (
    <svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true" className={styles.lamp}>
      <circle cx="20" cy="28" r="19" fill="#ffb938" opacity="0.28" />
      <path d="M15 10A5 6 0 1 1 25 10" fill="none" stroke="#3a2a1c" strokeWidth="2" />
      <path
        d="M12 40C8 30 10 20 15 17H25C30 20 32 30 28 40Z"
        fill="#ffcf72"
        stroke="#3a2a1c"
        strokeWidth="2"
      />
      <path d="M20 22C24.5 28 24 33 20 36C16 33 15.5 28 20 22Z" fill="#fff8dc" />
      <path d="M12 17L16 10H24L28 17Z" fill="#3a2a1c" />
      <path d="M9 40H31V44H9Z" fill="#3a2a1c" />
    </svg>
  );
}

/** How the hour runs, as five lamps along a path. */
export function HourTrail() {
  const { trail } = useHomeWords();
  return (
    <Section labelledBy="hour-title">
      <div className={styles.head}>
        <h2 id="hour-title">{trail.title}</h2>
        <p>{trail.lead}</p>
      </div>
      <div className={styles.trail}>
        <svg className={styles.path} viewBox="0 0 1200 150" preserveAspectRatio="none" aria-hidden="true">
          <path d="M40 108C180 118 200 44 340 52S520 120 640 92S800 20 920 34S1080 88 1160 60" />
        </svg>
        <ol className={styles.stops}>
          {trail.stops.map((stop) => (
            <li key={stop.title} className={styles.stop}>
              <Lamp />
              <div>
                <p className={styles.when}>{stop.when}</p>
                <h3>{stop.title}</h3>
                <p className={styles.text}>{stop.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

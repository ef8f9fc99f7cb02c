import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { StillLandscape } from '../../shared/illustrations/still-landscape.tsx';
import styles from './home-hero.module.css';

/** Night from edge to edge, words on the dark side, the light on the other. */
export function HomeHero() {
  return (
    <div className={styles.hero} data-tone="night">
      <StillLandscape className={styles.scene} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>One story. Your whole team inside it.</h1>
          <p className={styles.lead}>
            Muster plays a live adventure to everybody at the same moment. You watch, argue and decide
            together, and the story goes where you send it.
          </p>
          <div className={styles.doors}>
            <ButtonLink to="/signup" size="lg" color="lantern">
              Start free
            </ButtonLink>
            <a className={styles.quiet} href="#opening">
              Watch the opening
            </a>
          </div>
          <ul className={styles.facts}>
            <li>Plays in the browser</li>
            <li>No host to book</li>
            <li>First session free</li>
          </ul>
        </div>
      </div>
    </div>
  );
}

import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { welcomeFact } from '#contract/words/welcome-words.ts';
import { usePrices } from '../../../react/use-prices.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { StillLandscape } from '../../shared/illustrations/still-landscape.tsx';
import { usePlayNow } from '../playable/use-play-now.tsx';
import styles from './home-hero.module.css';

/** Night from edge to edge, words on the dark side, the light on the other. */
export function HomeHero() {
  const { data } = usePrices();
  const { play, stage } = usePlayNow();
  const free = welcomeFact(data?.welcome_credits);
  return (
    <div className={styles.hero} data-tone="night">
      {stage}
      <StillLandscape className={styles.scene} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>One story. Your whole team inside it.</h1>
          <p className={styles.lead}>
            Your whole team sees the same live adventure at the same moment. You watch, argue and decide
            together, and the story goes where you send it.
          </p>
          <div className={styles.doors}>
            <Button
              size="lg"
              color="lantern"
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
              onClick={play('en')}
            >
              Play now
            </Button>
            <ButtonLink to="/signup" size="lg" variant="outline">
              Start free
            </ButtonLink>
            <a className={styles.quiet} href="#opening">
              Watch the opening
            </a>
          </div>
          <ul className={styles.facts}>
            <li>Plays in the browser</li>
            <li>No facilitator to book</li>
            {free ? <li>{free}</li> : null}
          </ul>
        </div>
      </div>
    </div>
  );
}

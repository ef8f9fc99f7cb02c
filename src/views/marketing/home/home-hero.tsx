import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { usePrices } from '../../../react/use-prices.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { StillLandscape } from '../../shared/illustrations/still-landscape.tsx';
import { usePlayNow } from '../playable/use-play-now.tsx';
import styles from './home-hero.module.css';

/** Night from edge to edge, words on the dark side, the light on the other. */
export function HomeHero() {
  const { data } = usePrices();
  const { play, stage } = usePlayNow();
  const { hero, playable } = useHomeWords();
  const welcome = useWelcomeWords();
  const language = useLanguage();
  const free = welcome.fact(data?.welcome_credits);
  return (
    <div className={styles.hero} data-tone="night">
      {stage}
      <StillLandscape className={styles.scene} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.doors}>
            <Button
              size="lg"
              color="lantern"
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
              onClick={play(language)}
            >
              {playable.now}
            </Button>
            <ButtonLink to="/signup" size="lg" variant="outline">
              {welcome.start}
            </ButtonLink>
            <a className={styles.quiet} href="#opening">
              {hero.watch}
            </a>
          </div>
          <ul className={styles.facts}>
            <li>{hero.browser}</li>
            <li>{hero.noFacilitator}</li>
            {free ? <li>{free}</li> : null}
          </ul>
        </div>
      </div>
    </div>
  );
}

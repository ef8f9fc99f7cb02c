import { IconUsers } from '@tabler/icons-react';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHomeWords } from '../../../words/organiser/home-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { StartsIn } from '../../shared/time/starts-in.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { Readiness } from '../session/people/readiness.tsx';
import styles from './next-session-hero.module.css';

interface NextSessionHeroProps {
  session: SessionSummary;
}

export function NextSessionHero({ session }: NextSessionHeroProps) {
  const words = useHomeWords().next;
  const { longWhen } = useTimes();
  const zone = useHomeTimezone();
  const live = session.status === 'live';
  return (
    <section className={styles.hero} data-tone="night" aria-label={live ? words.live : words.next}>
      <div className={styles.words}>
        <span className={styles.count}>{live ? words.live : <StartsIn at={session.starts_at} />}</span>
        <h2>{session.title}</h2>
        <p className={styles.when}>
          {session.story_title}
          <br />
          {longWhen(session.starts_at, zone)}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/sessions/${session.id}`} leftSection={<IconUsers size={18} />}>
            {live ? words.follow : words.open}
          </ButtonLink>
        </div>
      </div>
      <img className={styles.picture} src={`/media/${session.story_slug}/art/cover-small.webp`} alt="" />
      <div className={styles.readiness}>
        <Readiness people={session.people} />
      </div>
    </section>
  );
}

import { IconUsers } from '@tabler/icons-react';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { StartsIn } from '../../shared/time/starts-in.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { longWhen } from '../../shared/time/when.ts';
import { Readiness } from '../session/people/readiness.tsx';
import styles from './next-session-hero.module.css';

interface NextSessionHeroProps {
  session: SessionSummary;
}

export function NextSessionHero({ session }: NextSessionHeroProps) {
  const zone = useHomeTimezone();
  const live = session.status === 'live';
  return (
    <section className={styles.hero} data-tone="night" aria-label={live ? 'Live now' : 'Next session'}>
      <div className={styles.words}>
        <span className={styles.count}>{live ? 'Live now' : <StartsIn at={session.starts_at} />}</span>
        <h2>{session.title}</h2>
        <p className={styles.when}>
          {session.story_title}
          <br />
          {longWhen(session.starts_at, zone)}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/sessions/${session.id}`} leftSection={<IconUsers size={18} />}>
            {live ? 'Follow the session' : 'Open session'}
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

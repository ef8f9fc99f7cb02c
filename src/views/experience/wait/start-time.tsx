import { selectPlan } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { CompanyMark } from '../../shared/people/company-mark.tsx';
import { useIsPast } from '../use-server-time.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.tsx';
import { Countdown } from './countdown.tsx';
import { localStart } from './start-words.ts';
import styles from './wait-room.module.css';

/** How long until it begins, and whether that has been moved. */
export function StartTime({ startsAt }: { startsAt: number }) {
  const { session, story } = useLiveSession().dataPackage;
  const { moved } = useExperience(selectPlan);
  const { wait } = useWords();
  const language = useLanguage();
  const isDue = useIsPast(startsAt);
  return (
    <section className={styles.start} aria-labelledby="wait-headline">
      <CompanyMark company={session.company} logoAddress={session.logo_url} colour={session.colour} />
      <p className={styles.story}>{story.title}</p>
      <h1 id="wait-headline" className={styles.headline}>
        {isDue ? wait.due : wait.beginsIn}
      </h1>
      {isDue ? null : <Countdown endsAt={startsAt} />}
      <p className={styles.when}>
        <time dateTime={new Date(startsAt).toISOString()}>{localStart(startsAt, language)}</time>
        <span>{wait.opens}</span>
      </p>
      <p role="status" className={styles.moved}>
        {moved ? wait.movedBy(moved.by || session.host, localStart(moved.from, language)) : ''}
      </p>
    </section>
  );
}

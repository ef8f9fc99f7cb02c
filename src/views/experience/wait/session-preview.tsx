import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { cannotComePath } from '../attendance/use-attendance-question.ts';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Teaser } from './teaser.tsx';
import styles from './wait-room.module.css';

/** The trailer, with how long the story is. */
export function TrailerPreview() {
  const { story } = useLiveSession().dataPackage;
  const { wait } = useWords();
  return (
    <section className={styles.trailer} aria-labelledby="wait-trailer">
      <h2 id="wait-trailer" className={styles.heading}>
        {wait.about(story.length_minutes)}
      </h2>
      <Teaser />
    </section>
  );
}

/** What the session will be, who invited to it, and the ways out. */
export function SessionPreview() {
  const { consumer, session } = useLiveSession().dataPackage;
  const { common, wait } = useWords();
  return (
    <section className={styles.next} aria-label={wait.next}>
      <ol className={styles.steps}>
        {wait.steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      <p className={styles.host}>{wait.invited(session.host, session.company)}</p>
      <p className={styles.own}>
        {common.notYou(consumer.first_name)} <SignOutButton />
      </p>
      <p className={styles.own}>
        {wait.cameUp}{' '}
        <ButtonLink to={cannotComePath(session.id)} variant="subtle" size="compact-md">
          {common.cannotCome}
        </ButtonLink>
      </p>
    </section>
  );
}

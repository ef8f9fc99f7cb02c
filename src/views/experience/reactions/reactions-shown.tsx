import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { selectPublic, selectReactions } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { reactionIcons } from './reaction-icons.ts';
import styles from './reactions-shown.module.css';

/** What people show at this moment rises at the edge of the page; the newest is also announced. */
export function ReactionsShown() {
  const { dataPackage } = useLiveSession();
  const { common, reactions: words } = useWords();
  const shown = useExperience(selectReactions);
  const seats = useExperience(selectPublic)?.seats ?? [];
  const nameOf = (seatId: string) =>
    seatId === dataPackage.seat_id
      ? common.you
      : seats.find(({ seat_id }) => seat_id === seatId)?.name || common.someone;
  const newest = shown.at(-1);
  return (
    <>
      <ul className={styles.shown} aria-hidden="true">
        {shown.map(({ id, seat_id, kind }) => {
          const Icon = reactionIcons[kind];
          return (
            <li key={id}>
              <Icon size={28} stroke={1.8} />
              <span>{nameOf(seat_id)}</span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status" aria-label={words.shown}>
        {newest ? words.by(nameOf(newest.seat_id), words.kinds[newest.kind]) : ''}
      </VisuallyHidden>
    </>
  );
}

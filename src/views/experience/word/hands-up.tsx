import {
  sameHands,
  sameTable,
  selectHands,
  selectTable,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** The raised hands of the table, in order. */
export function HandsUp({ className }: { className?: string | undefined }) {
  const { common, word } = useWords();
  const { seatId } = useExperience(selectTable, sameTable);
  const names = useExperience(selectHands, sameHands).map(({ seat_id, name }) =>
    seat_id === seatId ? common.own(name) : name,
  );
  return (
    <p role="status" className={className}>
      {names.length > 0 ? word.wants(names) : ''}
    </p>
  );
}

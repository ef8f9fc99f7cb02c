import { useId } from 'react';
import type { PublicProgramme } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { longDayText, timeText, zoneText } from '#contract/words/moments.ts';
import { useLanguage } from '../../words/language.ts';
import { useSignUpWords } from '../../words/sign-up-words.ts';
import styles from './sign-up.module.css';

interface SlotChoiceProps {
  legend: string;
  slots: PublicProgramme['slots'];
  value: string | null;
  timezone: string;
  error?: string | undefined;
  onChange: (slotId: string) => void;
}

/** The slots by day, in the visitor's own time zone; a day after a change of the clocks names its offset. */
export function SlotChoice({ legend, slots, value, timezone, error, onChange }: SlotChoiceProps) {
  const name = useId();
  const help = useId();
  const language = useLanguage();
  const { signUp: words } = useSignUpWords();
  const [first] = slots;
  const zoneOf = (slot: PublicProgramme['slots'][number]) => zoneText(slot.starts_at, timezone, language);
  const zone = first && zoneOf(first);
  const days = Map.groupBy(slots, (slot) => {
    const day = longDayText(slot.starts_at, timezone, language);
    return zoneOf(slot) === zone ? day : `${day} (${zoneOf(slot)})`;
  });
  return (
    <fieldset className={styles.slots} aria-describedby={help}>
      <legend>
        <h2>{legend}</h2>
      </legend>
      <div id={help}>
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : null}
        {zone ? <p className={styles.soft}>{words.zone(zone)}</p> : null}
      </div>
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <h3 id={`${name}${ofDay[0]?.id}`}>{day}</h3>
          <div className={styles.times}>
            {ofDay.map(({ id, starts_at, free, capacity }) => (
              <label key={id} className={styles.slot} data-full={free === 0 || undefined}>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={value === id}
                  aria-describedby={`${name}${ofDay[0]?.id}`}
                  onChange={() => onChange(id)}
                />
                <span className={styles.time}>{timeText(starts_at, timezone, language)}</span>
                <span className={styles.free}>{words.free(free, capacity)}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

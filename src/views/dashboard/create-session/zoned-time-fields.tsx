import type { StartReading, WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { presentZone } from '#contract/rules/time/zone-names.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useStartTimeWords } from '../../../words/organiser/sessions/start-times-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { oddTime } from '../../shared/time/times-for-people.ts';
import { type SearchedZone, ZoneSelect } from './zone-select.tsx';
import { StartRemarks } from './start-remarks.tsx';
import styles from './zoned-time-fields.module.css';

export interface ZonedTime extends WallClock {
  timezoneId: string;
}

interface ZonedTimeFieldsProps {
  value: ZonedTime;
  timezones: SearchedZone[];
  /** How the server reads the value; undefined until it has. */
  reading: StartReading | undefined;
  /** Server clock, Unix ms. */
  now: number;
  error?: string | undefined;
  onChange: (change: Partial<ZonedTime>) => void;
}

const yearMs = 366 * 24 * 3_600_000;

const isFar = ({ starts_at }: StartReading, now: number) => Date.parse(starts_at) - now > yearMs;

/** A wall-clock time in a named zone, with what a person should know about it. */
export function ZonedTimeFields({ value, timezones, reading, now, error, onChange }: ZonedTimeFieldsProps) {
  const words = useCreateSessionWords().when;
  const startTimes = useStartTimeWords();
  const odd = reading && oddTime(reading.clock, startTimes.odd);
  const zone = presentZone(value.timezoneId);
  return (
    <div className={styles.fields}>
      <TextInput
        type="date"
        label={words.date}
        value={value.date}
        min={instantToZonedTime(now, zone).date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={words.time}
        value={value.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
      />
      <ZoneSelect
        className={styles.zone}
        timezones={timezones}
        value={zone}
        onChange={(timezoneId) => onChange({ timezoneId })}
      />
      {reading?.kind === 'ambiguous' ? (
        <NativeSelect
          className={styles.zone}
          label={words.twice(value.time)}
          data={[
            { value: 'earlier', label: words.first(value.time) },
            { value: 'later', label: words.second(value.time) },
          ]}
          value={value.fold ?? 'earlier'}
          onChange={(event) =>
            onChange({ fold: event.currentTarget.value === 'later' ? 'later' : 'earlier' })
          }
        />
      ) : null}
      <div className={styles.remarks} aria-live="polite">
        {error ? <p className={styles.error}>{error}</p> : null}
        {reading ? (
          <>
            <StartRemarks reading={reading} />
            {isFar(reading, now) ? <p>{words.far}</p> : null}
            {odd === undefined ? null : <p>{words.odd(odd)}</p>}
          </>
        ) : null}
      </div>
    </div>
  );
}

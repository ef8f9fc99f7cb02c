import { Select } from '@mantine/core';
import { presentZone } from '#contract/rules/zone-names.ts';
import { instantToZonedTime, zonedTimeToInstant } from '#contract/rules/zoned-time.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { oddTime } from '../../shared/times-for-people.ts';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { isSameClock, longWhen } from '../../shared/when.ts';
import styles from './zoned-time-fields.module.css';

export interface ZonedTime {
  date: string;
  time: string;
  timezoneId: string;
}

interface ZonedTimeFieldsProps {
  value: ZonedTime;
  timezones: { id: string; label: string }[];
  /** Server clock, Unix ms. */
  now: number;
  error?: string | undefined;
  onChange: (change: Partial<ZonedTime>) => void;
}

const yearMs = 366 * 24 * 3_600_000;

function remarks({ date, time, timezoneId }: ZonedTime, now: number): string[] {
  const found = zonedTimeToInstant(date, time, timezoneId);
  if (!found) return [];
  const home = homeTimezone();
  const iso = new Date(found.instant).toISOString();
  const odd = oddTime({ date, time });
  return [
    ...(isSameClock(iso, timezoneId, home) ? [] : [`For you that is ${longWhen(iso, home)}.`]),
    ...(found.kind === 'skipped'
      ? [`The clocks go forward then: it will be ${longWhen(iso, timezoneId)}.`]
      : []),
    ...(found.kind === 'ambiguous' ? ['The clocks go back then: the earlier of the two is meant.'] : []),
    ...(found.instant - now > yearMs ? ['That is more than a year from now.'] : []),
    ...(odd === undefined ? [] : [`That is ${odd}.`]),
  ];
}

/** A wall-clock time in a named zone, with what a person should know about it. */
export function ZonedTimeFields({ value, timezones, now, error, onChange }: ZonedTimeFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        type="date"
        label="Date"
        value={value.date}
        min={instantToZonedTime(now, value.timezoneId).date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label="Time"
        value={value.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
      />
      <Select
        className={styles.zone}
        label="Time zone"
        searchable
        data={timezones.map((zone) => ({ value: zone.id, label: zone.label }))}
        value={presentZone(value.timezoneId)}
        allowDeselect={false}
        nothingFoundMessage="No zone of that name"
        onChange={(timezoneId) => timezoneId && onChange({ timezoneId })}
      />
      <div className={styles.remarks} aria-live="polite">
        {error ? <p className={styles.error}>{error}</p> : null}
        {remarks(value, now).map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </div>
  );
}

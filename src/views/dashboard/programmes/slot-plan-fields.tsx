import { IconPlus } from '@tabler/icons-react';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { slotStarts, weekdays } from '#contract/rules/time/slot-dates.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import type {
  ProgrammeDraft,
  ProgrammeProblems,
} from '../../../machines/programme-editor/programme-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import styles from './programmes.module.css';

const timesADay = 6;

export type SlotPlan = Pick<
  ProgrammeDraft,
  'first' | 'weekdays' | 'times' | 'without' | 'count' | 'capacity'
>;

interface SlotPlanFieldsProps {
  plan: SlotPlan;
  problems: Pick<ProgrammeProblems, 'first' | 'weekdays' | 'times' | 'capacity'>;
  /** YYYY-MM-DD */
  today: string;
  /** How many more sessions the programme may have. */
  most?: number;
  change: (change: Partial<SlotPlan>) => void;
}

const toggled = <Item,>(items: readonly Item[], item: Item, isOn: boolean): Item[] =>
  isOn ? [...items, item] : items.filter((other) => other !== item);

/** The dates of a plan with those that were left out, so that each can be taken back. */
function Dates({ plan, change }: Pick<SlotPlanFieldsProps, 'plan' | 'change'>) {
  const words = useProgrammesWords().plan;
  const { typedDay } = useTimes();
  const labelOf = (date: string) => {
    const starts = perDay.get(date)?.map(({ time }) => time);
    return starts ? words.date(typedDay(date), starts) : typedDay(date);
  };
  const times = plan.times.filter((time) => time !== '');
  const starts = slotStarts({ ...plan, times });
  const last = starts.at(-1)?.date;
  if (last === undefined) return null;
  const perDay = Map.groupBy(starts, ({ date }) => date);
  const dates = [
    ...new Set([...perDay.keys(), ...plan.without.filter((date) => date >= plan.first && date <= last)]),
  ].sort();
  return (
    <fieldset className={styles.dates}>
      <legend>{words.total(starts.length, starts.length * plan.capacity)}</legend>
      <p className={styles.soft}>{words.leaveOut}</p>
      <div className={styles.grid}>
        {dates.map((date) => (
          <Checkbox
            key={date}
            label={labelOf(date)}
            checked={!plan.without.includes(date)}
            onChange={({ currentTarget: { checked } }) =>
              change({ without: toggled(plan.without, date, !checked) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A plan of many sessions: how many, from when on, on which days and at which times. */
export function SlotPlanFields(props: SlotPlanFieldsProps) {
  const words = useProgrammesWords().plan;
  const { plan, problems, today, most = programmeLimits.slots, change } = props;
  return (
    <>
      <div className={styles.pair}>
        <CountInput
          label={words.count}
          max={most}
          value={plan.count}
          onChange={(count) => change({ count })}
        />
        <CountInput
          label={words.capacity}
          max={300}
          error={problems.capacity}
          value={plan.capacity}
          onChange={(capacity) => change({ capacity })}
        />
      </div>
      <p className={styles.soft}>{words.teams}</p>
      <TextInput
        type="date"
        label={words.first}
        min={today}
        value={plan.first}
        error={problems.first}
        onChange={({ currentTarget: { value } }) => change({ first: value })}
      />
      <fieldset
        className={styles.dates}
        aria-describedby={problems.weekdays ? 'weekdays-problem' : undefined}
      >
        <legend>{words.weekdays}</legend>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={words.weekdayNames[day]}
              checked={plan.weekdays.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                change({ weekdays: toggled(plan.weekdays, day, checked) })
              }
            />
          ))}
        </div>
        {problems.weekdays ? (
          <p id="weekdays-problem" role="alert" className={styles.error}>
            {problems.weekdays}
          </p>
        ) : null}
      </fieldset>
      <div className={styles.times}>
        {plan.times.map((time, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity but its place
            key={index}
            type="time"
            label={plan.times.length > 1 ? words.timeNumber(index + 1) : words.time}
            value={time}
            error={index === 0 ? problems.times : undefined}
            onChange={({ currentTarget: { value } }) => change({ times: plan.times.with(index, value) })}
          />
        ))}
        {plan.times.length < timesADay ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => change({ times: [...plan.times, ''] })}
          >
            {words.addTime}
          </Button>
        ) : null}
      </div>
      <Dates plan={plan} change={change} />
    </>
  );
}

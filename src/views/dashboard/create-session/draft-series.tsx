import { sessionsAtOnce } from '#contract/rules/sessions/session-size.ts';
import { type SeriesInterval, seriesDates } from '#contract/rules/time/series-dates.ts';
import type { SessionDraft } from '../../../machines/create-session/session-draft.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { typedDay } from '../../shared/time/when.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

const timesAtFirst = 4;

const choices = [
  { value: 'once', label: 'Once' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
];

const repeatOf = ({ repeat }: SessionDraft, chosen: string): SessionDraft['repeat'] =>
  chosen === 'once'
    ? undefined
    : { every: chosen as SeriesInterval, times: repeat?.times ?? timesAtFirst, without: [] };

/** Whether the session is one of a series, and which of its dates are left out. */
export function DraftSeries({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { date, repeat } = draft;
  return (
    <>
      <NativeSelect
        label="Repeat"
        data={choices}
        value={repeat?.every ?? 'once'}
        onChange={(event) => change({ repeat: repeatOf(draft, event.currentTarget.value) })}
      />
      {repeat ? (
        <CountInput
          label="How many dates"
          description="Each date is a session of its own, with its own credits, invitations and results."
          max={sessionsAtOnce}
          value={repeat.times}
          onChange={(times) => change({ repeat: { ...repeat, times } })}
        />
      ) : null}
      {repeat && date !== '' ? (
        <fieldset className={styles.dates}>
          <legend>Dates</legend>
          {seriesDates(date, repeat.every, repeat.times).map((day) => (
            <Checkbox
              key={day}
              label={typedDay(day)}
              checked={!repeat.without.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  repeat: {
                    ...repeat,
                    without: checked
                      ? repeat.without.filter((left) => left !== day)
                      : [...repeat.without, day],
                  },
                })
              }
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

import { sessionsAtOnce } from '#contract/rules/sessions/session-size.ts';
import { type SeriesInterval, seriesDates } from '#contract/rules/time/series-dates.ts';
import type { SessionDraft } from '../../../machines/create-session/session-draft.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

const timesAtFirst = 4;

const choices = ['once', 'week', 'month'] as const;

const repeatOf = ({ repeat }: SessionDraft, chosen: string): SessionDraft['repeat'] =>
  chosen === 'once'
    ? undefined
    : { every: chosen as SeriesInterval, times: repeat?.times ?? timesAtFirst, without: [] };

/** Whether the session is one of a series, and which of its dates are left out. */
export function DraftSeries({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const words = useCreateSessionWords().series;
  const { typedDay } = useTimes();
  const { date, repeat } = draft;
  return (
    <>
      <NativeSelect
        label={words.label}
        data={choices.map((value) => ({ value, label: words.choices[value] }))}
        value={repeat?.every ?? 'once'}
        onChange={(event) => change({ repeat: repeatOf(draft, event.currentTarget.value) })}
      />
      {repeat ? (
        <CountInput
          label={words.times}
          description={words.timesHelp}
          max={sessionsAtOnce}
          value={repeat.times}
          onChange={(times) => change({ repeat: { ...repeat, times } })}
        />
      ) : null}
      {repeat && date !== '' ? (
        <fieldset className={styles.dates}>
          <legend>{words.dates}</legend>
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

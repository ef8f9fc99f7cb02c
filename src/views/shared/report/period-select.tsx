import { periodText } from '#contract/words/report-words.ts';
import { useReportWords } from '../../../words/organiser/report-words.ts';
import { NativeSelect } from '../controls/native-select.tsx';

interface PeriodSelectProps {
  period: string | undefined;
  /** Empty while they are not known. */
  periods: readonly string[];
  onChoose: (period: string) => void;
}

/** Years and quarters to choose from. */
export function PeriodSelect({ period, periods, onChoose }: PeriodSelectProps) {
  const words = useReportWords();
  const known = period === undefined || periods.includes(period) ? periods : [period, ...periods];
  return (
    <NativeSelect
      label={words.period}
      value={period ?? ''}
      disabled={known.length === 0}
      data={known.map((value) => ({ value, label: periodText(value, words) }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

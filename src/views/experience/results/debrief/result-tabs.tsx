import { useId, useState } from 'react';
import { hasAnalysis } from '#contract/rules/sessions/analysed.ts';
import { useLiveSession } from '../../../../machines/live-session/use-live-session.tsx';
import type { useOwnResults } from '../../../../react/use-own-results.ts';
import { toFailure } from '../../../../services/http/failure.ts';
import { ErrorPanel } from '../../../shared/error-panel.tsx';
import { TabList, TabPanel } from '../../../shared/controls/tabs.tsx';
import { PageSkeleton } from '../../../shared/skeletons.tsx';
import { AnalysisView } from '../analysis/analysis-view.tsx';
import { AwardsView } from '../award/awards-view.tsx';
import { OwnPart } from '../own-part/own-part.tsx';
import styles from './result-tabs.module.css';
import { ScorecardFiles } from '../scorecard/scorecard-files.tsx';
import { ScorecardView } from '../scorecard/scorecard-view.tsx';
import { SharedParts } from '../own-part/shared-parts.tsx';
import { useResultWords } from '../../../../words/result-words.ts';
import { useFailureText } from '../../../../words/failure-text.ts';

/** What the team achieved, how it worked together, and what it was given for it. */
export function ResultTabs({ results }: { results: ReturnType<typeof useOwnResults> }) {
  const { results: words } = useResultWords();
  const failureText = useFailureText();
  const { alone } = useLiveSession();
  const id = useId();
  const [part, setPart] = useState<'scorecard' | 'analysis' | 'award'>('scorecard');
  const { data, error, failed, refresh, choose, correctName } = results;
  if (failed)
    return <ErrorPanel title={words.notYet} message={failureText(toFailure(error))} onRetry={refresh} />;
  if (!data) return <PageSkeleton label={words.adding} />;
  const questions = data.scorecard.teams.find(({ team_id }) => team_id === data.own.team_id)?.decisions ?? [];
  const analysis = alone ? null : data.analysis;
  return (
    <>
      <TabList
        id={id}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'scorecard', label: words.scorecard },
          ...(hasAnalysis(analysis) ? [{ value: 'analysis', label: words.together } as const] : []),
          { value: 'award', label: words.award },
        ]}
      />
      <TabPanel id={id} value="scorecard" current={part} className={styles.panel}>
        <ScorecardView
          scorecard={data.scorecard}
          teamId={data.own.team_id}
          earlier={alone ? null : data.earlier}
          isOwn
          keepsake={data.keepsake}
        />
        <ScorecardFiles scorecard={data.scorecard} teamId={data.own.team_id} awards={data.awards} />
        <OwnPart
          own={data.own}
          sharing={alone ? undefined : { choices: data.choices, choose }}
          questions={questions}
        />
        <SharedParts title={words.othersShow} parts={data.shared} questions={questions} />
      </TabPanel>
      {hasAnalysis(analysis) ? (
        <TabPanel id={id} value="analysis" current={part} className={styles.panel}>
          <AnalysisView analysis={analysis} earlier={data.earlier_measures} />
        </TabPanel>
      ) : null}
      <TabPanel id={id} value="award" current={part} className={styles.panel}>
        <AwardsView
          awards={data.awards}
          revoked={data.revoked_awards}
          changesOf={({ kind }) => ({ correct: kind === 'person' ? correctName : undefined })}
        />
      </TabPanel>
    </>
  );
}

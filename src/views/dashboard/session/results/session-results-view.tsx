import { type ReactNode, useId, useState } from 'react';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import { hasAnalysis } from '#contract/rules/sessions/analysed.ts';
import { AnalysisView } from '../../../experience/results/analysis/analysis-view.tsx';
import type { AwardChanges } from '../../../experience/results/award/award-corrections.tsx';
import { RatingsView } from '../../../experience/results/debrief/ratings-view.tsx';
import { SharedParts } from '../../../experience/results/own-part/shared-parts.tsx';
import { ScorecardView } from '../../../experience/results/scorecard/scorecard-view.tsx';
import { TeamsTable } from '../../../experience/results/scorecard/teams-table.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { TabList, TabPanel } from '../../../shared/controls/tabs.tsx';
import styles from '../../dashboard.module.css';
import { AwardRoll } from './award-roll.tsx';
import { MeasuresByTeam } from './measures-by-team.tsx';

interface TeamChoiceProps {
  teams: SessionResults['scorecard']['teams'];
  teamId: number;
  onChoose: (teamId: number) => void;
}

const TeamChoice = ({ teams, teamId, onChoose }: TeamChoiceProps) =>
  teams.length > 1 ? (
    <NativeSelect
      label="Team"
      data={teams.map(({ team_id, name }) => ({ value: String(team_id), label: name }))}
      value={String(teamId)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  ) : null;

const parts = [
  { value: 'scorecard', label: 'Scorecard' },
  { value: 'analysis', label: 'Working together' },
  { value: 'ratings', label: 'Feedback' },
  { value: 'awards', label: 'Awards' },
  { value: 'attendance', label: 'Attendance' },
] as const;

interface SessionResultsViewProps {
  results: SessionResults;
  /** What may be changed on awards. */
  changes: AwardChanges;
  /** Who was there; left out for those who may not read it. */
  attendance?: ReactNode;
}

/** What came of a session, in parts. */
export function SessionResultsView({ results, changes, attendance }: SessionResultsViewProps) {
  const id = useId();
  const { scorecard, analysis, earlier, shared } = results;
  const { teams } = scorecard;
  const [part, setPart] = useState<(typeof parts)[number]['value']>('scorecard');
  const [teamId, setTeamId] = useState(teams[0]?.team_id ?? 0);
  const isChosen = ({ team_id }: { team_id: number }) => team_id === teamId;
  const isShown = {
    scorecard: true,
    analysis: hasAnalysis(analysis),
    ratings: true,
    awards: true,
    attendance: attendance !== undefined,
  };
  const choice = <TeamChoice teams={teams} teamId={teamId} onChoose={setTeamId} />;
  return (
    <>
      <TabList id={id} tabs={parts.filter(({ value }) => isShown[value])} value={part} onChange={setPart} />
      <TabPanel id={id} value="scorecard" current={part} className={styles.part}>
        {teams.length > 1 ? <TeamsTable teams={teams} ownTeamId={undefined} /> : null}
        {choice}
        <ScorecardView scorecard={scorecard} teamId={teamId} earlier={earlier} />
        <SharedParts
          key={teamId}
          title="What guests chose to share"
          parts={shared.filter(isChosen)}
          questions={teams[0]?.decisions ?? []}
        />
      </TabPanel>
      {hasAnalysis(analysis) ? (
        <TabPanel id={id} value="analysis" current={part} className={styles.part}>
          <MeasuresByTeam teams={analysis.teams} />
          {choice}
          <AnalysisView
            analysis={{ ...analysis, teams: analysis.teams.filter(isChosen) }}
            earlier={results.earlier_measures}
          />
        </TabPanel>
      ) : null}
      <TabPanel id={id} value="ratings" current={part} className={styles.part}>
        <RatingsView ratings={results.ratings} />
      </TabPanel>
      <TabPanel id={id} value="awards" current={part} className={styles.part}>
        <AwardRoll awards={results.awards} changes={changes} />
      </TabPanel>
      {attendance === undefined ? null : (
        <TabPanel id={id} value="attendance" current={part} className={styles.part}>
          {attendance}
        </TabPanel>
      )}
    </>
  );
}

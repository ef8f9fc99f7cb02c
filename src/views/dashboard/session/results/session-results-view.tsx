import { type ReactNode, Suspense, useId, useState } from 'react';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import { spokenOf } from '#contract/rules/languages.ts';
import { hasAnalysis } from '#contract/rules/sessions/analysed.ts';
import { AnalysisView } from '../../../experience/results/analysis/analysis-view.tsx';
import type { AwardChanges } from '../../../experience/results/award/award-corrections.tsx';
import { RatingsView } from './ratings-view.tsx';
import { SharedParts } from '../../../experience/results/own-part/shared-parts.tsx';
import { ScorecardView } from '../../../experience/results/scorecard/scorecard-view.tsx';
import { TeamsTable } from '../../../experience/results/scorecard/teams-table.tsx';
import { useSessionResultsWords } from '../../../../words/organiser/sessions/session-results-words.ts';
import { LanguageContext } from '../../../../words/language.ts';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { TabList, TabPanel } from '../../../shared/controls/tabs.tsx';
import styles from '../../dashboard.module.css';
import { AwardRoll } from './award-roll.tsx';
import { MeasuresByTeam } from './measures-by-team.tsx';

interface TeamChoiceProps {
  label: string;
  teams: SessionResults['scorecard']['teams'];
  teamId: number;
  onChoose: (teamId: number) => void;
}

const TeamChoice = ({ label, teams, teamId, onChoose }: TeamChoiceProps) =>
  teams.length > 1 ? (
    <NativeSelect
      label={label}
      data={teams.map(({ team_id, name }) => ({ value: String(team_id), label: name }))}
      value={String(teamId)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  ) : null;

/** What guests read too, in the language of the texts that come from the server. */
function AsGuestsRead({ language, children }: { language: string; children: ReactNode }) {
  const spoken = spokenOf([language]);
  return (
    <div className={styles.part} lang={spoken}>
      <LanguageContext value={spoken}>
        <Suspense fallback={null}>{children}</Suspense>
      </LanguageContext>
    </div>
  );
}

const parts = ['scorecard', 'analysis', 'ratings', 'awards', 'attendance'] as const;
type Part = (typeof parts)[number];

interface SessionResultsViewProps {
  results: SessionResults;
  /** What may be changed on awards. */
  changes: AwardChanges;
  /** Who was there; left out for those who may not read it. */
  attendance?: ReactNode;
}

/** What came of a session, in parts. */
export function SessionResultsView({ results, changes, attendance }: SessionResultsViewProps) {
  const words = useSessionResultsWords();
  const id = useId();
  const { scorecard, analysis, earlier, shared } = results;
  const { teams } = scorecard;
  const [part, setPart] = useState<Part>('scorecard');
  const [teamId, setTeamId] = useState(teams[0]?.team_id ?? 0);
  const isChosen = ({ team_id }: { team_id: number }) => team_id === teamId;
  const isShown: Record<Part, boolean> = {
    scorecard: true,
    analysis: hasAnalysis(analysis),
    ratings: true,
    awards: true,
    attendance: attendance !== undefined,
  };
  const tabs = parts.flatMap((value) => (isShown[value] ? { value, label: words.parts[value] } : []));
  const choice = <TeamChoice label={words.team} teams={teams} teamId={teamId} onChoose={setTeamId} />;
  return (
    <>
      <TabList id={id} tabs={tabs} value={part} onChange={setPart} />
      <TabPanel id={id} value="scorecard" current={part}>
        <AsGuestsRead language={results.language}>
          {teams.length > 1 ? <TeamsTable teams={teams} ownTeamId={undefined} /> : null}
          {choice}
          <ScorecardView scorecard={scorecard} teamId={teamId} earlier={earlier} />
          <SharedParts
            key={teamId}
            title={words.shared}
            parts={shared.filter(isChosen)}
            questions={teams[0]?.decisions ?? []}
          />
        </AsGuestsRead>
      </TabPanel>
      {hasAnalysis(analysis) ? (
        <TabPanel id={id} value="analysis" current={part}>
          <AsGuestsRead language={results.language}>
            <MeasuresByTeam teams={analysis.teams} />
            {choice}
            <AnalysisView
              analysis={{ ...analysis, teams: analysis.teams.filter(isChosen) }}
              earlier={results.earlier_measures}
            />
          </AsGuestsRead>
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

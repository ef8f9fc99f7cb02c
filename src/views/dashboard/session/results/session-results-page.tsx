import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import { hasAnalysis } from '#contract/rules/sessions/analysed.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { TabList, TabPanel } from '../../../shared/controls/tabs.tsx';
import { useAwardChanges } from '../../../../react/use-awards.ts';
import { type SessionFile, useSessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionResults } from '../../../../react/use-sessions.ts';
import { AnalysisView } from '../../../experience/results/analysis/analysis-view.tsx';
import type { AwardChanges } from '../../../experience/results/award/award-corrections.tsx';
import { RatingsView } from '../../../experience/results/debrief/ratings-view.tsx';
import { ScorecardView } from '../../../experience/results/scorecard/scorecard-view.tsx';
import { SharedParts } from '../../../experience/results/own-part/shared-parts.tsx';
import { TeamsTable } from '../../../experience/results/scorecard/teams-table.tsx';
import { InLanguage } from '../../../../words/use-words.tsx';
import { ButtonLink } from '../../../shared/controls/button-link.tsx';
import { PageHead } from '../../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../../shared/skeletons.tsx';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import { longWhen } from '../../../shared/time/when.ts';
import styles from '../../dashboard.module.css';
import { AttendanceView } from './attendance-view.tsx';
import { AwardRoll } from './award-roll.tsx';
import { MeasuresByTeam } from './measures-by-team.tsx';
import { SessionFailure } from '../session-failure.tsx';

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

function Results({ results, changes }: { results: SessionResults; changes: AwardChanges }) {
  const id = useId();
  const { scorecard, analysis, earlier, shared } = results;
  const { teams } = scorecard;
  const [part, setPart] = useState<(typeof parts)[number]['value']>('scorecard');
  const [teamId, setTeamId] = useState(teams[0]?.team_id ?? 0);
  const isChosen = ({ team_id }: { team_id: number }) => team_id === teamId;
  const choice = <TeamChoice teams={teams} teamId={teamId} onChoose={setTeamId} />;
  return (
    <>
      <TabList
        id={id}
        tabs={parts.filter(({ value }) => value !== 'analysis' || hasAnalysis(analysis))}
        value={part}
        onChange={setPart}
      />
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
      <TabPanel id={id} value="attendance" current={part} className={styles.part}>
        <AttendanceView sessionId={scorecard.session_id} />
      </TabPanel>
    </>
  );
}

const stay = () => {};

const files: readonly { act: SessionFile; label: string }[] = [
  { act: 'resultsPdf', label: 'Results (PDF)' },
  { act: 'results', label: 'Results (CSV)' },
  { act: 'awardsPdf', label: 'All awards (PDF)' },
  { act: 'attendanceXlsx', label: 'Attendance (Excel)' },
  { act: 'attendanceCsv', label: 'Attendance (CSV)' },
  { act: 'log', label: 'Session log (CSV)' },
];

function Downloads({ session: { id, title } }: { session: Pick<SessionDetail, 'id' | 'title'> }) {
  const { issue, possible } = useSessionActs(stay);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />} disabled={!possible}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ act, label }) => (
          <Menu.Item key={act} onClick={() => issue({ act, id, title })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export default function SessionResultsPage() {
  const zone = useHomeTimezone();
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useSessionResults(sessionId);
  const changes = useAwardChanges(sessionId, refresh);
  if (failed)
    return (
      <SessionFailure
        title="The results didn’t load"
        error={error}
        onRetry={refresh}
        way={{ to: `/dashboard/sessions/${sessionId}`, label: 'Back to the session' }}
      />
    );
  if (!data) return <PageSkeleton label="Loading results" />;
  const { session, results } = data;
  return (
    <div className={styles.page}>
      <PageHead title={`${session.title}: results`} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{session.title}</h1>
          <p className={styles.lead}>
            {session.story_title}, {longWhen(session.starts_at, zone)}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/createSession?like=${session.id}`}>
            Schedule the next session
          </ButtonLink>
          <Downloads session={session} />
        </div>
      </header>
      <InLanguage language="en">
        <Results results={results} changes={changes} />
      </InLanguage>
    </div>
  );
}

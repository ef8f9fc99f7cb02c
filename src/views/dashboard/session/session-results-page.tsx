import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TabList, TabPanel } from '../../shared/controls/tabs.tsx';
import { useAwardChanges } from '../../../react/use-awards.ts';
import { useSessionActs } from '../../../react/use-session-acts.ts';
import { useSessionResults } from '../../../react/use-sessions.ts';
import { AnalysisView } from '../../experience/results/analysis-view.tsx';
import type { AwardChanges } from '../../experience/results/award-corrections.tsx';
import { RatingsView } from '../../experience/results/ratings-view.tsx';
import { ScorecardView } from '../../experience/results/scorecard-view.tsx';
import { SharedParts } from '../../experience/results/shared-parts.tsx';
import { TeamsTable } from '../../experience/results/teams-table.tsx';
import { InLanguage } from '../../experience/words/use-words.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { longWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import { AwardRoll } from './award-roll.tsx';
import { MeasuresByTeam } from './measures-by-team.tsx';
import { SessionFailure } from './session-failure.tsx';

const said = ['results'] as const;

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
  { value: 'ratings', label: 'How it was' },
  { value: 'awards', label: 'Awards' },
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
      <TabList id={id} tabs={parts} value={part} onChange={setPart} />
      <TabPanel id={id} value="scorecard" current={part} className={styles.part}>
        {teams.length > 1 ? <TeamsTable teams={teams} ownTeamId={undefined} /> : null}
        {choice}
        <ScorecardView scorecard={scorecard} teamId={teamId} earlier={earlier} />
      </TabPanel>
      <TabPanel id={id} value="analysis" current={part} className={styles.part}>
        {analysis ? <MeasuresByTeam teams={analysis.teams} /> : null}
        {analysis ? choice : null}
        <AnalysisView
          analysis={analysis && { ...analysis, teams: analysis.teams.filter(isChosen) }}
          earlier={results.earlier_measures}
        />
        <SharedParts
          key={teamId}
          title="What people show of their part"
          parts={shared.filter(isChosen)}
          questions={teams[0]?.decisions ?? []}
        />
      </TabPanel>
      <TabPanel id={id} value="ratings" current={part} className={styles.part}>
        <RatingsView ratings={results.ratings} />
      </TabPanel>
      <TabPanel id={id} value="awards" current={part} className={styles.part}>
        <AwardRoll awards={results.awards} changes={changes} />
      </TabPanel>
    </>
  );
}

const stay = () => {};

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
        <Menu.Item onClick={() => issue({ act: 'results', id, title })}>Results as CSV</Menu.Item>
        <Menu.Item onClick={() => issue({ act: 'log', id, title })}>Log of the session as CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export default function SessionResultsPage() {
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useSessionResults(sessionId);
  const changes = useAwardChanges(sessionId, refresh);
  if (failed)
    return (
      <SessionFailure
        title="The results did not load"
        error={error}
        onRetry={refresh}
        way={{ to: `/dashboard/sessions/${sessionId}`, label: 'Back to the session' }}
      />
    );
  if (!data) return <PageSkeleton label="Adding up the results" />;
  const { session, results } = data;
  return (
    <div className={styles.page}>
      <PageHead title={`Results of ${session.title}`} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{session.title}</h1>
          <p className={styles.lead}>
            {session.story_title}, {longWhen(session.starts_at, homeTimezone())}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/createSession?like=${session.id}`}>Schedule the next one</ButtonLink>
          <Downloads session={session} />
        </div>
      </header>
      <InLanguage language="en" parts={said}>
        <Results results={results} changes={changes} />
      </InLanguage>
    </div>
  );
}

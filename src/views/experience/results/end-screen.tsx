import { Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { selectIsEnded, selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
} from '../../../machines/live-session/use-live-session.tsx';
import { useOwnResults } from '../../../react/use-own-results.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { EraseMe } from '../gate/erase-me.tsx';
import { SessionOver } from '../gate/session-over.tsx';
import { SignOutButton } from '../gate/sign-out-button.tsx';
import { useSceneRoute } from '../gate/use-scene-route.ts';
import { AnalysisView } from './analysis-view.tsx';
import { AwardsView } from './awards-view.tsx';
import styles from './end-screen.module.css';
import { OwnPart } from './own-part.tsx';
import { RatingForm } from './rating-form.tsx';
import { ScorecardFiles } from './scorecard-files.tsx';
import { ScorecardView } from './scorecard-view.tsx';
import { SharedParts } from './shared-parts.tsx';
import { useWords } from '../words/use-words.tsx';

/** After the story: one team's results, and what one's own part was. */
export function EndScreen() {
  useSceneRoute('end');
  const { dataPackage } = useLiveSession();
  const { results: words } = useWords();
  const verbs = useExperienceVerbs();
  const scene = String(useExperience(selectScene));
  const isEnded = useExperience(selectIsEnded);
  const { session, consumer } = dataPackage;
  const { data, error, failed, refresh, choose, correctName } = useOwnResults();
  useEffect(() => {
    if (isEnded) verbs.requestScorecard();
  }, [isEnded, verbs]);
  if (['cancelled', 'failed', 'left'].includes(scene)) return <SessionOver />;
  const team = data?.scorecard.teams.find(({ team_id }) => team_id === data.own.team_id);
  return (
    <NightShell title={session.title} actions={<SignOutButton />}>
      <div className={styles.end}>
        <section className={styles.thanks}>
          <h1>{words.thanks(consumer.first_name)}</h1>
          <p>{team ? words.earned(team.name, team.total, team.maximum) : words.devicesOff}</p>
          <RatingForm />
        </section>
        {failed ? (
          <ErrorPanel title={words.notYet} message={readableMessage(error)} onRetry={refresh} />
        ) : null}
        {!data && !failed ? <PageSkeleton label={words.adding} /> : null}
        {data ? (
          <Tabs defaultValue="scorecard" keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="scorecard">{words.scorecard}</Tabs.Tab>
              <Tabs.Tab value="analysis">{words.together}</Tabs.Tab>
              <Tabs.Tab value="award">{words.award}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="scorecard" className={styles.panel}>
              <ScorecardView scorecard={data.scorecard} teamId={data.own.team_id} isOwn />
              <ScorecardFiles />
              <OwnPart
                own={data.own}
                choices={data.choices}
                choose={choose}
                questions={team?.decisions ?? []}
              />
              <SharedParts title={words.othersShow} parts={data.shared} questions={team?.decisions ?? []} />
            </Tabs.Panel>
            <Tabs.Panel value="analysis" className={styles.panel}>
              <AnalysisView analysis={data.analysis} />
            </Tabs.Panel>
            <Tabs.Panel value="award" className={styles.panel}>
              <AwardsView
                awards={data.awards}
                changesOf={({ kind }) => ({ correct: kind === 'person' ? correctName : undefined })}
              />
            </Tabs.Panel>
          </Tabs>
        ) : null}
        <footer>
          <EraseMe />
        </footer>
      </div>
    </NightShell>
  );
}

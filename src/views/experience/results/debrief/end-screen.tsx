import { useEffect } from 'react';
import {
  selectIsDebriefing,
  selectIsEnded,
  selectIsOff,
  selectIsRoomClosed,
} from '../../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
} from '../../../../machines/live-session/use-live-session.tsx';
import { useOwnResults } from '../../../../react/use-own-results.ts';
import { NightShell } from '../../../shared/shell/night-shell.tsx';
import { OwnData } from '../../gate/own-data.tsx';
import { SessionOverScreen } from '../../gate/session-over-screen.tsx';
import { SignOutButton } from '../../gate/sign-out-button.tsx';
import { useSceneRoute } from '../../gate/use-scene-route.ts';
import { DebriefRoom } from './debrief-room.tsx';
import styles from './end-screen.module.css';
import { TheSameAgain, WithOwnTeam } from './next-session.tsx';
import { RatingForm } from './rating-form.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { useResultWords } from '../../../../words/result-words.ts';
import { LibraryTheme } from '../../../shared/theme/library-theme.tsx';

/** After the story: one team's results, its room while that is open, and what one's own part was. */
export function EndScreen() {
  useSceneRoute('end');
  const { dataPackage, alone } = useLiveSession();
  const { debrief, results: words } = useResultWords();
  const verbs = useExperienceVerbs();
  const isOff = useExperience(selectIsOff);
  const isEnded = useExperience(selectIsEnded);
  const isDebriefing = useExperience(selectIsDebriefing);
  const isRoomClosed = useExperience(selectIsRoomClosed);
  const { session, consumer, plans } = dataPackage;
  const isTogether = isDebriefing && !alone;
  const results = useOwnResults();
  const { data } = results;
  useEffect(() => {
    if (isEnded) verbs.requestScorecard();
  }, [isEnded, verbs]);
  if (isOff) return <SessionOverScreen />;
  const team = data?.scorecard.teams.find(({ team_id }) => team_id === data.own.team_id);
  return (
    <NightShell title={session.title} actions={<SignOutButton />}>
      <LibraryTheme>
        <div className={styles.end} data-together={isTogether || undefined}>
          <section className={styles.thanks}>
            <h1>{words.thanks(consumer.first_name)}</h1>
            {team ? <p>{words.earned(team.name, team.total, team.maximum)}</p> : null}
            <p role="status">{isRoomClosed && !alone ? debrief.closed : ''}</p>
            <RatingForm kept={data?.rating} />
          </section>
          {isTogether ? (
            <aside className={styles.room} data-not-on-paper>
              <DebriefRoom />
            </aside>
          ) : null}
          <div className={styles.results}>
            <ResultTabs results={results} />
          </div>
          {alone ? <WithOwnTeam /> : null}
          {plans ? <TheSameAgain sessionId={session.id} last={team?.decisions.at(-1)} /> : null}
          {alone ? null : (
            <footer>
              <OwnData session={session} />
            </footer>
          )}
        </div>
      </LibraryTheme>
    </NightShell>
  );
}

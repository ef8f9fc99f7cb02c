import type { BreakoutFact, RosterTeam } from '#contract/messages/session-projection.ts';
import {
  sameTable,
  selectAttempt,
  selectFound,
  selectIsVideoMuted,
  selectSeat,
  selectTable,
  selectTeam,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useStoryWords } from '../words/use-words.tsx';
import styles from './breakout-room.module.css';
import { ClueBoard } from './clue-board.tsx';
import { HintList } from './hint-list.tsx';
import { OwnClues } from './own-clues.tsx';
import { SolvedMoment } from './solved-moment.tsx';
import { TalkTask } from './talk-task.tsx';
import { TaskBoard } from './task-board.tsx';

interface RiddleTableProps {
  breakout: BreakoutFact;
  teams: readonly RosterTeam[];
  /** Everybody in the session who is there. */
  present: number;
  onAnswer: (text: string) => void;
}

/** What lies on the table: the prompt, the board and the clues of all, one's own clues and the hints at the side. */
export function RiddleTable({ breakout, teams, present, onAnswer }: RiddleTableProps) {
  const { table: words } = useStoryWords();
  const verbs = useExperienceVerbs();
  const table = useExperience(selectTable, sameTable);
  const team = useExperience(selectTeam);
  const seat = useExperience(selectSeat);
  const attempt = useExperience(selectAttempt);
  const found = useExperience(selectFound);
  const silent = useExperience(selectIsVideoMuted);
  const { scene_id: sceneId, task } = breakout;
  const isTalk = task.kind === 'talk';
  const isOpen = !isTalk && found === null;
  const clues = seat?.clues ?? [];
  return (
    <div className={styles.table} data-alone={!isOpen || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard, too */}
      <section className={styles.middle} aria-label={isTalk ? words.talk : words.riddle} tabIndex={0}>
        {found ? (
          <SolvedMoment
            found={found}
            meanwhile={team?.meanwhile ?? null}
            seats={table.seats}
            teams={teams}
            ownTeamId={table.team?.team_id}
            solvedTeams={breakout.solved_teams}
            silent={silent}
          />
        ) : (
          <p className={styles.prompt}>{breakout.prompt}</p>
        )}
        {isTalk ? (
          <TalkTask
            task={task}
            ownSeatId={table.seatId}
            present={present}
            onRested={() => verbs.rest(sceneId)}
          />
        ) : null}
        {isOpen && task.kind !== 'words' ? (
          <TaskBoard
            key={sceneId}
            task={task}
            clues={clues}
            attempts={team?.attempts ?? []}
            seats={table.seats}
            ownSeatId={table.seatId}
            sending={attempt === 'sending'}
            onAnswer={onAnswer}
          />
        ) : null}
        {isOpen ? <ClueBoard board={team?.board ?? []} seats={table.seats} spoken={breakout.spoken} /> : null}
      </section>
      {isOpen ? (
        <div className={styles.side}>
          <OwnClues
            board={team?.board ?? []}
            own={clues}
            spoken={breakout.spoken}
            seats={table.seats}
            onLay={(clueId) => verbs.layClue(sceneId, clueId)}
          />
          {team ? (
            <HintList
              taken={team.hints}
              left={team.hints_left}
              seats={table.seats}
              onTake={(hintId) => verbs.takeHint(sceneId, hintId)}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

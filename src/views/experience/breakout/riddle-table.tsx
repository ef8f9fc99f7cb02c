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
import { useWords } from '../../../words/use-words.tsx';
import styles from './breakout-room.module.css';
import { ClueBoard } from './clue-board.tsx';
import { GoingOn } from './going-on.tsx';
import { HintList } from './hint-list.tsx';
import { OwnClues } from './own-clues.tsx';
import { SolvedMoment } from './solved-moment.tsx';
import { TalkTask } from './talk-task.tsx';
import { CodeTask } from './code-task.tsx';
import { MapTask } from './map-task.tsx';
import { OrderTask } from './order-task.tsx';
import { SeatingTask } from './seating-task.tsx';
import { TaskPrompt } from './task-prompt.tsx';
import type { TaskOf, TaskProps } from './task-props.ts';

interface RiddleTableProps {
  breakout: BreakoutFact;
  teams: readonly RosterTeam[];
  /** Server clock, Unix ms. */
  endsAt: number;
  /** Seat ids of everybody present in the session. */
  present: readonly string[];
  onAnswer: (text: string) => void;
}

/** What lies on the table: the prompt, the board and the clues of all, one's own clues and the hints at the side. */
export function RiddleTable({ breakout, teams, endsAt, present, onAnswer }: RiddleTableProps) {
  const { table: words } = useWords();
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
  const onReady = (ready: boolean) => verbs.rest(sceneId, ready);
  const { staying = [] } = breakout;
  const stay = present.filter((seatId) => staying.includes(seatId)).length;
  const clueBoard = (
    <ClueBoard
      board={team?.board ?? []}
      seats={table.seats}
      spoken={breakout.spoken}
      beside={task.kind !== 'words'}
    />
  );
  return (
    <div
      className={styles.table}
      data-alone={!isOpen || undefined}
      data-riddle={isOpen ? task.kind : undefined}
    >
      {isOpen ? (
        <TaskPrompt key={`prompt of ${sceneId}`} text={breakout.prompt} ownSeatId={table.seatId} />
      ) : null}
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
        ) : null}
        {found && (breakout.goes_on || stay > 0) ? (
          <GoingOn
            breakout={breakout}
            endsAt={endsAt}
            isReady={!staying.includes(table.seatId)}
            others={words.wouldGoOn(present.length - stay, present.length)}
            onReady={onReady}
          />
        ) : null}
        {isTalk && !found ? <p className={styles.prompt}>{breakout.prompt}</p> : null}
        {isTalk ? (
          <TalkTask
            breakout={breakout}
            task={task}
            endsAt={endsAt}
            ownSeatId={table.seatId}
            present={present}
            onReady={onReady}
          />
        ) : null}
        {isOpen && task.kind !== 'words' ? (
          <TaskBoard
            key={sceneId}
            sceneId={sceneId}
            task={task}
            clues={clues}
            attempts={team?.attempts ?? []}
            seats={table.seats}
            ownSeatId={table.seatId}
            sending={attempt === 'sending'}
            onAnswer={onAnswer}
          />
        ) : null}
        {isOpen && task.kind === 'words' ? clueBoard : null}
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
          {task.kind === 'words' ? null : clueBoard}
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

type Boarded = 'map' | 'order' | 'code' | 'seating';

/** The board of a challenge that asks for more than a word. */
function TaskBoard({ task, ...rest }: TaskProps<Boarded> & { task: TaskOf<Boarded> }) {
  if (task.kind === 'map') return <MapTask task={task} {...rest} />;
  if (task.kind === 'order') return <OrderTask task={task} {...rest} />;
  if (task.kind === 'seating') return <SeatingTask task={task} {...rest} />;
  return <CodeTask task={task} {...rest} />;
}

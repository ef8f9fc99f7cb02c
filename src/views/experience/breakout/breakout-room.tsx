import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import type { BreakoutFact, RosterTeam } from '#contract/messages/session-projection.ts';
import {
  sameTable,
  selectAttempt,
  selectCustomRoom,
  selectProblem,
  selectSeat,
  selectTable,
  selectTeam,
} from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
} from '../../../machines/live-session/use-live-session.tsx';
import { frameAddress, framePermissions } from '../../../services/rooms/frame-room.ts';
import { LanternRing } from '../lantern-ring.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './breakout-room.module.css';
import { ClueBoard } from './clue-board.tsx';
import { HintList } from './hint-list.tsx';
import { TalkTask } from './talk-task.tsx';
import { TaskBoard } from './task-board.tsx';
import { TeamChat } from './team-chat.tsx';
import { TeamSeats } from './team-seats.tsx';
import { useWords } from '../words/use-words.tsx';

interface BreakoutRoomProps {
  breakout: BreakoutFact;
  /** Server clock. */
  endsAt: number;
  teams: readonly RosterTeam[];
  /** Everybody in the session who is there. */
  present: number;
}

/** The team at its table: faces around, the riddle in the middle, words at the side. */
export function BreakoutRoom({ breakout, endsAt, teams, present }: BreakoutRoomProps) {
  const { dataPackage } = useLiveSession();
  const { table: words } = useWords();
  const verbs = useExperienceVerbs();
  const table = useExperience(selectTable, sameTable);
  const team = useExperience(selectTeam);
  const seat = useExperience(selectSeat);
  const attempt = useExperience(selectAttempt);
  const problem = useExperience(selectProblem);
  const customVideoRoomUrl = useExperience(selectCustomRoom);
  const framed = frameAddress(customVideoRoomUrl, dataPackage.consumer.first_name);
  const solvedOthers = breakout.solved_teams.length;
  const { task } = breakout;
  const isTalk = task.kind === 'talk';
  const helpCalled = seat?.help_called ?? false;
  return (
    <section className={styles.room} aria-labelledby="riddle">
      <header className={styles.head}>
        <LanternRing
          endsAt={endsAt}
          totalMs={endsAt - breakout.open_at}
          label={isTalk ? words.timeToBreathe : words.timeForRiddle}
          size={84}
        />
        <div>
          <p className={styles.team}>
            {table.isCaptain ? words.captain(table.team?.name ?? '') : table.team?.name}
          </p>
          <h1 id="riddle" className={styles.title}>
            {breakout.title}
          </h1>
        </div>
        <div className={styles.aside}>
          {isTalk ? null : <p>{words.solvedTeams(solvedOthers, teams.length)}</p>}
          <Button
            variant={helpCalled ? 'filled' : 'default'}
            color={helpCalled ? 'lantern' : undefined}
            size="sm"
            aria-pressed={helpCalled}
            leftSection={<IconHandStop size={16} aria-hidden />}
            onClick={() => verbs.callHelp(!helpCalled)}
          >
            {helpCalled ? words.cancelCall : words.callHost}
          </Button>
          <p role="status">{seat?.help_seen ? words.hostSeen : ''}</p>
        </div>
      </header>
      {framed ? (
        <iframe className={styles.frame} src={framed} allow={framePermissions} title={words.videoRoom} />
      ) : (
        <TeamSeats className={styles.seats} />
      )}
      <div className={styles.table}>
        <p className={styles.prompt}>{breakout.prompt}</p>
        {isTalk ? (
          <TalkTask
            task={task}
            ownSeatId={table.seatId}
            present={present}
            onRested={() => verbs.rest(breakout.scene_id)}
          />
        ) : team?.solved ? (
          <p className={styles.solved} role="status">
            {words.solved}
          </p>
        ) : task.kind !== 'words' ? (
          <TaskBoard
            key={breakout.scene_id}
            task={task}
            clues={seat?.clues ?? []}
            attempts={team?.attempts ?? []}
            seats={table.seats}
            ownSeatId={table.seatId}
            sending={attempt === 'sending'}
            onAnswer={(text) => verbs.answer(breakout.scene_id, text)}
          />
        ) : (
          <AnswerForm
            attempt={attempt}
            attempts={team?.attempts ?? []}
            seats={table.seats}
            problem={problem}
            onAnswer={(text) => verbs.answer(breakout.scene_id, text)}
          />
        )}
        {isTalk ? null : (
          <ClueBoard
            board={team?.board ?? []}
            own={seat?.clues ?? []}
            seats={table.seats}
            spoken={breakout.spoken}
            onLay={(clueId) => verbs.layClue(breakout.scene_id, clueId)}
          />
        )}
        {team && !team.solved && !isTalk ? (
          <HintList
            taken={team.hints}
            left={team.hints_left}
            onTake={(hintId) => verbs.takeHint(breakout.scene_id, hintId)}
          />
        ) : null}
      </div>
      {breakout.chat ? (
        <div className={styles.words}>
          <TeamChat />
        </div>
      ) : null}
    </section>
  );
}

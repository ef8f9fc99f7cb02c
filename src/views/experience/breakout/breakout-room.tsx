import { useId, useState } from 'react';
import type { BreakoutFact, RosterTeam } from '#contract/messages/session-projection.ts';
import {
  sameTable,
  selectAttempt,
  selectFound,
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
import { AnswerForm } from './answer-form.tsx';
import { BreakoutHead } from './breakout-head.tsx';
import styles from './breakout-room.module.css';
import { RiddleTable } from './riddle-table.tsx';
import { SolvedAnnouncement } from './solved-moment.tsx';
import { TeamChat } from '../chat/team-chat.tsx';
import { UnreadCount } from '../chat/unread-count.tsx';
import { TeamSeats } from './team-seats.tsx';
import { HandButton } from '../word/hand-button.tsx';
import { HandsUp } from '../word/hands-up.tsx';
import { RoundTurn, roundAt, roundRing } from '../round/round-turn.tsx';
import roundStyles from '../round/round.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { TabList, TabPanel } from '../../shared/controls/tabs.tsx';

type Place = 'riddle' | 'chat';

interface BreakoutRoomProps {
  breakout: BreakoutFact;
  /** Server clock. */
  endsAt: number;
  teams: readonly RosterTeam[];
  /** Seat ids of everybody present in the session. */
  present: readonly string[];
}

/** The team at its table: faces in a strip, the riddle or the chat below, the answer always at the foot. */
export function BreakoutRoom({ breakout, endsAt, teams, present }: BreakoutRoomProps) {
  const { alone } = useLiveSession();
  const { chat, table: words } = useWords();
  const verbs = useExperienceVerbs();
  const table = useExperience(selectTable, sameTable);
  const team = useExperience(selectTeam);
  const seat = useExperience(selectSeat);
  const attempt = useExperience(selectAttempt);
  const problem = useExperience(selectProblem);
  const { task } = breakout;
  const isTalk = task.kind === 'talk';
  const found = useExperience(selectFound);
  const isSolved = found !== null;
  const [chosen, setChosen] = useState<{ place: Place; isSolved: boolean }>();
  const place = chosen?.isSolved === isSolved ? chosen.place : 'riddle';
  const setPlace = (next: Place) => setChosen({ place: next, isSolved });
  const id = useId();
  const [draft, setDraft] = useState('');
  const round = roundAt(breakout, table.team?.team_id);
  const isRound = round !== null && place === 'riddle';
  const isAllSolved =
    breakout.goes_on === true || teams.every(({ team_id }) => breakout.solved_teams.includes(team_id));
  const answer = (text: string) => verbs.answer(breakout.scene_id, text);
  return (
    <section className={styles.room} aria-labelledby="riddle">
      <BreakoutHead breakout={breakout} endsAt={endsAt} teams={teams} table={table} seat={seat} />
      <div
        className={isRound ? roundStyles.round : roundStyles.plain}
        data-ring={table.seats.length <= roundRing || undefined}
      >
        {isRound && round && task.kind === 'talk' ? (
          <RoundTurn sceneId={breakout.scene_id} round={round} questions={task.questions} />
        ) : null}
        <TeamSeats className={isRound ? roundStyles.faces : styles.seats} turn={round?.seat_id} />
      </div>
      <SolvedAnnouncement found={found} seats={table.seats} />
      <div className={styles.tabs}>
        <div className={styles.bar}>
          {breakout.chat ? (
            <TabList
              id={id}
              className={styles.list}
              value={place}
              onChange={setPlace}
              tabs={[
                { value: 'riddle', label: isTalk ? words.talk : words.riddle },
                { value: 'chat', label: chat.title, aside: <UnreadCount /> },
              ]}
            />
          ) : null}
          {alone ? null : (
            <>
              <HandsUp className={styles.wants} />
              <HandButton />
            </>
          )}
        </div>
        <TabPanel id={id} value="riddle" current={place} kept className={styles.place}>
          <RiddleTable
            breakout={breakout}
            teams={teams}
            endsAt={endsAt}
            present={present}
            onAnswer={answer}
          />
        </TabPanel>
        {breakout.chat ? (
          <TabPanel id={id} value="chat" current={place} className={styles.place}>
            <div className={styles.words}>
              <TeamChat draft={draft} onDraft={setDraft} />
            </div>
          </TabPanel>
        ) : null}
      </div>
      {isTalk ? null : isSolved ? (
        <p className={styles.solved} role="status">
          {isAllSolved ? words.solvedAll : words.solved}
        </p>
      ) : task.kind === 'words' ? (
        <AnswerForm
          attempt={attempt}
          attempts={team?.attempts ?? []}
          seats={table.seats}
          ownSeatId={table.seatId}
          problem={problem}
          onAnswer={answer}
        />
      ) : null}
    </section>
  );
}

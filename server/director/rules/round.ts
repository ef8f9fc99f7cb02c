import { rotated } from '#contract/story/clue-dealing.ts';
import { findScene } from '#contract/story/story.ts';
import type { Changes, DirectorContext, OpenBreakout, Round } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { windowClock } from './pace.ts';
import { findSeat, presentSeats } from './presence.ts';
import { closesAt } from './timed-window.ts';

const questionsOf = ({ story }: DirectorContext, sceneId: string): number => {
  const scene = findScene(story, sceneId);
  return scene.kind === 'breather' ? scene.questions.length : 0;
};

/** The next seat around the table without a turn in this round; a new round begins once all have had one. */
function nextAround(context: DirectorContext, { teamId, asked }: Round) {
  const around = rotated(
    context.seats.filter((seat) => seat.teamId === teamId),
    context.seed,
  ).filter(({ present }) => present);
  const isAsked = (seatId: string) => asked.includes(seatId);
  const left = around.filter(({ id }) => !isAsked(id));
  const [next] = left.length > 0 ? left : around;
  return next ? { seatId: next.id, asked: left.length > 0 ? [...asked, next.id] : [next.id] } : null;
}

/** Passes the turn to the next seat around the table with the next question; to nobody at an empty table. */
function dealt(context: DirectorContext, round: Round, question: number): Round {
  const next = nextAround(context, round);
  return next ? { ...round, ...next, question } : { ...round, seatId: null };
}

/** Each table starts with its first question and one present person. */
export function openRounds(context: DirectorContext): Round[] {
  return context.teams.map(({ id }) =>
    dealt(context, { teamId: id, turn: 0, question: 0, seatId: null, asked: [] }, 0),
  );
}

const roundOf = (breakout: OpenBreakout, teamId: number | undefined) =>
  breakout.rounds?.find((round) => round.teamId === teamId);

/** Any seat at the table can pass the turn, once a turn. */
export function canPass(context: DirectorContext, event: EventOf<'turn.passed'>): boolean {
  const { breakout } = context;
  const seat = findSeat(context, event.seatId);
  if (!seat?.present || breakout?.sceneId !== event.sceneId) return false;
  if (windowClock(context, event.at) >= closesAt(breakout)) return false;
  return roundOf(breakout, seat.teamId)?.turn === event.turn;
}

/** First to raised hands at the table, in order and with the same question; then around. */
export function passTurn(context: DirectorContext, { seatId, sceneId }: EventOf<'turn.passed'>): Changes {
  const { breakout, hands } = context;
  const teamId = findSeat(context, seatId)?.teamId;
  const round = breakout && roundOf(breakout, teamId);
  if (!breakout || !round) return {};
  const isAtTable = (id: string) => presentSeats(context, round.teamId).some((seat) => seat.id === id);
  const raised = hands.find((id) => id !== round.seatId && isAtTable(id));
  const question = (round.question + 1) % questionsOf(context, sceneId);
  const passed = {
    ...(raised === undefined ? dealt(context, round, question) : { ...round, seatId: raised }),
    turn: round.turn + 1,
  };
  const answered = [round.seatId, raised];
  return {
    hands: hands.filter((id) => !answered.includes(id)),
    breakout: { ...breakout, rounds: breakout.rounds?.map((one) => (one === round ? passed : one)) },
  };
}

/** The question of an absent person passes to the next; the first to join an empty table gets it. */
export function seatRounds(context: DirectorContext): Changes {
  const { breakout } = context;
  if (!breakout?.rounds) return {};
  const rounds = breakout.rounds.map((round) => {
    const isHere = presentSeats(context, round.teamId).some(({ id }) => id === round.seatId);
    if (isHere) return round;
    const next = dealt(context, round, round.question);
    return next.seatId === round.seatId ? round : { ...next, turn: round.turn + 1 };
  });
  return { breakout: { ...breakout, rounds } };
}

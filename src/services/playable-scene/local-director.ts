import type { Snapshot } from '#contract/calls/schemas/experience.ts';
import { findScene, type Story } from '#contract/story/story.ts';
import { accompany, type Bot, type BotAct, stageOf } from '#director/bots/accompany.ts';
import type { Random } from '#director/bots/tempers.ts';
import { activeStates } from '#director/chart/active-states.ts';
import { decideBatch } from '#director/chart/decide-batch.ts';
import type { DirectorContext } from '#director/rules/director-context.ts';
import type { DirectorCommand, SessionOpening } from '#director/rules/director-events.ts';
import { newSession } from '#director/chart/fold-log.ts';
import { draftFact, seatProjection, teamProjection } from '#director/projections/own-projections.ts';
import { publicProjection } from '#director/projections/public-projection.ts';
import type { SessionFacts } from '#director/projections/session-facts.ts';
import { nextDeadline } from '#director/rules/deadlines.ts';
import { decisionScene } from '#director/rules/votes.ts';

/** The table's votes compared with the visitor's, in seat ids. The others' votes are visible once the vote is closed. */
interface TableTalk {
  /** Seats without a vote. */
  thinking: string[];
  with: string[];
  against: string[];
  /** Whether the chosen option had no majority without the visitor's vote. */
  tipped: boolean;
}

/** Null before the visitor's vote and after the decision. */
function tableTalk(context: DirectorContext, visitor: string): TableTalk | null {
  const { decision, outcome, played, seats } = context;
  const last = played.at(-1);
  const shown = decision ?? (outcome && last?.kind === 'decision' ? last : null);
  const own = shown?.votes.find(({ seatId }) => seatId === visitor);
  if (!shown || !own) return null;
  if (decision) {
    const voted = new Set(decision.votes.map(({ seatId }) => seatId));
    const thinking = seats.map(({ id }) => id).filter((id) => !voted.has(id));
    return { thinking, with: [], against: [], tipped: false };
  }
  const others = shown.votes.filter(({ seatId }) => seatId !== visitor);
  const [alike, rivals] = [true, false].map((isAlike) =>
    others.filter(({ optionId }) => (optionId === own.optionId) === isAlike),
  );
  const votesFor = (optionId: string) => rivals?.filter((vote) => vote.optionId === optionId).length ?? 0;
  const strongest = Math.max(0, ...(rivals ?? []).map(({ optionId }) => votesFor(optionId)));
  const seatIds = (votes = others) => votes.map(({ seatId }) => seatId);
  return {
    thinking: [],
    with: seatIds(alike),
    against: seatIds(rivals),
    tipped: (alike?.length ?? 0) === strongest,
  };
}

/** The delay of each vote by a won-over bot, in ms. */
const winOverMs = 1500;

export interface LocalDirectorDeps {
  story: Story;
  facts: SessionFacts;
  opening: SessionOpening;
  sessionId: string;
  /** The visitor's seat. */
  seatId: string;
  bots: readonly Bot[];
  random: Random;
  newId: () => string;
  now: () => number;
  /** Returns the cancel function. */
  after: (ms: number, run: () => void) => () => void;
}

export interface Put {
  /** False if the session refuses the event in its current state. */
  accepted: boolean;
  context: DirectorContext;
}

export type LocalDirector = ReturnType<typeof createLocalDirector>;

/** One session with bots in this page, with the chart, rules and projections of the server. */
export function createLocalDirector(deps: LocalDirectorDeps) {
  const { story, facts, sessionId, bots } = deps;
  const listeners = new Set<() => void>();
  let session = newSession({ sessionId, story });
  let seq = 0;
  let lastAt = 0;
  let stage = '';
  let acts: BotAct[] = [];
  let cancel: (() => void) | undefined;
  let isClosed = false;

  /** Time never runs backwards, even if a timer fires early. */
  function decide(command: DirectorCommand): boolean {
    lastAt = Math.max(lastAt, deps.now());
    const [decided] = decideBatch(session, [command], lastAt);
    if (!decided?.event) return false;
    session = decided.snapshot;
    seq += 1;
    return true;
  }

  /** The ending is not shown here: the story stops before it. */
  const isOver = () => {
    const { sceneId } = session.context;
    return session.status !== 'active' || (sceneId !== null && findScene(story, sceneId).kind === 'ending');
  };

  function arm(): void {
    cancel?.();
    cancel = undefined;
    if (isClosed || isOver()) return;
    const dues = [nextDeadline(session.context), acts[0]?.at ?? null].filter((due) => due !== null);
    if (dues.length > 0) cancel = deps.after(Math.max(0, Math.min(...dues) - deps.now()), advance);
  }

  function settle(): void {
    const now = stageOf(session.context);
    if (now !== stage) {
      stage = now;
      acts = accompany(session.context, bots, { at: deps.now(), random: deps.random, newId: deps.newId });
    }
    for (const listener of listeners) listener();
    arm();
  }

  function advance(): void {
    const now = deps.now();
    const due = nextDeadline(session.context);
    if (due !== null && due <= now) decide({ type: 'clock.reached' });
    const waiting = acts.findIndex(({ at }) => at > now);
    const ripe = acts.splice(0, waiting === -1 ? acts.length : waiting);
    for (const { command } of ripe) decide(command);
    settle();
  }

  const isSolved = () => session.context.breakout?.teams.every(({ solvedAt }) => solvedAt !== null) ?? false;

  /** An option without supporters gets two, so that the visitor's vote is decisive. */
  function winOver(optionId: string): void {
    const { decision } = session.context;
    if (!decision) return;
    const scene = decisionScene(story, decision.sceneId);
    if (bots.some(({ wants }) => wants?.(scene) === optionId)) return;
    const won = bots.slice(0, 2).map(({ seatId }) => seatId);
    const isWon = ({ command }: BotAct) => 'seatId' in command && won.includes(command.seatId);
    const votes = won.map((seatId, index): BotAct => {
      const at = deps.now() + winOverMs * (index + 1);
      const vote = { voteId: deps.newId(), decisionId: scene.id, optionId, castAt: at };
      return { at, command: { type: 'vote.cast', seatId, ...vote } };
    });
    acts = [...acts.filter((act) => !isWon(act)), ...votes].sort((a, b) => a.at - b.at);
  }

  return {
    /** Opens the session with all seats present; it begins at its start time. */
    begin(): void {
      decide({ type: 'session.opened', ...deps.opening });
      for (const { seatId } of deps.opening.roster) decide({ type: 'seat.connected', seatId });
      settle();
    },
    put(command: DirectorCommand): Put {
      const accepted = decide(command);
      if (accepted && command.type === 'vote.cast') winOver(command.optionId);
      if (accepted) settle();
      return { accepted, context: session.context };
    },
    /** Whether the riddle is solved and only its remaining time is left. */
    canGoOn: isSolved,
    /** Leaves a solved riddle for the next scene. */
    goOn(): void {
      const { breakout } = session.context;
      if (
        breakout &&
        isSolved() &&
        decide({ type: 'host.skipped', by: 0, sceneId: breakout.sceneId, stage: 'breakout' })
      )
        settle();
    },
    talk: () => tableTalk(session.context, deps.seatId),
    nameOf: (seatId: string) => facts.people.get(seatId)?.name ?? '',
    can: (command: DirectorCommand) => session.can({ ...command, at: Math.max(lastAt, deps.now()) }),
    context: () => session.context,
    /** As docs/statecharts names them, outermost first. */
    states: () => activeStates(session),
    isOver,
    read(): Snapshot {
      const { context } = session;
      const seat = seatProjection(context, facts, deps.seatId, seq);
      if (!seat) throw new Error('The seat is not in the session');
      return {
        public: publicProjection(session, facts, { seq, at: deps.now() }),
        team: teamProjection(context, seat.team_id, seq),
        draft: draftFact(context, seat.team_id, seq),
        seat,
        plan: { moved: null, cancelled_by: null },
        chat: [],
        icebreaker: [],
      };
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      isClosed = true;
      cancel?.();
      listeners.clear();
    },
  };
}

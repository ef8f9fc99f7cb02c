import type { CallAddress } from '#contract/calls/call.ts';
import { experienceCalls } from '#contract/calls/experience.ts';
import type { BotWords } from '#contract/words/en/bots.ts';
import { accompany } from '../director/bots/accompany.ts';
import type { BotTable } from '../director/bots/bot-tables.ts';
import type { Random } from '../director/bots/tempers.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorCommand } from '../director/rules/director-events.ts';
import { paced } from '../director/rules/pace.ts';

/** A request that a bot's browser would send, or the loss of its connection for a while. */
export type RehearsalAct = { at: number; seatId: string } & (
  | { call: CallAddress; body: unknown }
  | { awayMs: number }
);

/** In ms of story time. */
const delays = {
  chat: 2000,
  chatEvery: 6000,
  drop: 4000,
  away: 15_000,
  help: 9000,
  helpEnds: 30_000,
} as const;
/** In real ms: what a host has time to notice, and to answer. */
const shortest = { away: 4000, help: 15_000 } as const;

function requestOf(
  command: DirectorCommand,
): { seatId: string; call: CallAddress; body: unknown } | undefined {
  switch (command.type) {
    case 'vote.cast':
      return {
        seatId: command.seatId,
        call: experienceCalls.vote,
        body: {
          vote_id: command.voteId,
          decision_id: command.decisionId,
          option_id: command.optionId,
          cast_at: command.castAt,
        },
      };
    case 'seat.ready':
      return {
        seatId: command.seatId,
        call: experienceCalls.reportReady,
        body: { scene_id: command.sceneId },
      };
    case 'turn.passed':
      return {
        seatId: command.seatId,
        call: experienceCalls.passTurn,
        body: { scene_id: command.sceneId, turn: command.turn },
      };
    case 'clue.shared':
      return {
        seatId: command.seatId,
        call: experienceCalls.layClue,
        body: { challenge_id: command.challengeId, clue_id: command.clueId },
      };
    case 'challenge.answered':
      return {
        seatId: command.seatId,
        call: experienceCalls.answer,
        body: { attempt_id: command.attemptId, challenge_id: command.challengeId, text: command.text },
      };
    default:
      return undefined;
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(items.length * random())];
}

/** One bot of each team writes a line, and later another one. */
function talk(
  context: DirectorContext,
  { bots, random }: BotTable,
  { at, lines, newId }: { at: number; lines: readonly string[]; newId: () => string },
): RehearsalAct[] {
  if (!context.options.chat) return [];
  const teamOf = new Map(context.seats.map(({ id, teamId }) => [id, teamId]));
  return [...Map.groupBy(bots, ({ seatId }) => teamOf.get(seatId)).values()].flatMap((team) =>
    team.slice(0, 2).flatMap(({ seatId }, index): RehearsalAct[] => {
      const text = lines[(index + Math.floor(lines.length * random())) % lines.length];
      if (text === undefined) return [];
      const then = at + paced(context, delays.chat + index * delays.chatEvery);
      return [{ at: then, seatId, call: experienceCalls.chat, body: { id: newId(), text } }];
    }),
  );
}

/** The host has somebody to help at the first riddle. */
function callForHelp(context: DirectorContext, { bots }: BotTable, at: number): RehearsalAct[] {
  const caller = bots.at(-1);
  const isFirst = context.played.every(({ kind }) => kind !== 'challenge');
  if (!caller || !isFirst) return [];
  const calledAt = at + paced(context, delays.help);
  const call = (called: boolean, then: number): RehearsalAct => ({
    at: then,
    seatId: caller.seatId,
    call: experienceCalls.callHelp,
    body: { called },
  });
  const endsAt = calledAt + Math.max(shortest.help, paced(context, delays.helpEnds));
  return [call(true, calledAt), call(false, endsAt)];
}

/** Never the last one, who is waiting for help. */
function dropOut(context: DirectorContext, { bots, random }: BotTable, at: number): RehearsalAct[] {
  const seat = pick(bots.slice(0, -1), random);
  if (!seat) return [];
  const awayMs = Math.max(shortest.away, paced(context, delays.away));
  return [{ at: at + paced(context, delays.drop), seatId: seat.seatId, awayMs }];
}

/** What the bots of a rehearsal do on its present stage: they vote, talk and solve, and at riddles one loses its connection. */
export function rehearsalActs(
  context: DirectorContext,
  table: BotTable,
  { at, words, newId }: { at: number; words: BotWords; newId: () => string },
): RehearsalAct[] {
  const played = accompany(context, table.bots, { at, random: table.random, newId }).flatMap(
    ({ at: then, command }): RehearsalAct[] => {
      const request = requestOf(command);
      return request ? [{ at: then, ...request }] : [];
    },
  );
  const say = (lines: readonly string[], from: number) => talk(context, table, { at: from, lines, newId });
  const { breakout, decision } = context;
  if (decision) return [...played, ...say(words.deciding, decision.openAt)];
  if (!breakout) return played;
  const isRiddle = context.story.scenes.some(
    ({ id, kind }) => id === breakout.sceneId && kind === 'challenge',
  );
  if (!isRiddle) return played;
  return [
    ...played,
    ...say(words.atTheRiddle, breakout.openAt),
    ...callForHelp(context, table, breakout.openAt),
    ...dropOut(context, table, breakout.openAt),
  ];
}

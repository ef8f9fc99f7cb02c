import type { DecisionScene, Scene } from '#contract/story/story.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import type { DirectorCommand } from '../rules/director-events.ts';
import { paced } from '../rules/pace.ts';
import { presentSeats } from '../rules/presence.ts';
import { currentScene, isClip } from '../rules/scenes.ts';
import { choose, type Random, type Temper } from './tempers.ts';

/** A seat without a person. */
export interface Bot {
  seatId: string;
  temper: Temper;
  /** Its fixed vote; otherwise its temper decides. */
  wants?: (scene: DecisionScene) => string;
}

export interface BotAct {
  /** Server clock, Unix ms. */
  at: number;
  command: DirectorCommand;
}

/** In ms of story time after a window has opened, unless stated otherwise. Bots leave the riddle to the people. */
const delays = {
  /** The time of the first bot's vote, and the maximum delay of the last. */
  vote: 3000,
  voteSpread: 11_000,
  /** The time of the first shared clue, and the interval of the next ones. */
  clue: 5000,
  clueEvery: 4000,
  rested: 12_000,
  /** How long a bot's turn in a round lasts. */
  turn: 6000,
} as const;

/** The share of a riddle's time after which a bot solves it; earlier at a table without people. */
const rescueShare = { withPeople: 0.84, alone: 0.5 } as const;

/** A key of the state that bots react to: they plan again when it changes. */
export function stageOf(context: DirectorContext): string {
  const { decision, breakout, gatherUntil, sceneId } = context;
  if (decision) return `decision ${decision.sceneId}`;
  const turns = breakout?.rounds?.map(({ turn }) => turn) ?? [];
  if (breakout) return ['breakout', breakout.sceneId, ...turns].join(' ');
  return gatherUntil === null ? '' : `gathering ${sceneId}`;
}

type Ids = () => string;

function votes(context: DirectorContext, scene: Scene, bots: readonly Bot[], random: Random, newId: Ids) {
  const { decision } = context;
  if (!decision || scene.kind !== 'decision') return [];
  return bots.map(({ seatId, temper, wants }): BotAct => {
    const at = Math.round(decision.openAt + paced(context, delays.vote + delays.voteSpread * random()));
    const optionId = wants ? wants(scene) : choose(scene, temper, random);
    const vote = { voteId: newId(), decisionId: scene.id, optionId, castAt: at };
    return { at, command: { type: 'vote.cast', seatId, ...vote } };
  });
}

function tableWork(
  context: DirectorContext,
  scene: Scene,
  bots: readonly Bot[],
  { at, newId }: { at: number; newId: Ids },
): BotAct[] {
  const { breakout } = context;
  if (!breakout) return [];
  const { openAt, closeAt } = breakout;
  if (scene.kind === 'breather')
    return [
      ...bots.map(
        ({ seatId }): BotAct => ({
          at: Math.max(at, openAt + paced(context, delays.rested)),
          command: { type: 'seat.ready', seatId, sceneId: scene.id },
        }),
      ),
      ...(breakout.rounds ?? []).flatMap(({ seatId, turn }): BotAct[] =>
        seatId !== null && bots.some((bot) => bot.seatId === seatId)
          ? [
              {
                at: Math.max(at, openAt) + paced(context, delays.turn),
                command: { type: 'turn.passed', seatId, sceneId: scene.id, turn },
              },
            ]
          : [],
      ),
    ];
  if (scene.kind !== 'challenge') return [];
  const isBot = (seatId: string) => bots.some((bot) => bot.seatId === seatId);
  const held = breakout.teams.flatMap(({ holders }) =>
    Object.entries(holders).filter(([, seatId]) => isBot(seatId)),
  );
  const clues = held.map(
    ([clueId, seatId], index): BotAct => ({
      at: openAt + paced(context, delays.clue + index * delays.clueEvery),
      command: { type: 'clue.shared', seatId, challengeId: scene.id, clueId },
    }),
  );
  const present = presentSeats(context);
  const teamOf = new Map(context.seats.map(({ id, teamId }) => [id, teamId]));
  const byTeam = [...Map.groupBy(bots, ({ seatId }) => teamOf.get(seatId))];
  const rescues = byTeam.flatMap(([teamId, team]) => {
    const hasPeople = present.some((seat) => seat.teamId === teamId && !isBot(seat.id));
    const share = hasPeople ? rescueShare.withPeople : rescueShare.alone;
    return (scene.agreed ? team : team.slice(0, 1)).map(
      ({ seatId }): BotAct => ({
        at: Math.round(openAt + share * (closeAt - openAt)),
        command: {
          type: 'challenge.answered',
          seatId,
          attemptId: newId(),
          challengeId: scene.id,
          text: scene.answers[0] ?? '',
        },
      }),
    );
  });
  return [...(scene.spoken ? [] : clues), ...rescues];
}

/**
 * The planned acts of bots at a person's table in the session's current stage, in order. The session may refuse an act that
 * has become pointless by its time, such as an answer to a solved riddle.
 */
export function accompany(
  context: DirectorContext,
  bots: readonly Bot[],
  { at, random, newId }: { at: number; random: Random; newId: Ids },
): BotAct[] {
  const scene = currentScene(context);
  if (!scene) return [];
  if (isClip(scene)) {
    if (context.gatherUntil === null) return [];
    return bots.map(({ seatId }) => ({ at, command: { type: 'seat.ready', seatId, sceneId: scene.id } }));
  }
  const acts = [
    ...votes(context, scene, bots, random, newId),
    ...tableWork(context, scene, bots, { at, newId }),
  ];
  return acts.sort((a, b) => a.at - b.at);
}

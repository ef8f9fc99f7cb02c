import type { Scorecard, TeamScore } from '#contract/calls/schemas/results.ts';
import { inOrder } from '#contract/rules/sessions/places.ts';
import { findScene, type Story } from '#contract/story/story.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { foldLog } from '../director/chart/fold-log.ts';
import { challengeScene } from '../director/rules/breakout.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { badgesOf } from './badges.ts';
import { challengeRow } from '../director/projections/challenge-row.ts';
import { decisionRow } from './decision-row.ts';
import { bestOf, sum } from '../director/projections/scene-points.ts';
import { tookPart } from './took-part.ts';

function bestScenes(story: Story, context: DirectorContext) {
  return context.played.flatMap((scene) => {
    if (scene.kind === 'decision') return [bestOf(story, decisionScene(story, scene.sceneId))];
    return scene.kind === 'challenge' ? [bestOf(story, challengeScene(story, scene.sceneId))] : [];
  });
}

type Unplaced = Omit<TeamScore, 'place'>;

function endingOf({ story, played }: DirectorContext) {
  const ending = played.find(({ kind }) => kind === 'ending');
  const scene = ending && findScene(story, ending.sceneId);
  return scene?.kind === 'ending' ? scene : null;
}

function teamScore(story: Story, context: DirectorContext, team: { id: number; name: string }): Unplaced {
  const { played } = context;
  const decisions = played.flatMap((scene) =>
    scene.kind === 'decision' ? [decisionRow(story, scene, team.id)] : [],
  );
  const challenges = played.flatMap((scene) =>
    scene.kind === 'challenge' ? [challengeRow(story, scene, team.id)] : [],
  );
  const best = bestScenes(story, context);
  const points = sum(
    story,
    [...decisions, ...challenges].map((row) => row.points),
  );
  const maximum = sum(
    story,
    best.map(({ dimensions }) => dimensions),
  );
  return {
    team_id: team.id,
    name: team.name,
    title: tookPart(context, team.id) ? (endingOf(context)?.award ?? null) : null,
    total: Object.values(points).reduce((all, value) => all + value, 0),
    maximum: best.reduce((all, scene) => all + scene.total, 0),
    dimensions: story.dimensions.map(({ id, label }) => ({
      id,
      label,
      points: points[id] ?? 0,
      maximum: maximum[id] ?? 0,
    })),
    decisions,
    challenges,
    badges: badgesOf(context, team.id, { decisions, challenges }),
  };
}

/** Equal totals share a place; the next place is left out. A team that nobody came to has none, and is the last. */
function placed(context: DirectorContext, teams: Unplaced[]): TeamScore[] {
  const came = new Set(context.seats.flatMap((seat) => (seat.came ? [seat.teamId] : [])));
  const placeOf = ({ team_id, total }: Unplaced) =>
    came.has(team_id) ? 1 + teams.filter((other) => other.total > total).length : null;
  return teams
    .map((team) => ({ ...team, place: placeOf(team) }))
    .sort((a, b) => inOrder(a.place, b.place) || a.team_id - b.team_id);
}

/** The scorecard of a session as far as it was played. It holds no clock reading, so an outage leaves no trace in it. */
export function scorecardOf(context: DirectorContext): Scorecard {
  const { story } = context;
  const ending = endingOf(context);
  return {
    session_id: context.sessionId,
    story: { slug: story.slug, version: story.version, title: story.title },
    path: context.played.map(({ sceneId, kind }) => ({
      scene_id: sceneId,
      title: findScene(story, sceneId).title,
      kind,
    })),
    ending: ending && { title: ending.title, award: ending.award, epilogue: ending.epilogue },
    teams: placed(
      context,
      context.teams.map((team) => teamScore(story, context, team)),
    ),
  };
}

/** A pure function of a session's event log and its story: replaying gives it again to the byte. */
export function scorecard(
  input: { sessionId: string; story: Story },
  events: Iterable<DirectorEvent>,
): Scorecard {
  return scorecardOf(foldLog(input, events).context);
}

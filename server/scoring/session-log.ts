import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, PlayedScene } from '../director/chart/director-context.ts';
import type { DirectorEvent } from '../director/chart/director-events.ts';
import { reasonIn } from '../director/projections/outcome-facts.ts';
import { hostName, type SessionFacts } from '../director/projections/session-facts.ts';
import { csvText } from '../http/csv-text.ts';
import { decisionScene } from '../director/rules/votes.ts';

/** What happened at one instant, Unix ms; `team` and `detail` may be empty. */
export interface LogLine {
  at: number;
  what: string;
  team: string;
  detail: string;
}

const line = (at: number, what: string, detail = '', team = ''): LogLine => ({ at, what, team, detail });
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * How a session went, in the order of time: its scenes, what teams did in them and what the host did. Of those who took
 * part nobody is named, and of a vote no more is told than what it came to: the rest is theirs to show.
 */
export function sessionLog(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  hosts: Pick<SessionFacts, 'hosts'>,
): LogLine[] {
  const teamName = (teamId: number | null) => context.teams.find(({ id }) => id === teamId)?.name ?? '';
  const teamOf = (seatId: string) => teamName(context.seats.find(({ id }) => id === seatId)?.teamId ?? null);
  const lines = [
    ...context.played.flatMap((scene) => sceneLines(context, scene, teamName)),
    ...events.flatMap((event) => hostLines(context, event, hosts, teamName)),
    ...events.flatMap((event) => otherLines(event, teamOf)),
  ];
  return lines.toSorted((one, other) => one.at - other.at);
}

type TeamName = (teamId: number | null) => string;

function sceneLines(context: DirectorContext, played: PlayedScene, teamName: TeamName): LogLine[] {
  const title = findScene(context.story, played.sceneId)?.title ?? '';
  switch (played.kind) {
    case 'clip':
      return [line(played.startAt, 'Clip begins', title)];
    case 'ending':
      return [line(played.startAt, 'Ending begins', title)];
    case 'breather':
      return [line(played.openAt, 'Break begins', title), line(played.closedAt, 'Break ends', title)];
    case 'decision': {
      const { options } = decisionScene(context.story, played.sceneId);
      const chosen = options.find(({ id }) => id === played.chosen)?.label ?? '';
      return [
        line(played.openAt, 'Decision opens', title),
        line(played.closedAt, `Decided: ${chosen}`, reasonIn(context.story, played)),
      ];
    }
    case 'challenge':
      return [
        line(played.openAt, 'Riddle opens', title),
        ...played.teams.flatMap(({ teamId, attempts, hints, solvedAt }) => [
          ...hints.map(({ at }) => line(at, 'Hint taken', title, teamName(teamId))),
          ...attempts
            .filter(({ correct, awaited }) => !correct && !awaited)
            .map(({ at }) => line(at, 'Wrong answer', title, teamName(teamId))),
          ...(solvedAt === null ? [] : [line(solvedAt, 'Solved', title, teamName(teamId))]),
        ]),
        line(played.closedAt, 'Riddle closes', title),
      ];
  }
}

function hostLines(
  { story }: DirectorContext,
  event: DirectorEvent,
  hosts: Pick<SessionFacts, 'hosts'>,
  teamName: TeamName,
): LogLine[] {
  if (!event.type.startsWith('host.')) return [];
  const by = hostName(hosts, 'by' in event ? (event.by ?? null) : null) || 'The host';
  switch (event.type) {
    case 'host.started':
      return [line(event.at, `${by} started the session`)];
    case 'host.held':
      return [line(event.at, `${by} held the clock`)];
    case 'host.resumed':
      return [line(event.at, `${by} let it go on`)];
    case 'host.extended':
      return [line(event.at, `${by} gave more time`, seconds(event.ms))];
    case 'host.skipped':
      return [line(event.at, `${by} went on`, findScene(story, event.sceneId)?.title)];
    case 'host.said':
      return [line(event.at, `${by} said`, event.text, teamName(event.teamId))];
    case 'host.ended':
      return [line(event.at, `${by} ended the session`, event.reason)];
    default:
      return [];
  }
}

function otherLines(event: DirectorEvent, teamOf: (seatId: string) => string): LogLine[] {
  switch (event.type) {
    case 'help.called':
      return event.called ? [line(event.at, 'Called the host', '', teamOf(event.seatId))] : [];
    case 'session.rescheduled':
      return [line(event.at, 'Moved', new Date(event.startsAt).toISOString())];
    case 'session.cancelled':
      return [line(event.at, 'Cancelled')];
    case 'session.failed':
      return [line(event.at, 'Failed', event.reason)];
    case 'director.resumed':
      return [line(event.at, 'The server was back', `away for ${seconds(event.at - event.downSince)}`)];
    default:
      return [];
  }
}

/** The same as a table: instants in UTC, and minutes from the first scene on. */
export function sessionLogCsv(...log: Parameters<typeof sessionLog>): string {
  const [first] = log[0].played;
  const beganAt = first ? beginOf(first) : Number.POSITIVE_INFINITY;
  return csvText(
    sessionLog(...log).map(({ at, what, team, detail }) => ({
      Time: new Date(at).toISOString(),
      Minute: at < beganAt ? '' : ((at - beganAt) / 60_000).toFixed(1),
      'What happened': what,
      Team: team,
      Detail: detail,
    })),
  );
}

const beginOf = (played: PlayedScene) => ('startAt' in played ? played.startAt : played.openAt);

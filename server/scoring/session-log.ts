import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, PlayedScene } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { reasonIn } from '../director/projections/outcome-facts.ts';
import { hostName, type SessionFacts } from '../director/projections/session-facts.ts';
import { challengeScene, triesOf } from '../director/rules/breakout.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { csvText } from '../http/files/csv-text.ts';

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
 * part nobody is named, and of a vote only its result is shown.
 */
export function sessionLog(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  hosts: Pick<SessionFacts, 'hosts'>,
): LogLine[] {
  const teamName = (teamId: number | null) => context.teams.find(({ id }) => id === teamId)?.name ?? '';
  const lines = [
    ...context.played.flatMap((scene) => sceneLines(context, scene, teamName)),
    ...events.flatMap((event) => eventLine(context, event, hosts, teamName) ?? []),
  ];
  return lines.toSorted((one, other) => one.at - other.at);
}

type TeamName = (teamId: number | null) => string;

function sceneLines(context: DirectorContext, played: PlayedScene, teamName: TeamName): LogLine[] {
  const title = findScene(context.story, played.sceneId)?.title ?? '';
  switch (played.kind) {
    case 'clip':
      return [line(played.startAt, 'Film begins', title)];
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
    case 'challenge': {
      const scene = challengeScene(context.story, played.sceneId);
      return [
        line(played.openAt, 'Riddle opens', title),
        ...played.teams.flatMap((team) => [
          ...team.hints.map(({ at }) => line(at, 'Hint taken', title, teamName(team.teamId))),
          ...triesOf(scene, team)
            .filter(({ correct }) => !correct)
            .map(({ at }) => line(at, 'Wrong answer', title, teamName(team.teamId))),
          ...(team.solvedAt === null ? [] : [line(team.solvedAt, 'Solved', title, teamName(team.teamId))]),
        ]),
        line(played.closedAt, 'Riddle closes', title),
      ];
    }
  }
}

/** What the host did, and what befell a team or everybody; nothing of what a person did alone. */
function eventLine(
  { story, seats }: DirectorContext,
  event: DirectorEvent,
  hosts: Pick<SessionFacts, 'hosts'>,
  teamName: TeamName,
): LogLine | undefined {
  const row = (what: string, detail?: string, team?: string) => line(event.at, what, detail, team);
  const host = ({ by }: { by?: number }) => hostName(hosts, by ?? null) || 'The host';
  switch (event.type) {
    case 'host.started':
      return row(`${host(event)} started the session`);
    case 'host.held':
      return row(`${host(event)} paused the clock`);
    case 'host.resumed':
      return row(`${host(event)} let it go on`);
    case 'host.extended':
      return row(`${host(event)} gave more time`, seconds(event.ms));
    case 'host.skipped':
      return row(`${host(event)} went on`, findScene(story, event.sceneId)?.title);
    case 'host.said':
      return row(`${host(event)} said`, event.text, teamName(event.teamId));
    case 'host.ended':
      return row(`${host(event)} ended the session`, event.reason);
    case 'help.called': {
      const caller = seats.find(({ id }) => id === event.seatId);
      return event.called ? row('Called the host', '', teamName(caller?.teamId ?? null)) : undefined;
    }
    case 'session.rescheduled':
      return row('Moved', new Date(event.startsAt).toISOString());
    case 'session.cancelled':
      return row('Cancelled');
    case 'session.failed':
      return row('Failed', event.reason);
    case 'director.resumed':
      return row('The server was back', `away for ${seconds(event.at - event.downSince)}`);
    default:
      return undefined;
  }
}

const columns = ['Time', 'Into the story', 'What happened', 'Team', 'Detail'] as const;

/** Hours, minutes and seconds, which a spreadsheet in any language reads as the same time. */
const clockOf = (ms: number) =>
  [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');

/** The same as a table: instants in UTC, and how long after the first scene began. */
export function sessionLogCsv(...log: Parameters<typeof sessionLog>): string {
  const [first] = log[0].played;
  const beganAt = first ? beginOf(first) : Number.POSITIVE_INFINITY;
  const rows = sessionLog(...log).map(({ at, what, team, detail }) => ({
    Time: new Date(at).toISOString(),
    'Into the story': at < beganAt ? '' : clockOf(at - beganAt),
    'What happened': what,
    Team: team,
    Detail: detail,
  }));
  return csvText(columns, rows);
}

const beginOf = (played: PlayedScene) => ('startAt' in played ? played.startAt : played.openAt);

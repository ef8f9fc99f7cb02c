import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, PlayedScene } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { reasonIn } from '../director/projections/outcome-facts.ts';
import { hostName, type SessionFacts } from '../director/projections/session-facts.ts';
import { challengeScene, triesOf } from '../director/rules/breakout.ts';
import { decisionScene } from '../director/rules/votes.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import { csvText } from '../http/files/csv-text.ts';
import { fileWordsIn } from '../words/organiser-words.ts';

/** What happened at one instant, Unix ms; `team` and `detail` may be empty. */
export interface LogLine {
  at: number;
  what: string;
  team: string;
  detail: string;
}

const line = (at: number, what: string, detail = '', team = ''): LogLine => ({ at, what, team, detail });
const secondsOf = (ms: number) => Math.round(ms / 1000);

type Words = FileWords['log'];

/**
 * How a session went, in the order of time: its scenes, what teams did in them and what the host did. Of those who took
 * part nobody is named, and of a vote only its result is shown. In the language of `words`, titles in the story's.
 */
export function sessionLog(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  hosts: Pick<SessionFacts, 'hosts'>,
  words: Words,
): LogLine[] {
  const teamName = (teamId: number | null) => context.teams.find(({ id }) => id === teamId)?.name ?? '';
  const lines = [
    ...context.played.flatMap((scene) => sceneLines(context, scene, teamName, words)),
    ...events.flatMap((event) => eventLine(context, event, { hosts, teamName, words }) ?? []),
  ];
  return lines.toSorted((one, other) => one.at - other.at);
}

type TeamName = (teamId: number | null) => string;

function sceneLines(
  context: DirectorContext,
  played: PlayedScene,
  teamName: TeamName,
  words: Words,
): LogLine[] {
  const title = findScene(context.story, played.sceneId)?.title ?? '';
  switch (played.kind) {
    case 'clip':
      return [line(played.startAt, words.filmBegins, title)];
    case 'ending':
      return [line(played.startAt, words.endingBegins, title)];
    case 'breather':
      return [line(played.openAt, words.breakBegins, title), line(played.closedAt, words.breakEnds, title)];
    case 'decision': {
      const { options } = decisionScene(context.story, played.sceneId);
      const chosen = options.find(({ id }) => id === played.chosen)?.label ?? '';
      return [
        line(played.openAt, words.decisionOpens, title),
        line(played.closedAt, words.decided(chosen), reasonIn(context.story, played)),
      ];
    }
    case 'challenge': {
      const scene = challengeScene(context.story, played.sceneId);
      return [
        line(played.openAt, words.riddleOpens, title),
        ...played.teams.flatMap((team) => [
          ...team.hints.map(({ at }) => line(at, words.hintTaken, title, teamName(team.teamId))),
          ...triesOf(scene, team)
            .filter(({ correct }) => !correct)
            .map(({ at }) => line(at, words.wrongAnswer, title, teamName(team.teamId))),
          ...(team.solvedAt === null
            ? []
            : [line(team.solvedAt, words.solved, title, teamName(team.teamId))]),
        ]),
        line(played.closedAt, words.riddleCloses, title),
      ];
    }
  }
}

/** What the host did, and what befell a team or everybody; nothing of what a person did alone. */
function eventLine(
  { story, seats }: DirectorContext,
  event: DirectorEvent,
  { hosts, teamName, words }: { hosts: Pick<SessionFacts, 'hosts'>; teamName: TeamName; words: Words },
): LogLine | undefined {
  const row = (what: string, detail?: string, team?: string) => line(event.at, what, detail, team);
  const host = ({ by }: { by?: number }) => hostName(hosts, by ?? null) || words.host;
  switch (event.type) {
    case 'host.started':
      return row(words.started(host(event)));
    case 'host.held':
      return row(words.held(host(event)));
    case 'host.resumed':
      return row(words.resumed(host(event)));
    case 'host.extended':
      return row(words.extended(host(event)), `${secondsOf(event.ms)} s`);
    case 'host.skipped':
      return row(words.skipped(host(event)), findScene(story, event.sceneId)?.title);
    case 'host.said':
      return row(words.said(host(event)), event.text, teamName(event.teamId));
    case 'host.ended':
      return row(words.ended(host(event)), event.reason);
    case 'help.called': {
      const caller = seats.find(({ id }) => id === event.seatId);
      return event.called ? row(words.calledHost, '', teamName(caller?.teamId ?? null)) : undefined;
    }
    case 'session.rescheduled':
      return row(words.moved, new Date(event.startsAt).toISOString());
    case 'session.cancelled':
      return row(words.cancelled);
    case 'session.failed':
      return row(words.failed, event.reason);
    case 'director.resumed':
      return row(words.serverBack, words.away(secondsOf(event.at - event.downSince)));
    default:
      return undefined;
  }
}

/** Hours, minutes and seconds, which a spreadsheet in any language reads as the same time. */
const clockOf = (ms: number) =>
  [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');

/** The same as a table: instants in UTC, and how long after the first scene began. */
export function sessionLogCsv(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  hosts: Pick<SessionFacts, 'hosts'>,
  language: SpokenLanguage,
): string {
  const { log: words } = fileWordsIn(language);
  const [first] = context.played;
  const beganAt = first ? beginOf(first) : Number.POSITIVE_INFINITY;
  const rows = sessionLog(context, events, hosts, words).map(({ at, what, team, detail }) => ({
    time: new Date(at).toISOString(),
    into: at < beganAt ? '' : clockOf(at - beganAt),
    what,
    team,
    detail,
  }));
  return csvText(words.columns, rows);
}

const beginOf = (played: PlayedScene) => ('startAt' in played ? played.startAt : played.openAt);

import type { WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type {
  InvitationPreviewRequest,
  Overlaps,
  OverlapsRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import type { SessionTab } from '#contract/rules/sessions/session-lifecycle.ts';
import { peopleAtOnce, sessionsAtOnce } from '#contract/rules/sessions/session-size.ts';
import type { SessionSort } from '#contract/rules/sessions/session-lists.ts';
import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { readableMessage } from '../services/http/api-error.ts';
import { saveFile } from '../services/page/save-file.ts';
import { useService } from '../services-context.tsx';
import { createSessionService } from '../services/api/session-service.ts';
import { useList } from '../machines/list/use-list.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { useSessionChanges } from './use-dashboard.ts';

export interface SessionFilter {
  tab: SessionTab;
  sort: SessionSort;
  /** Empty: of every story, by everybody. */
  story: string;
  creator: string;
}

/** One tab of the company's sessions, a page at a time; what the tabs count and what it can be narrowed to is beside. */
export function useSessionList(filter: SessionFilter) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useList({
    filter,
    watch,
    load: async ({ filter: { story, creator, ...chosen }, search, cursor }, signal) => {
      const narrowed = { ...chosen, ...(story && { story }), ...(creator && { creator }) };
      const answer = await sessions.list({ ...narrowed, search, cursor }, signal);
      const { sessions: rows, next_cursor: nextCursor, ...rest } = answer;
      return { rows, nextCursor, rest };
    },
  });
}

/** All of a list as a file for a spreadsheet. */
export function useSessionsFile() {
  const sessions = useService(createSessionService);
  const toasts = useToasts();
  return useCommand({
    send: ({ story, creator, ...query }: SessionFilter & { search: string }) =>
      sessions
        .csv({ ...query, ...(story && { story }), ...(creator && { creator }) })
        .catch((error: unknown) => {
          toasts.error(readableMessage(error));
          throw error;
        }),
    onDone: saveFile,
  });
}

/** What starts from one instant until before another (Unix ms), kept current. */
export function useSessionsBetween(from: number, until: number, filter: { story: string; creator: string }) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  const { story, creator } = filter;
  return useLoader(`sessions between ${from} ${until} ${story} ${creator}`, {
    watch,
    load: (signal) =>
      sessions.between(
        {
          from: new Date(from).toISOString(),
          until: new Date(until).toISOString(),
          ...(story && { story }),
          ...(creator && { creator }),
        },
        signal,
      ),
  });
}

/** The invitation of a session that is being planned, fetched anew whenever what it says changes. */
export function useInvitationPreview(request: InvitationPreviewRequest) {
  const sessions = useService(createSessionService);
  return useLoader(`invitation ${JSON.stringify(request)}`, {
    load: (signal) => sessions.invitation(request, signal),
  });
}

/** Which of these people are invited elsewhere at that time; empty until loaded. Kept current. */
export function useOverlaps({ emails, ...request }: OverlapsRequest): Overlaps['overlaps'] {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  const requested = { ...request, emails: emails.slice(0, peopleAtOnce) };
  const isComplete = request.starts.length > 0 && request.starts.length <= sessionsAtOnce;
  const { data } = useLoader(`overlaps ${JSON.stringify(requested)}`, {
    watch,
    load: async (signal) =>
      isComplete && emails.length > 0 && request.story_slug !== ''
        ? (await sessions.overlaps(requested, signal)).overlaps
        : [],
  });
  return data ?? [];
}

/** Every session that people may still be invited to, the next first. */
export function useUpcomingSessions() {
  const sessions = useService(createSessionService);
  return useLoader('upcoming sessions', {
    load: async (signal) => {
      const upcoming: SessionSummary[] = [];
      let cursor: string | undefined;
      do {
        const page = await sessions.list({ tab: 'upcoming', sort: 'starts_at', cursor }, signal);
        upcoming.push(...page.sessions);
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      return upcoming;
    },
  });
}

/** One session with its people, kept current. */
export function useSession(id: string) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useLoader(`session ${id}`, { load: (signal) => sessions.read(id, signal), watch });
}

/** Who was in a session from when to when, kept current. */
export function useAttendance(id: string) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useLoader(`attendance ${id}`, { load: (signal) => sessions.attendance(id, signal), watch });
}

/** What was mailed to a session's people and what will be, kept current. */
export function useSessionMails(id: string) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useLoader(`mails of ${id}`, { load: (signal) => sessions.mails(id, signal), watch });
}

/** Who got what went out together, kept current. */
export function useMailRecipients(id: string, mail: number) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useLoader(`recipients of ${id} ${mail}`, {
    load: (signal) => sessions.mailRecipients(id, mail, signal),
    watch,
  });
}

/** What came of a session, for the company, kept current. */
export function useSessionResults(id: string) {
  const sessions = useService(createSessionService);
  const watch = useSessionChanges();
  return useLoader(`results ${id}`, {
    watch,
    load: async (signal) => {
      const [session, results] = await Promise.all([sessions.read(id, signal), sessions.results(id, signal)]);
      return { session, results };
    },
  });
}

/** How the server reads a start that is being chosen, and what it is in other zones; no data until it is complete. */
export function useStartReading(
  wallClock: WallClock | undefined,
  timezoneId: string,
  zones: readonly string[],
) {
  const sessions = useService(createSessionService);
  const requested = [...new Set(zones)].join(',');
  return useLoader(`start ${JSON.stringify([wallClock, timezoneId, requested])}`, {
    load: async (signal) =>
      wallClock
        ? sessions.readStart({ ...wallClock, timezone_id: timezoneId, zones: requested }, signal)
        : undefined,
  });
}

/** What the director of a session has logged so far. */
export function useSessionReplay(id: string) {
  const sessions = useService(createSessionService);
  return useLoader(`replay ${id}`, { load: (signal) => sessions.replay(id, signal) });
}

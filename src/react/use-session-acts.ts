import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { MailedMessageRequest } from '#contract/calls/schemas/sessions/session-mails.ts';
import type {
  EditSessionRequest,
  RescheduleRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import type { AttendeesRequest } from '#contract/calls/schemas/sessions/sessions.ts';
import { useToasts } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { useSessionActsWords } from '../words/organiser/sessions/session-acts-words.ts';
import { useCopyLink } from './use-copy-link.ts';
import { createCreditService } from '../services/api/credit-service.ts';
import { createSessionService } from '../services/api/session-service.ts';
import { type Command, useCommand } from '../machines/command/use-command.tsx';
import { readableMessage } from '../services/http/api-error.ts';
import { noticeStale } from '../services/http/stale-version.ts';
import { saveFile } from '../services/page/save-file.ts';
import type { SessionService } from '../services/api/session-service.ts';

/** A file of how a session went. */
export type SessionFile = 'results' | 'log' | 'resultsPdf' | 'awardsPdf' | 'attendanceCsv' | 'attendanceXlsx';
type FileAct = 'calendar' | SessionFile;

/** What an administrator may do to a session from a list or its page. */
export type SessionAct =
  | { act: 'archive' | 'unarchive' | 'confirm' | 'remove' | 'cancel'; id: string }
  | { act: 'archiveMany' | 'unarchiveMany'; ids: string[] }
  | { act: 'edit'; id: string; change: EditSessionRequest }
  | { act: 'reschedule'; id: string; start: RescheduleRequest }
  | { act: 'invite'; id: string; seat_ids?: string[] }
  | { act: 'attendees'; id: string; change: AttendeesRequest }
  | { act: 'message'; id: string; message: MailedMessageRequest }
  | { act: FileAct; id: string };

const files: ReadonlySet<string> = new Set<FileAct>([
  'calendar',
  'results',
  'log',
  'resultsPdf',
  'awardsPdf',
  'attendanceCsv',
  'attendanceXlsx',
]);
/** A file that arrives says enough of its success. */
const isFile = (act: SessionAct['act']): act is FileAct => files.has(act);

const movesCredits: ReadonlySet<SessionAct['act']> = new Set(['cancel', 'attendees', 'remove']);

export interface SessionActs extends Command<SessionAct> {
  /** Written to the clipboard at once, whatever is under way: browsers allow it only in the moment of the click. */
  copyLink(link: string): void;
}

/**
 * One act at a time, in their order; each says in a toast how it went. `onDone` is called for each success, with the
 * session that a change answered; `onStale` for each change that the server refused since somebody has changed it.
 */
export function useSessionActs(
  onDone: (act: SessionAct, session: SessionDetail | undefined) => void,
  onStale: () => void = () => undefined,
): SessionActs {
  const sessions = useService(createSessionService);
  const credits = useService(createCreditService);
  const words = useSessionActsWords();
  const toasts = useToasts();
  const say = (error: unknown) => {
    toasts.error(readableMessage(error));
    throw error;
  };
  const copyLink = useCopyLink();
  const command = useCommand({
    send: (act: SessionAct, { key }) => send(sessions, act, key).catch(noticeStale(onStale)).catch(say),
    onDone: (session, act) => {
      const { act: name } = act;
      if (!isFile(name)) toasts.success(words.done[name]);
      if (movesCredits.has(act.act)) credits.noteMove();
      onDone(act, session);
    },
  });
  return { ...command, copyLink };
}

async function send(
  sessions: SessionService,
  act: SessionAct,
  key: string,
): Promise<SessionDetail | undefined> {
  if (isChange(act)) return change(sessions, act, key);
  await other(sessions, act, key);
  return undefined;
}

const changes = ['edit', 'reschedule', 'attendees', 'invite'] as const;
type Change = Extract<SessionAct, { act: (typeof changes)[number] }>;
const isChange = (act: SessionAct): act is Change => changes.some((name) => name === act.act);

/** Answers the session as it is from now on. */
function change(sessions: SessionService, act: Change, key: string): Promise<SessionDetail> {
  switch (act.act) {
    case 'edit':
      return sessions.edit(act.id, act.change);
    case 'reschedule':
      return sessions.reschedule(act.id, act.start, key);
    case 'invite':
      return sessions.invite(act.id, { seat_ids: act.seat_ids }, key);
    case 'attendees':
      return sessions.changeAttendees(act.id, act.change, key);
  }
}

async function other(
  sessions: SessionService,
  act: Exclude<SessionAct, Change>,
  key: string,
): Promise<unknown> {
  switch (act.act) {
    case 'archive':
      return sessions.archive(act.id);
    case 'unarchive':
      return sessions.unarchive(act.id);
    case 'archiveMany':
      return sessions.archiveMany({ ids: act.ids, archived: true });
    case 'unarchiveMany':
      return sessions.archiveMany({ ids: act.ids, archived: false });
    case 'confirm':
      return sessions.confirm(act.id);
    case 'remove':
      return sessions.remove(act.id);
    case 'cancel':
      return sessions.cancel(act.id, key);
    case 'message':
      return sessions.message(act.id, act.message, key);
    case 'calendar':
      return saveFile(await sessions.calendar(act.id));
    case 'results':
      return saveFile(await sessions.resultsCsv(act.id));
    case 'resultsPdf':
      return saveFile(await sessions.resultsPdf(act.id));
    case 'awardsPdf':
      return saveFile(await sessions.awardsPdf(act.id));
    case 'attendanceCsv':
      return saveFile(await sessions.attendanceCsv(act.id));
    case 'attendanceXlsx':
      return saveFile(await sessions.attendanceXlsx(act.id));
    case 'log':
      return saveFile(await sessions.logCsv(act.id));
  }
}

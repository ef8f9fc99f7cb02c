import type {
  AttendeesRequest,
  EditSessionRequest,
  MailedMessageRequest,
} from '#contract/calls/schemas/sessions.ts';
import { useToasts } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/credits/credit-service.ts';
import { createSessionService } from '../services/sessions/session-service.ts';
import { type Command, useCommand } from '../machines/command/use-command.tsx';
import { readableMessage } from '../services/http/api-error.ts';
import { saveFile } from '../services/save-file.ts';
import type { SessionService } from '../services/sessions/session-service.ts';

/** What an administrator may do to a session from a list or its page. */
export type SessionAct =
  | { act: 'archive' | 'unarchive' | 'confirm' | 'remove' | 'cancel'; id: string }
  | { act: 'archiveMany' | 'unarchiveMany'; ids: string[] }
  | { act: 'edit'; id: string; change: EditSessionRequest }
  | { act: 'reschedule'; id: string; starts_at: string; timezone_id: string }
  | { act: 'invite'; id: string; seat_ids?: string[] }
  | { act: 'attendees'; id: string; change: AttendeesRequest }
  | { act: 'message'; id: string; message: MailedMessageRequest }
  | { act: 'calendar' | 'results' | 'log'; id: string; title: string };

const said: Record<SessionAct['act'], string | null> = {
  archive: 'Experience archived successfully!',
  unarchive: 'Taken out of the archive',
  archiveMany: 'Experiences archived successfully!',
  unarchiveMany: 'Taken out of the archive',
  confirm: 'Event details confirmed successfully!',
  remove: 'Experience deleted successfully!',
  cancel: 'Session cancelled successfully!',
  edit: 'Experience updated successfully!',
  reschedule: 'Experience date updated successfully!',
  invite: 'Attendees invited successfully!',
  attendees: 'Attendees updated successfully!',
  message: 'Your message is on its way',
  calendar: null,
  results: null,
  log: null,
};

const movesCredits: ReadonlySet<SessionAct['act']> = new Set(['cancel', 'attendees', 'remove']);

export interface SessionActs extends Command<SessionAct> {
  /** Written to the clipboard at once, whatever is under way: browsers allow it only in the moment of the click. */
  copyLink(link: string): void;
}

/** One act at a time, in their order; each says in a toast how it went. `onDone` hears of each success. */
export function useSessionActs(onDone: (act: SessionAct) => void): SessionActs {
  const sessions = useService(createSessionService);
  const credits = useService(createCreditService);
  const toasts = useToasts();
  const say = (error: unknown) => {
    toasts.error(readableMessage(error));
    throw error;
  };
  const copy = useCommand({
    send: (link: string) => navigator.clipboard.writeText(link).catch(say),
    onDone: () => toasts.success('Link copied to clipboard!'),
  });
  const command = useCommand({
    send: (act: SessionAct, { key }) => send(sessions, act, key).catch(say),
    onDone: (_answer, act) => {
      const text = said[act.act];
      if (text !== null) toasts.success(text);
      if (movesCredits.has(act.act)) credits.noteMove();
      onDone(act);
    },
  });
  return { ...command, copyLink: copy.issue };
}

async function send(sessions: SessionService, act: SessionAct, key: string): Promise<unknown> {
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
    case 'edit':
      return sessions.edit(act.id, act.change);
    case 'reschedule':
      return sessions.reschedule(act.id, { starts_at: act.starts_at, timezone_id: act.timezone_id }, key);
    case 'invite':
      return sessions.invite(act.id, { seat_ids: act.seat_ids }, key);
    case 'attendees':
      return sessions.changeAttendees(act.id, act.change, key);
    case 'message':
      return sessions.message(act.id, act.message, key);
    case 'calendar':
      return saveFile(await sessions.calendar(act.id), `${act.title}.ics`);
    case 'results':
      return saveFile(await sessions.resultsCsv(act.id), `${act.title}.csv`);
    case 'log':
      return saveFile(await sessions.logCsv(act.id), `${act.title}, log.csv`);
  }
}

import { useMemo } from 'react';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import type { AttendeesRequest, SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { useServices, useToasts } from '../../app-context.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { createIntentions } from '../../services/http/intentions.ts';
import { saveFile } from './save-file.ts';

/** What an administrator may do to a session from a list or its page; each says how it went in a toast. */
export function useSessionActions(onChanged: () => void) {
  const { sessions } = useServices();
  const toasts = useToasts();
  return useMemo(() => {
    const once = createIntentions();
    const attempt = async (work: () => Promise<unknown>, success?: string): Promise<boolean> => {
      try {
        await work();
        if (success) toasts.success(success);
        onChanged();
        return true;
      } catch (error) {
        toasts.error(readableMessage(error));
        return false;
      }
    };
    return {
      archive: (id: string) => attempt(() => sessions.archive(id), 'Experience archived successfully!'),
      remove: (id: string) => attempt(() => sessions.remove(id), 'Experience deleted successfully!'),
      cancel: (id: string) =>
        attempt(
          () => once(['cancel', id], (key) => sessions.cancel(id, key)),
          'Session cancelled successfully!',
        ),
      rename: (id: string, title: string) =>
        attempt(() => sessions.edit(id, { title }), 'Experience updated successfully!'),
      reschedule: (id: string, starts_at: string, timezone_id: string) =>
        attempt(
          () =>
            once(['reschedule', id, starts_at, timezone_id], (key) =>
              sessions.reschedule(id, { starts_at, timezone_id }, key),
            ),
          'Experience date updated successfully!',
        ),
      invite: (id: string, seat_ids?: string[]) =>
        attempt(
          () => once(['invite', id, seat_ids], (key) => sessions.invite(id, { seat_ids }, key)),
          'Attendees invited successfully!',
        ),
      changeAttendees: (id: string, change: AttendeesRequest) =>
        attempt(
          () => once(['attendees', id, change], (key) => sessions.changeAttendees(id, change, key)),
          'Attendees updated successfully!',
        ),
      control: (id: string, control: ControlRequest) => attempt(() => sessions.control(id, control)),
      copy: (text: string) => attempt(() => navigator.clipboard.writeText(text), 'Link copied to clipboard!'),
      copyLink: (id: string) =>
        attempt(
          () => navigator.clipboard.writeText(`${window.location.origin}/experience/${id}`),
          'Link copied to clipboard!',
        ),
      downloadCalendar: (session: Pick<SessionSummary, 'id' | 'title'>) =>
        attempt(async () => saveFile(await sessions.calendar(session.id), `${session.title}.ics`)),
      downloadResults: (session: Pick<SessionSummary, 'id' | 'title'>) =>
        attempt(async () => saveFile(await sessions.resultsCsv(session.id), `${session.title}.csv`)),
    };
  }, [sessions, toasts, onChanged]);
}

export type SessionActions = ReturnType<typeof useSessionActions>;

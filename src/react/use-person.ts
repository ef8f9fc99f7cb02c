import type { EditPersonRequest, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createConsumerService } from '../services/api/consumer-service.ts';
import { createCreditService } from '../services/api/credit-service.ts';
import { readableMessage } from '../services/http/api-error.ts';
import { noticeStale } from '../services/http/stale-version.ts';
import { useService } from '../services-context.tsx';
import { usePersonWords } from '../words/organiser/person-words.ts';
import { usePeopleChanges } from './use-dashboard.ts';

/** One person of the company with their sessions, kept current. */
export function usePerson(id: string) {
  const consumers = useService(createConsumerService);
  const watch = usePeopleChanges();
  return useLoader(`person ${id}`, { load: (signal) => consumers.read(id, signal), watch });
}

/** Saves what is known of a person; `onStale` where somebody has changed the person since. */
export function useEditPerson(id: string, onDone: (saved: PersonDetail) => void, onStale: () => void) {
  const consumers = useService(createConsumerService);
  const toasts = useToasts();
  const words = usePersonWords().form;
  return useCommand({
    send: (change: EditPersonRequest) => consumers.edit(id, change).catch(noticeStale(onStale)),
    onDone: (saved) => {
      toasts.success(words.saved);
      onDone(saved);
    },
  });
}

/** Merges another entry into this one, which is kept. */
export function useMergePerson(id: string, onDone: (kept: PersonDetail) => void) {
  const consumers = useService(createConsumerService);
  const toasts = useToasts();
  const words = usePersonWords().merge;
  return useCommand({
    send: (otherId: number, { key }) => consumers.merge(id, { other_id: otherId }, key),
    onDone: (kept) => {
      toasts.success(words.merged);
      onDone(kept);
    },
  });
}

export type PersonExit = 'leave' | 'return' | 'erase';

/** Off the company's list, on it again, or erased. */
export function usePersonExits(id: string, onDone: (exit: PersonExit) => void) {
  const consumers = useService(createConsumerService);
  const credits = useService(createCreditService);
  const toasts = useToasts();
  const { done } = usePersonWords().exits;
  const send = async (exit: PersonExit): Promise<void> => {
    if (exit === 'erase') await consumers.erase(id);
    else await consumers.setListed(id, exit === 'return');
  };
  return useCommand({
    send: (exit: PersonExit) =>
      send(exit).catch((error: unknown) => {
        toasts.error(readableMessage(error));
        throw error;
      }),
    onDone: (_answer, exit) => {
      toasts.success(done[exit]);
      credits.noteMove();
      onDone(exit);
    },
  });
}

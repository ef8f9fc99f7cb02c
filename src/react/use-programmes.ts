import type {
  CreateProgrammeRequest,
  EditProgrammeRequest,
  ProgrammeDetail,
} from '#contract/calls/schemas/programmes/programmes.ts';
import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createCreditService } from '../services/api/credit-service.ts';
import {
  createProgrammeService,
  type ProgrammeService,
} from '../services/api/programmes/programme-service.ts';
import { readableMessage } from '../services/http/api-error.ts';
import { useProgrammesWords } from '../words/organiser/sessions/programmes-words.ts';
import { useService } from '../services-context.tsx';
import { usePeopleChanges } from './use-dashboard.ts';

/** The company's programmes, kept current. */
export function useProgrammes() {
  const programmes = useService(createProgrammeService);
  const watch = usePeopleChanges();
  return useLoader('programmes', {
    watch,
    load: async (signal) => (await programmes.list(signal)).programmes,
  });
}

/** One of them, kept current. */
export function useProgramme(id: string) {
  const programmes = useService(createProgrammeService);
  const watch = usePeopleChanges();
  return useLoader(`programme ${id}`, { watch, load: (signal) => programmes.read(id, signal) });
}

/** What an organiser does to a programme. */
export type ProgrammeAct =
  | { act: 'edit'; change: EditProgrammeRequest }
  | { act: 'addSlots'; slots: CreateProgrammeRequest['slots'] }
  | { act: 'resize'; slot: string; capacity: number }
  | { act: 'remove'; slot: string }
  | { act: 'merge'; from: string; into: string }
  | { act: 'keepApart'; emails: string[] }
  | { act: 'stopKeepingApart'; set: string };

function send(
  programmes: ProgrammeService,
  id: string,
  values: ProgrammeAct,
  key: string,
): Promise<ProgrammeDetail> {
  switch (values.act) {
    case 'edit':
      return programmes.edit(id, values.change);
    case 'addSlots':
      return programmes.addSlots(id, values.slots, key);
    case 'resize':
      return programmes.resizeSlot(id, values.slot, values.capacity);
    case 'remove':
      return programmes.removeSlot(id, values.slot);
    case 'merge':
      return programmes.merge(id, values.from, values.into, key);
    case 'keepApart':
      return programmes.keepApart(id, values.emails);
    case 'stopKeepingApart':
      return programmes.stopKeepingApart(id, values.set);
  }
}

/** One act at a time; each shows in a toast how it went. */
export function useProgrammeActs(id: string, onDone: (act: ProgrammeAct) => void) {
  const programmes = useService(createProgrammeService);
  const credits = useService(createCreditService);
  const { done } = useProgrammesWords();
  const toasts = useToasts();
  return useCommand({
    send: (values: ProgrammeAct, { key }) =>
      send(programmes, id, values, key).catch((error: unknown) => {
        toasts.error(readableMessage(error));
        throw error;
      }),
    onDone: (_programme, values) => {
      toasts.success(done[values.act]);
      credits.noteMove();
      onDone(values);
    },
  });
}

import type { SaveTemplateRequest } from '#contract/calls/schemas/templates.ts';
import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createTemplateService } from '../services/api/template-service.ts';
import { useService } from '../services-context.tsx';
import { useTemplatesWords } from '../words/organiser/sessions/templates-words.ts';
import { usePeopleChanges } from './use-dashboard.ts';

/** The company's templates, kept current. */
export function useTemplates() {
  const templates = useService(createTemplateService);
  const watch = usePeopleChanges();
  return useLoader('session templates', {
    watch,
    load: async (signal) => (await templates.list(signal)).templates,
  });
}

export function useSaveTemplate(onDone: () => void) {
  const templates = useService(createTemplateService);
  const toasts = useToasts();
  const { saved } = useTemplatesWords();
  return useCommand({
    send: (request: SaveTemplateRequest) => templates.save(request),
    onDone: (_answer, { name }) => {
      toasts.success(saved(name));
      onDone();
    },
  });
}

/** What is done to a template that is there. */
export type TemplateChange = { id: number; name: string } | { id: number; remove: true };

export function useChangeTemplate(onDone: () => void) {
  const templates = useService(createTemplateService);
  return useCommand({
    send: (change: TemplateChange) =>
      'remove' in change ? templates.remove(change.id) : templates.rename(change.id, change.name),
    onDone,
  });
}

import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useSessionActsWords } from '../words/organiser/sessions/session-acts-words.ts';
import { readableMessage } from '../services/http/api-error.ts';

/** Writes a link to the clipboard at once: browsers allow it only in the moment of the click. */
export function useCopyLink(): (link: string) => void {
  const words = useSessionActsWords();
  const toasts = useToasts();
  return useCommand({
    send: (link: string) =>
      navigator.clipboard.writeText(link).catch((error: unknown) => {
        toasts.error(readableMessage(error));
        throw error;
      }),
    onDone: () => toasts.success(words.linkCopied),
  }).issue;
}

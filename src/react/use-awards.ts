import type { Award } from '#contract/calls/schemas/results.ts';
import { useService } from '../services-context.tsx';
import { createAwardService } from '../services/api/award-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { saveFile } from '../services/page/save-file.ts';

/** Whether an award's code bears our own signature, and what it was given for. */
export function useAwardVerification(code: string) {
  const awards = useService(createAwardService);
  return useLoader(`award ${code}`, { load: (signal) => awards.verify(code, signal) });
}

/** The certificate as a PDF, handed to the downloads. */
export function useAwardPdf({ code }: Pick<Award, 'code'>) {
  const awards = useService(createAwardService);
  return useCommand({
    send: (_: null) => awards.pdf(code),
    onDone: saveFile,
  });
}

/** What the company may change on the awards of its session; `onDone` hears of each change. */
export function useAwardChanges(sessionId: string, onDone: () => void) {
  const awards = useService(createAwardService);
  const correct = useCommand({
    send: ({ code, name }: { code: string; name: string }) => awards.correctName(sessionId, code, name),
    onDone,
  });
  const revoke = useCommand({
    send: ({ code, reason }: { code: string; reason: string }) => awards.revoke(sessionId, code, reason),
    onDone,
  });
  return { correct, revoke };
}

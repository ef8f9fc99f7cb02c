import { useCommand } from '../machines/command/use-command.tsx';
import { useService } from '../services-context.tsx';
import { createOwnDataService } from '../services/api/own-data-service.ts';
import { saveFile } from '../services/page/save-file.ts';

/** Everything kept about oneself, handed to the downloads: of one's account, or of one's seat in a session. */
export function useOwnData(of: 'user' | 'seat') {
  const ownData = useService(createOwnDataService);
  return useCommand({
    send: (_: null, { signal }) => (of === 'user' ? ownData.ofUser(signal) : ownData.ofSeat(signal)),
    onDone: saveFile,
  });
}

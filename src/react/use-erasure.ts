import { useCommand } from '../machines/command/use-command.tsx';
import { useParticipantAuthVerbs } from '../machines/participant-auth/use-participant-auth.tsx';
import { useService } from '../services-context.tsx';
import { createParticipantService } from '../services/api/participant-service.ts';

/** A participant takes their name and address out; then this browser forgets the seat. */
export function useErasure() {
  const participant = useService(createParticipantService);
  const { logOut } = useParticipantAuthVerbs();
  return useCommand<void, unknown>({
    send: (_nothing, { signal }) => participant.erase(signal),
    onDone: logOut,
  });
}

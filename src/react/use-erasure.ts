import { useCommand } from '../machines/command/use-command.tsx';
import { useParticipantAuthVerbs } from '../machines/participant-auth/use-participant-auth.tsx';
import { useServices } from '../services-context.tsx';

/** A participant takes their name and address out; then this browser forgets the seat. */
export function useErasure() {
  const { participant } = useServices();
  const { logOut } = useParticipantAuthVerbs();
  return useCommand<void, unknown>({
    send: (_nothing, { signal }) => participant.erase(signal),
    onDone: logOut,
  });
}
